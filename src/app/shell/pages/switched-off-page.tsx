import { useEffect } from 'react';
import { SwitchedOff } from '#domains/people/workspaces/switcher/switched-off.tsx';
import type { usePlaceOff } from '#app/shell/navigation/navigation.ts';
import './switched-off-page.css';

interface SwitchedOffPageProps {
  place: NonNullable<ReturnType<typeof usePlaceOff>>;
}

/** In the place of a page that shows what the workspace works without. */
export function SwitchedOffPage({ place: { label, modules = [] } }: SwitchedOffPageProps) {
  // The button that switched it on goes with it.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus();
    },
    [],
  );
  return (
    <div className="switched-off">
      <h1>{label}</h1>
      <SwitchedOff modules={modules} />
    </div>
  );
}
