import { type RefObject, useEffect, useState } from 'react';
import type { BoardColumn } from './board.tsx';

interface BoardBarProps<T> {
  board: RefObject<HTMLElement | null>;
  columns: readonly BoardColumn<T>[];
}

/** On phones: which column is in sight, and the way to the others. */
export function BoardBar<T>({ board, columns }: BoardBarProps<T>) {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const scroller = board.current;
    if (!scroller) return;
    const look = () => setAt(columnInSight(scroller));
    look();
    scroller.addEventListener('scroll', look, { passive: true });
    return () => scroller.removeEventListener('scroll', look);
  }, [board, columns]);
  return (
    <div className="board-bar">
      {columns.map(({ id, title }, place) => (
        <button
          key={id}
          type="button"
          aria-label={title}
          aria-current={place === at ? 'step' : undefined}
          onClick={() =>
            board.current?.children[place]?.scrollIntoView({ inline: 'start', block: 'nearest' })
          }
        />
      ))}
    </div>
  );
}

function columnInSight(scroller: HTMLElement): number {
  const left = scroller.getBoundingClientRect().left;
  const starts = [...scroller.children].map((child) =>
    Math.abs(child.getBoundingClientRect().left - left),
  );
  return starts.indexOf(Math.min(...starts));
}
