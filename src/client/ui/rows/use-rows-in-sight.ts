import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { inNextFrame } from '#client/later/next-frame.ts';
import { keepPx, keptPx } from '#client/ui/base/kept-px.ts';
import { changeOf } from '#client/sync/reading/change-of.ts';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

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
  const [placesOf] = useState(() => steadyPlaces<T>());
  const { heads, getItemKey, estimateSize } = placesOf(items, { keyOf, heightOf, isHead });
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

interface Reading<T> {
  keyOf: (item: T) => string;
  heightOf: (item: T) => number;
  isHead: (item: T) => boolean;
}

/** What stands at which place, as the virtualizer asks for it. */
interface Places {
  getItemKey: (at: number) => string | number;
  estimateSize: (at: number) => number;
  heads: readonly number[];
}

/**
 * The places of a list, the same ones for as long as each holds what it held: a row that only says
 * something else leaves ten thousand others unreckoned.
 */
function steadyPlaces<T>(): (items: readonly T[], reading: Reading<T>) => Places {
  let last: { items: readonly T[]; reading: Reading<T>; places: Places } | undefined;
  return (items, reading) => {
    const isSame = last && standSame(last, { items, reading });
    last = { items, reading, places: last && isSame ? last.places : placesOf(items, reading) };
    return last.places;
  };
}

function standSame<T>(
  before: { items: readonly T[]; reading: Reading<T> },
  { items, reading }: { items: readonly T[]; reading: Reading<T> },
): boolean {
  const { keyOf, heightOf, isHead } = reading;
  const isRead = (['keyOf', 'heightOf', 'isHead'] as const).every(
    (name) => before.reading[name] === reading[name],
  );
  if (!isRead || before.items.length !== items.length) return false;
  const { gone, come } = changeOf(before.items, items);
  return come.every((item, at) => {
    const was = gone[at];
    return (
      was !== undefined &&
      keyOf(was) === keyOf(item) &&
      heightOf(was) === heightOf(item) &&
      isHead(was) === isHead(item)
    );
  });
}

function placesOf<T>(items: readonly T[], { keyOf, heightOf, isHead }: Reading<T>): Places {
  return {
    getItemKey: (at) => withItem(items, at, keyOf) ?? at,
    estimateSize: (at) => withItem(items, at, heightOf) ?? 0,
    heads: items.flatMap((item, at) => (isHead(item) ? at : [])),
  };
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
