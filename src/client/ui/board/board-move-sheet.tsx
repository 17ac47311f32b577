import { PanelRight } from 'lucide-react';
import { StageMark, topOf } from './board-move.tsx';
import type { BoardCardOptions, BoardColumn, BoardPlace } from './board.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { Dialog } from '#client/ui/overlays/dialog.tsx';

export interface MoveSheetProps<T> extends Omit<BoardCardOptions<T>, 'renderCard'> {
  card: T | undefined;
  columns: readonly BoardColumn<T>[];
  onMove: (card: T, to: BoardPlace) => void;
  onClose: () => void;
}

/** 'Move to…' on a phone: a sheet with a row for each column. */
export function BoardMoveSheet<T extends { id: string }>(props: MoveSheetProps<T>) {
  const { card, columns, titleOf, onOpen, onMove, moveHint, menuOf, onClose } = props;
  const pick = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <Dialog
      open={card !== undefined}
      onClose={onClose}
      title={card ? titleOf(card) : ''}
      description="Move to…"
    >
      {card ? (
        <ul className="board-targets">
          {columns.map((target) => {
            const isHere = target.cards.includes(card);
            const hint = moveHint?.(card, target.id) ?? target.count ?? target.cards.length;
            return (
              <li key={target.id}>
                <button
                  type="button"
                  disabled={isHere}
                  onClick={pick(() => onMove(card, topOf(target)))}
                >
                  <StageMark column={target} isHere={isHere} />
                  {target.title}
                  <span className="end faint">{isHere ? 'Here now' : hint}</span>
                </button>
              </li>
            );
          })}
          <li className="board-targets-more">
            <button type="button" onClick={pick(() => onOpen(card))}>
              <PanelRight aria-hidden="true" />
              Open
            </button>
          </li>
          {menuOf?.(card).map((item) => (
            <li key={item.label}>
              <button
                type="button"
                className={classNames(item.danger && 'late')}
                onClick={pick(item.onSelect)}
              >
                {item.icon}
                {item.label}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </Dialog>
  );
}
