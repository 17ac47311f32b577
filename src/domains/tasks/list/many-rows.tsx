import { type RefObject, useLayoutEffect } from 'react';
import { type Stretch, useRowsInSight } from '#client/ui/rows/use-rows-in-sight.ts';

/** Which rows are on the page, and the room that those before and after them take. */
export interface RowsInSight {
  from: number;
  to: number;
  beforePx: number;
  afterPx: number;
}

interface ManyRowsProps {
  list: RefObject<HTMLElement | null>;
  keys: readonly string[];
  /** The row that the keys have come to. */
  reached: string | undefined;
  onSight: (rows: RowsInSight) => void;
}

const itself = (key: string) => key;
const usualHeightPx = () => 44;

/** Says which rows of a list are in sight that is too long to be on the page as a whole. */
export function ManyRows({ list, keys, reached, onSight }: ManyRowsProps) {
  const { stretches } = useRowsInSight({
    list,
    items: keys,
    keyOf: itself,
    heightOf: usualHeightPx,
    overscan: 12,
    reached,
  });
  const shown = stretches.flatMap((stretch) => ('gap' in stretch ? [] : [stretch.index]));
  const from = shown[0] ?? 0;
  const to = (shown.at(-1) ?? -1) + 1;
  const beforePx = roomOf(stretches[0]);
  const afterPx = roomOf(stretches.at(-1));
  useLayoutEffect(() => {
    if (to > 0) onSight({ from, to, beforePx, afterPx });
  }, [onSight, from, to, beforePx, afterPx]);
  return null;
}

function roomOf(stretch: Stretch<string> | undefined): number {
  return stretch && 'gap' in stretch ? stretch.px : 0;
}
