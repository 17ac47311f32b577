import {
  type FocusEvent,
  type KeyboardEventHandler,
  type ReactElement,
  type RefObject,
  useDeferredValue,
} from 'react';
import { Later } from '#client/later.tsx';

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

// A hundred tasks and the line of the present minute.
const most = 101;
const firstScreen = 30;
const loadManyRows = () => import('./many-rows.tsx').then((part) => part.ManyRows);

/** The rows of a day; beyond a hundred tasks only those in sight are on the page. */
export function ListRows({ ref, label, rows, reached, onKeyDown, onReach }: ListRowsProps) {
  // What is in sight is painted first, the rest of the page after it.
  const shown = useDeferredValue(rows.length, firstScreen);
  function reach({ target }: FocusEvent) {
    const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-task]') : null;
    if (row?.dataset['task']) onReach(row.dataset['task']);
  }
  return (
    // The keys are those of the rows' own buttons, gathered in one place.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol ref={ref} className="tasks" aria-label={label} onKeyDown={onKeyDown} onFocus={reach}>
      {rows.length > most ? (
        <Later load={loadManyRows} props={{ list: ref, rows, reached }} isAsked>
          {rows.slice(0, firstScreen)}
        </Later>
      ) : (
        rows.slice(0, Math.max(shown, firstScreen))
      )}
    </ol>
  );
}
