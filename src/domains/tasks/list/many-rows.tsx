import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

const usualHeightPx = 44;

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
  /** The row that the keys have come to: it has to be on the page to take the focus. */
  reached: string | undefined;
  onSight: (rows: RowsInSight) => void;
}

/** Says which rows of a list are in sight that is too long to be on the page as a whole. */
export function ManyRows({ list, keys, reached, onSight }: ManyRowsProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [offset, setOffset] = useState(0);
  useEffect(() => {
    const found = list.current?.closest<HTMLElement>('main') ?? null;
    setScroller(found);
    const top = (element: HTMLElement) => element.getBoundingClientRect().top;
    if (found && list.current) setOffset(top(list.current) - top(found) + found.scrollTop);
  }, [list]);
  // The compiler leaves this component alone; it draws nothing.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: keys.length,
    getScrollElement: () => scroller,
    estimateSize: () => usualHeightPx,
    getItemKey: (at) => keys[at] ?? at,
    scrollMargin: offset,
    overscan: 12,
  });
  useEffect(() => {
    const at = keys.findIndex((key) => key === reached);
    const isShown = virtualizer.getVirtualItems().some(({ index }) => index === at);
    if (at >= 0 && !isShown) virtualizer.scrollToIndex(at, { align: 'center' });
    // Only when the keys move on: scrolling away by hand is not to be undone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [reached]);
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  const from = first?.index ?? 0;
  const to = last ? last.index + 1 : 0;
  const beforePx = first ? first.start - offset : 0;
  const afterPx = last ? virtualizer.getTotalSize() - (last.end - offset) : 0;
  useLayoutEffect(() => {
    if (to > 0) onSight({ from, to, beforePx, afterPx });
  }, [onSight, from, to, beforePx, afterPx]);
  return null;
}
