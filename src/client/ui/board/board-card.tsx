import { EllipsisVertical } from 'lucide-react';
import { memo, useLayoutEffect, useRef } from 'react';
import { BoardMoveMenu } from './board-move.tsx';
import type { BoardCardOptions, BoardColumn } from './board.tsx';
import { useIsUnsynced } from '#client/sync/reading/unsynced.ts';
import { IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { WriteState } from '#client/ui/fields/write-state.tsx';
import type { FocusWish } from '#client/ui/fields/focus-wish.ts';

export interface BoardCardProps<T> extends BoardCardOptions<T> {
  card: T;
  at: number;
  column: BoardColumn<T>;
  columns: readonly BoardColumn<T>[];
  measure: ((element: HTMLElement | null) => void) | undefined;
  isLifted: boolean;
  /** Tab comes here; arrows lead on. */
  isStop: boolean;
  focus: FocusWish;
  onAskMove: ((card: T) => void) | undefined;
}

function Card<T extends { id: string }>(props: BoardCardProps<T>) {
  const { card, at, measure, isLifted, isStop, focus, titleOf, onOpen, onAskMove } = props;
  const opener = useRef<HTMLButtonElement>(null);
  const isUnsynced = useIsUnsynced(card.id);
  // A card that was moved is another element in its new column, and keeps the focus.
  useLayoutEffect(() => {
    if (focus.take(card.id)) opener.current?.focus();
  }, [focus, card.id]);
  const tabIndex = isStop ? 0 : -1;
  const title = titleOf(card);
  return (
    <li
      ref={measure}
      className={classNames('board-card', isLifted && 'is-lifted')}
      data-card={card.id}
      data-index={at}
    >
      <button
        ref={opener}
        type="button"
        data-open=""
        className="board-open"
        tabIndex={tabIndex}
        aria-label={title}
        aria-haspopup="dialog"
        aria-keyshortcuts={props.onMove ? 'Space [ ]' : undefined}
        onClick={() => onOpen(card)}
      />
      {props.renderCard(card)}
      <WriteState isUnsynced={isUnsynced} failure={undefined} />
      {props.onMove === undefined ? null : onAskMove ? (
        <span className="board-more" data-menu="">
          <IconButton
            label={`Move ${title}`}
            tooltip={false}
            icon={<EllipsisVertical />}
            onClick={() => onAskMove(card)}
          />
        </span>
      ) : (
        <span className="board-more" data-menu="">
          <BoardMoveMenu {...props} onMove={props.onMove} tabIndex={tabIndex} />
        </span>
      )}
    </li>
  );
}

/** One card: drawn anew only when it changes itself. */
// `memo` forgets that the component is generic.
export const BoardCard = memo(Card) as typeof Card;
