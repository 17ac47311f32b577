import { useState } from 'react';
import type { ImportLine } from './line-table.tsx';

/** Which rows of a file come in: those that are not there already or add something, until somebody says otherwise. */
export function useTicks<L extends ImportLine>() {
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map());
  return {
    isChosen: ({ number, twin, adds }: L) =>
      ticks.get(number) ?? (twin === null || adds !== undefined),
    onTick: (lines: readonly L[], isTicked: boolean) =>
      setTicks(new Map([...ticks, ...lines.map(({ number }) => [number, isTicked] as const)])),
  };
}
