import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEventHandler,
  type KeyboardEventHandler,
  type ReactElement,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';

interface VirtualRowsProps<T> {
  ref: RefObject<HTMLOListElement | null>;
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  /** A guess; what is on the page is measured. */
  heightOf: (item: T) => number;
  /** Heads stay at the top while what belongs to them is in sight. */
  isHead: (item: T) => boolean;
  render: (item: T) => ReactElement;
  /** The row that the keys have come to: it has to be on the page to take the focus. */
  reached: string | undefined;
  onKeyDown: KeyboardEventHandler<HTMLElement>;
  onFocus: FocusEventHandler<HTMLElement>;
}

const firstScreen = { width: 0, height: 900 };
const overscan = 8;

/** A list of any length, of which only what is in sight is on the page; it scrolls with the page. */
export function VirtualRows<T>(props: VirtualRowsProps<T>) {
  const { ref, label, items, keyOf, heightOf, isHead, render, reached } = props;
  const [offset, setOffset] = useState(0);
  const heads = useMemo(() => placesOf(items, isHead), [items, isHead]);
  // With other functions all items would be measured anew.
  const estimateSize = useCallback(
    (at: number) => withItem(items, at, heightOf) ?? 0,
    [items, heightOf],
  );
  const getItemKey = useCallback((at: number) => withItem(items, at, keyOf) ?? at, [items, keyOf]);
  // The compiler leaves this component alone; the rows are remembered one by one.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => document.getElementById('main'),
    estimateSize,
    getItemKey,
    initialRect: firstScreen,
    scrollMargin: offset,
    overscan,
    rangeExtractor: (range) => withHead(range, heads),
  });
  // Whatever was rendered may have moved the list or changed the height of a row; a place that is
  // as it was sets nothing off.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    const list = ref.current;
    const scroller = document.getElementById('main');
    if (!list || !scroller) return;
    const top = (element: HTMLElement) => element.getBoundingClientRect().top;
    setOffset(Math.round(top(list) - top(scroller) + scroller.scrollTop));
    const shown = [...list.children].filter((child) => !child.hasAttribute('data-gap'));
    for (const [place, { index }] of virtualizer.getVirtualItems().entries()) {
      const row = shown[place];
      if (row instanceof HTMLElement) virtualizer.resizeItem(index, row.offsetHeight);
    }
  });
  useEffect(() => {
    const at = items.findIndex((item) => keyOf(item) === reached);
    const isShown = virtualizer.getVirtualItems().some(({ index }) => index === at);
    if (at >= 0 && !isShown) virtualizer.scrollToIndex(at, { align: 'center' });
    // Only when the keys move on: scrolling away by hand is not to be undone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [reached]);

  const rows: ReactElement[] = [];
  let end = offset;
  const leap = (to: number, key: string) => {
    if (to > end)
      rows.push(<li key={key} data-gap="" aria-hidden="true" style={{ height: to - end }} />);
    end = to;
  };
  for (const { index, key, start, end: itsEnd } of virtualizer.getVirtualItems()) {
    leap(start, `before ${String(key)}`);
    const item = items[index];
    if (item !== undefined) rows.push(render(item));
    end = itsEnd;
  }
  leap(offset + virtualizer.getTotalSize(), 'after');
  return (
    // The keys are those of the rows' own buttons, gathered in one place.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol
      ref={ref}
      className="tasks"
      aria-label={label}
      onKeyDown={props.onKeyDown}
      onFocus={props.onFocus}
    >
      {rows}
    </ol>
  );
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
