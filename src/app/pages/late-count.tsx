import type { ComponentType } from 'react';
import { Later } from '#client/later/later.tsx';

/** How much waits at a place, of records that are asked for once the page is calm. */
export function lateCount(load: () => Promise<ComponentType<object>>): ComponentType {
  return function LateCount() {
    return <Later load={load} props={{}} />;
  };
}
