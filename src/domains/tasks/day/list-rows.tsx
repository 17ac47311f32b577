import {
  type FocusEvent,
  type KeyboardEventHandler,
  type ReactElement,
  type RefObject,
  useDeferredValue,
  useState,
} from 'react';
import { Later } from '#client/later/later.tsx';
import type { RowsInSight } from '#domains/tasks/list/many-rows.tsx';

interface ListRowsProps {
  ref: RefObject<HTMLOListElement | null>;
  label: string;
  rows: readonly ReactElement[];
  onKeyDown: KeyboardEventHandler<HTMLElement>;
  /** The task that the keys have come to. */
  reached: string | undefined;
  /** The focus has come to a task. */
  onReach: (id: string) => void;
}

// A hundred tasks and the heads of their groups.
const most = 104;
// A window has no room for more: what stands above the list, and a row at its lowest.
const [abovePx, rowPx] = [240, 38];
const drawnPx = 900;
const firstScreen = Math.ceil(
  // The picture of the landing page is drawn without a window.
  ((typeof window === 'undefined' ? drawnPx : window.innerHeight) - abovePx) / rowPx,
);
const loadManyRows = () =>
  import('#domains/tasks/list/many-rows.tsx').then((part) => part.ManyRows);

/** The rows of a day; beyond a hundred tasks only those in sight are on the page. */
export function ListRows({ ref, label, rows, reached, onKeyDown, onReach }: ListRowsProps) {
  // What is in sight is painted first, the rest of the page after it.
  const shown = useDeferredValue(Math.min(rows.length, most), firstScreen);
  const [sight, setSight] = useState<RowsInSight>();
  const isMany = rows.length > most;
  const { from, to, beforePx, afterPx } = (isMany && sight) || {
    from: 0,
    to: Math.max(shown, firstScreen),
    beforePx: 0,
    afterPx: 0,
  };
  function reach({ target }: FocusEvent) {
    const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-task]') : null;
    if (row?.dataset['task']) onReach(row.dataset['task']);
  }
  // A row stays the same one when the list grows beyond the hundred or back: nobody's focus, swipe
  // or open menu may end because somebody else adds a task.
  return (
    // The keys are those of the rows' own buttons, gathered in one place.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol ref={ref} className="tasks" aria-label={label} onKeyDown={onKeyDown} onFocus={reach}>
      {isMany ? (
        <Later
          load={loadManyRows}
          props={{
            list: ref,
            keys: rows.map(({ key }) => String(key)),
            reached,
            onSight: setSight,
          }}
          isAsked
        />
      ) : null}
      {beforePx > 0 ? <li aria-hidden="true" style={{ height: beforePx }} /> : null}
      {rows.slice(from, to)}
      {afterPx > 0 ? <li aria-hidden="true" style={{ height: afterPx }} /> : null}
    </ol>
  );
}
