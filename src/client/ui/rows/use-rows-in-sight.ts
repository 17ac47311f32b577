import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { inNextFrame } from '#client/later/next-frame.ts';
import { keepPx, keptPx } from '#client/ui/base/kept-px.ts';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';

interface RowsOptions<T> {
  list: RefObject<HTMLElement | null>;
  /** Whether the list scrolls by itself; otherwise it scrolls with the page. */
  isScroller?: boolean;
  /** Knows where it begins before it is drawn: otherwise it is drawn as from the top of the page. */
  name?: string;
  items: readonly T[];
  // With other functions all rows would be reckoned anew.
  keyOf: (item: T) => string;
  /** A guess, for as long as a row is not measured. */
  heightOf: (item: T) => number;
  /** Heads stay on the page while what belongs to them is in sight. */
  isHead?: (item: T) => boolean;
  overscan: number;
  /** The row that the keys have come to: it has to be on the page to take the focus. */
  reached: string | undefined;
  /** Whether an item holds what was reached, where that is not its key. */
  holds?: ((item: T, reached: string) => boolean) | undefined;
}

/** A row in sight, or the room of those beside it that are not. */
export type Stretch<T> = { item: T; index: number } | { gap: string; px: number };

const firstScreen = { width: 0, height: 900 };
const noHead = () => false;

/** Which rows of a list of any length are on the page, and the room that the others take. */
export function useRowsInSight<T>(options: RowsOptions<T>) {
  const { list, items, keyOf, heightOf, isHead = noHead, overscan, reached } = options;
  const {
    isScroller = false,
    name,
    holds = (item: T, key: string) => keyOf(item) === key,
  } = options;
  const top = name && `top.${name}`;
  const [offset, setOffset] = useState(() => (top ? keptPx(top) : 0));
  const heads = useMemo(() => placesOf(items, isHead), [items, isHead]);
  const estimateSize = useCallback(
    (at: number) => withItem(items, at, heightOf) ?? 0,
    [items, heightOf],
  );
  const getItemKey = useCallback((at: number) => withItem(items, at, keyOf) ?? at, [items, keyOf]);
  // The compiler leaves this hook alone; the rows are remembered one by one.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => (isScroller ? list.current : document.getElementById('main')),
    estimateSize,
    getItemKey,
    initialRect: firstScreen,
    scrollMargin: offset,
    overscan,
    rangeExtractor: (range) => withHead(range, heads),
  });
  const measureOffset = useCallback(() => {
    const scroller = document.getElementById('main');
    if (isScroller || !list.current || !scroller) return;
    const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;
    setOffset(Math.round(topOf(list.current) - topOf(scroller) + scroller.scrollTop));
  }, [isScroller, list]);
  useLayoutEffect(measureOffset, [measureOffset]);
  // Whatever was rendered may have moved the list; a place that is as it was sets nothing off. It only
  // decides which rows are in sight: the next frame is soon enough, where the page stands laid out.
  useEffect(() => inNextFrame(measureOffset));
  useEffect(() => {
    if (top) keepPx(top, offset);
  }, [top, offset]);
  useEffect(() => {
    if (reached === undefined) return;
    const at = items.findIndex((item) => holds(item, reached));
    const isShown = virtualizer.getVirtualItems().some(({ index }) => index === at);
    if (at >= 0 && !isShown) virtualizer.scrollToIndex(at, { align: 'center' });
    // Only when the keys move on: scrolling away by hand is not to be undone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [reached]);

  const stretches: Stretch<T>[] = [];
  let end = offset;
  const leap = (to: number, gap: string) => {
    if (to > end) stretches.push({ gap, px: to - end });
    end = to;
  };
  for (const { index, key, start, end: itsEnd } of virtualizer.getVirtualItems()) {
    leap(start, `before ${String(key)}`);
    const item = items[index];
    if (item !== undefined) stretches.push({ item, index });
    end = itsEnd;
  }
  leap(offset + virtualizer.getTotalSize(), 'after');
  return {
    stretches,
    /** Says how high a row has turned out. */
    resize: virtualizer.resizeItem,
    /** The `ref` of a row that says its place in `data-index`; its height is followed. */
    measure: virtualizer.measureElement,
  };
}

function placesOf<T>(items: readonly T[], isWanted: (item: T) => boolean): number[] {
  const places: number[] = [];
  for (const [at, item] of items.entries()) if (isWanted(item)) places.push(at);
  return places;
}

function withItem<T, R>(items: readonly T[], at: number, read: (item: T) => R): R | undefined {
  const item = items[at];
  return item === undefined ? undefined : read(item);
}

function withHead(range: Range, heads: readonly number[]): number[] {
  const shown = defaultRangeExtractor(range);
  const head = heads.findLast((at) => at <= range.startIndex);
  return head === undefined || shown.includes(head) ? shown : [head, ...shown];
}
