import {
  type FocusEventHandler,
  type KeyboardEventHandler,
  type ReactElement,
  type RefObject,
  useLayoutEffect,
} from 'react';
import { useRowsInSight } from '#client/ui/rows/use-rows-in-sight.ts';

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

/** A list of any length, of which only what is in sight is on the page; it scrolls with the page. */
export function VirtualRows<T>(props: VirtualRowsProps<T>) {
  const { ref, label, items, keyOf, heightOf, isHead, render, reached } = props;
  const { stretches, resize } = useRowsInSight({
    list: ref,
    items,
    keyOf,
    heightOf,
    isHead,
    overscan: 8,
    reached,
  });
  // Whatever was rendered may have changed the height of a row.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    for (const [place, stretch] of stretches.entries()) {
      const row = ref.current?.children[place];
      if ('item' in stretch && row instanceof HTMLElement) resize(stretch.index, row.offsetHeight);
    }
  });
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
      {stretches.map((stretch) =>
        'item' in stretch ? (
          render(stretch.item)
        ) : (
          <li key={stretch.gap} aria-hidden="true" style={{ height: stretch.px }} />
        ),
      )}
    </ol>
  );
}
