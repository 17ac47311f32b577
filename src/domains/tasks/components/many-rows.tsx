import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactElement, type RefObject, useEffect, useState } from 'react';

const usualHeightPx = 44;

/** Rows of a list that is too long to be on the page as a whole. */
export function ManyRows({
  list,
  rows,
  reached,
}: {
  list: RefObject<HTMLElement | null>;
  rows: readonly ReactElement[];
  /** The row that the keys have come to: it has to be on the page to take the focus. */
  reached: string | undefined;
}) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [offset, setOffset] = useState(0);
  useEffect(() => {
    const found = list.current?.closest<HTMLElement>('main') ?? null;
    setScroller(found);
    const top = (element: HTMLElement) => element.getBoundingClientRect().top;
    if (found && list.current) setOffset(top(list.current) - top(found) + found.scrollTop);
  }, [list]);
  // The compiler leaves this component alone; the rows are remembered one by one.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => usualHeightPx,
    getItemKey: (at) => rows[at]?.key ?? at,
    scrollMargin: offset,
    overscan: 12,
  });
  useEffect(() => {
    const at = rows.findIndex((row) => row.key === reached);
    const isShown = virtualizer.getVirtualItems().some(({ index }) => index === at);
    if (at >= 0 && !isShown) virtualizer.scrollToIndex(at, { align: 'center' });
    // Only when the keys move on: scrolling away by hand is not to be undone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [reached]);
  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? offset) - offset;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? offset) - offset);
  return (
    <>
      <li aria-hidden="true" style={{ height: before }} />
      {items.map((item) => rows[item.index])}
      <li aria-hidden="true" style={{ height: after }} />
    </>
  );
}
