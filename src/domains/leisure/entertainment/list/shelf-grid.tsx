import { type FocusEvent, useRef } from 'react';
import { useUnsyncedIds } from '#client/sync/reading/unsynced.ts';
import { useShortcut } from '#client/page/shortcuts.tsx';
import { useIsPainted } from '#client/ui/rows/use-is-painted.ts';
import { useFocusStays } from '#client/ui/rows/use-focus-stays.ts';
import { useRowFocus } from '#client/list/use-row-focus.ts';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { useWidth } from '#client/ui/base/use-width.ts';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { useRowsInSight } from '#client/ui/rows/use-rows-in-sight.ts';
import { coverUnit } from '#domains/leisure/covers/cover.tsx';
import { seeNext } from '#domains/leisure/entertainment/panel/title-actions.ts';
import { goesOn } from '#domains/leisure/entertainment/words/title-words.ts';
import { ShelfHead } from './shelf-head.tsx';
import { linesOf, type Shelf, type ShelfLine, type ShelfName, shelfLabels } from './shelves.ts';
import { TitleCard } from './title-card.tsx';
import './shelf-grid.css';

interface ShelfGridProps {
  /** What all of them answer. */
  question: string;
  shelves: readonly Shelf[];
  failures: readonly FailedWrite[];
  /** One of what is planned, by chance. */
  onPick: () => void;
  /** Where each shelf is one line that goes on sideways: shows one of them whole. */
  onWhole?: ((shelf: ShelfName) => void) | undefined;
}

const keyOf = ({ key }: ShelfLine) => key;
const gapPx = 18;
const narrowestPx = 118;
const captionPx = 64;
/** So many stand on a shelf that goes on sideways. */
const sideways = 12;

/** Shelves of covers, of which only what is in sight is on the page. */
export function ShelfGrid({ question, shelves, failures, onPick, onWhole }: ShelfGridProps) {
  const element = useRef<HTMLDivElement>(null);
  const width = useWidth(element, 'titles');
  const isPhone = useIsPhone();
  const isSideways = isPhone && onWhole !== undefined;
  const columns = isPhone
    ? 3
    : Math.max(3, Math.min(8, Math.floor((width + gapPx) / (narrowestPx + gapPx))));
  const shown = isSideways
    ? shelves.map(({ name, items }) => ({ name, items: items.slice(0, sideways) }))
    : shelves;
  const lines = linesOf(shown, isSideways ? sideways : columns);
  const listed = shown.flatMap(({ items }) => items);
  const { activeId, setActiveId, reachable, move, moveTo, withFocused } = useRowFocus(
    element,
    listed,
    'title',
  );
  const ids = listed.map(({ id }) => id);
  useFocusStays({ list: element, ids, name: 'title', onMove: moveTo });
  const lineOf = (id: string) =>
    lines.find((line) => 'items' in line && line.items.some((item) => item.id === id))?.key;
  const cardPx = isSideways ? 108 : (width - gapPx * (columns - 1)) / columns;
  const { stretches, measure } = useRowsInSight({
    list: element,
    name: 'titles',
    items: lines,
    keyOf,
    heightOf: (line) => ('head' in line ? 48 : cardPx * 1.5 + captionPx + 18),
    overscan: useIsPainted(question) ? 1 : 0,
    reached: activeId && lineOf(activeId),
  });
  const group = 'On this page';
  useShortcut('j', () => move(1), { label: 'Next title', group, repeats: true });
  useShortcut('k', () => move(-1), { label: 'Previous title', group, repeats: true });
  useShortcut('s', () => withFocused((item) => (goesOn(item) ? seeNext(item) : undefined)), {
    label: 'One episode more',
    group,
  });
  const unsynced = useUnsyncedIds();
  const failed = new Map(failures.map((failure) => [failure.id, failure]));
  const counts = new Map(shelves.map(({ name, items }) => [name, items.length]));

  function follow({ target }: FocusEvent<HTMLElement>) {
    const id = target.closest<HTMLElement>('[data-title]')?.dataset['title'];
    if (id) setActiveId(id);
  }
  return (
    <div ref={element} className="shelves" style={coverUnit(cardPx)} onFocus={follow}>
      {stretches.map((stretch) => {
        if ('gap' in stretch)
          return <div key={stretch.gap} aria-hidden="true" style={{ height: stretch.px }} />;
        const { item: line, index } = stretch;
        if ('head' in line) {
          const { name } = line.head;
          const count = counts.get(name) ?? 0;
          return (
            <div key={line.key} ref={measure} data-index={index} className="titles-head">
              <ShelfHead
                name={name}
                count={count}
                onPick={name === 'next' ? onPick : undefined}
                onWhole={isSideways && count > sideways ? () => onWhole(name) : undefined}
              />
            </div>
          );
        }
        return (
          <ul
            key={line.key}
            ref={measure}
            data-index={index}
            className={isSideways ? 'shelf-line is-sideways' : 'shelf-line'}
            aria-label={shelfLabels[line.shelf]}
            style={
              isSideways ? undefined : { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }
            }
          >
            {line.items.map((item) => (
              <TitleCard
                key={item.id}
                item={item}
                isReachable={item.id === reachable?.id}
                failure={failed.get(item.id)}
                isUnsynced={unsynced.has(item.id)}
              />
            ))}
          </ul>
        );
      })}
    </div>
  );
}
