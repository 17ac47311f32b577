import { ChevronsLeftRight } from 'lucide-react';
import type { BoardColumn } from './board.tsx';
import type { Lifted } from './use-board-moves.ts';

interface BoardSliverProps<T> {
  column: BoardColumn<T>;
  label: string;
  slot: Lifted | undefined;
  onOpen: (id: string) => void;
}

/** A column that is closed: how many it holds, and a place to drop one. A press opens it. */
export function BoardSliver<T>({ column, label, slot, onOpen }: BoardSliverProps<T>) {
  const { id, title, cards, count = cards.length, tone, hint } = column;
  return (
    <section
      className="board-sliver stack"
      data-column={id}
      data-tone={tone}
      data-over={slot ? '' : undefined}
      aria-label={`${label}: ${title}`}
    >
      <span className="board-mark" aria-hidden="true" />
      <button
        type="button"
        data-sliver=""
        aria-expanded={false}
        aria-label={`Open ${title}, ${count}${hint ? `, ${hint}` : ''}`}
        onClick={() => onOpen(id)}
      >
        <b aria-hidden="true">{count}</b>
        <span className="board-sliver-name" aria-hidden="true">
          {title}
          {hint ? <span>{hint}</span> : null}
        </span>
        <ChevronsLeftRight aria-hidden="true" />
      </button>
    </section>
  );
}
