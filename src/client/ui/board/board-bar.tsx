import { type RefObject, useEffect, useState } from 'react';
import type { BoardColumn } from './board.tsx';

interface BoardBarProps<T> {
  board: RefObject<HTMLElement | null>;
  columns: readonly BoardColumn<T>[];
}

/** What stands above a section that has been jumped to: the page's bar and this one. */
const aboveShownPx = 120;

/** On phones: which column is in sight, how much each holds, and the way to them. */
export function BoardBar<T>({ board, columns }: BoardBarProps<T>) {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const scroller = document.getElementById('main');
    const element = board.current;
    if (!scroller || !element) return;
    const look = () => setCurrent(columnInSight(element));
    look();
    scroller.addEventListener('scroll', look, { passive: true });
    return () => scroller.removeEventListener('scroll', look);
  }, [board, columns]);
  return (
    <div className="board-bar">
      {columns.map(({ id, title, tone, cards, count = cards.length }) => (
        <button
          key={id}
          type="button"
          data-tone={tone}
          aria-label={`${title}, ${count}`}
          aria-current={id === current ? 'step' : undefined}
          disabled={cards.length === 0}
          onClick={() =>
            board.current
              ?.querySelector(`[data-column="${CSS.escape(id)}"]`)
              ?.scrollIntoView({ block: 'start' })
          }
        >
          {count}
        </button>
      ))}
    </div>
  );
}

function columnInSight(board: HTMLElement): string | undefined {
  const columns = [...board.querySelectorAll<HTMLElement>('[data-column]')];
  const above = columns.filter((one) => one.getBoundingClientRect().top <= aboveShownPx);
  return (above.at(-1) ?? columns[0])?.dataset['column'];
}
