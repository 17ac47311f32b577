import { ChevronsRightLeft, Plus } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { BoardAdd } from './board-add.tsx';
import { BoardCard } from './board-card.tsx';
import { BoardSlot } from './board-slot.tsx';
import { IconButton } from '#client/ui/button.tsx';
import type { BoardCardOptions, BoardColumn } from './board.tsx';
import { BoardCardsVirtual } from './board-cards-virtual.tsx';
import type { FocusWish } from '#client/ui/fields/focus-wish.ts';
import type { Lifted } from './use-board-moves.ts';

export interface BoardColumnProps<T> extends BoardCardOptions<T> {
  column: BoardColumn<T>;
  columns: readonly BoardColumn<T>[];
  /** What would land here. */
  slot: Lifted | undefined;
  /** The card that was lifted from here. */
  liftedId: string | undefined;
  stop: string | undefined;
  focus: FocusWish;
  label: string;
  onAdd: ((title: string, column: string) => void) | undefined;
  /** Folds it to a sliver. */
  onClose: ((id: string) => void) | undefined;
  /** On phones 'Move to…' is a sheet. */
  onAskMove: ((card: T) => void) | undefined;
}

/** From here on only the cards in sight are on the page. */
const virtualFrom = 50;

function Column<T extends { id: string }>(props: BoardColumnProps<T>) {
  const { column, slot, stop, onAdd } = props;
  const { id, title, cards, count = cards.length, note, tone, sum, addLabel, foot } = column;
  const list = useRef<HTMLUListElement>(null);
  const [isAdding, setAdding] = useState(false);
  const hasStop = cards.some((card) => card.id === stop);
  const canAdd = onAdd !== undefined && addLabel !== undefined;
  useEffect(() => {
    if (slot?.byKeys)
      list.current
        ?.querySelector('.board-slot')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [slot]);
  const renderCard = (card: T, at: number, measure?: (element: HTMLElement | null) => void) => (
    <BoardCard
      key={card.id}
      card={card}
      at={at}
      measure={measure}
      column={column}
      columns={props.columns}
      isLifted={props.liftedId === card.id}
      isStop={hasStop ? card.id === stop : at === 0}
      focus={props.focus}
      titleOf={props.titleOf}
      renderCard={props.renderCard}
      onOpen={props.onOpen}
      onMove={props.onMove}
      moveHint={props.moveHint}
      menuOf={props.menuOf}
      onAskMove={props.onAskMove}
    />
  );
  return (
    <section
      className="board-column stack"
      data-column={id}
      data-tone={tone}
      data-over={slot ? '' : undefined}
      aria-label={`${props.label}: ${title}`}
    >
      <span className="board-mark" aria-hidden="true" />
      {/* Keys have their own way: C. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <header className="board-head" onDoubleClick={() => props.onClose?.(id)}>
        <h2 className="trunc">{title}</h2>
        <span className="num sm faint">{count}</span>
        {note ? <span className="board-note trunc xs faint">{note}</span> : null}
        {sum ? <span className="board-sum end num sm muted">{sum}</span> : null}
        {props.onClose ? (
          <IconButton
            size="sm"
            className="board-close"
            label={`Close ${title}`}
            kbd="c"
            icon={<ChevronsRightLeft />}
            onClick={() => props.onClose?.(id)}
          />
        ) : null}
      </header>
      {isAdding && canAdd ? (
        <BoardAdd
          label={addLabel}
          onAdd={(text) => onAdd(text, id)}
          onClose={() => setAdding(false)}
        />
      ) : null}
      <ul ref={list} className="board-cards" aria-label={title}>
        {cards.length >= virtualFrom ? (
          <BoardCardsVirtual
            list={list}
            cards={cards}
            slot={slot}
            stop={stop}
            renderCard={renderCard}
          />
        ) : (
          <>
            {cards.flatMap((card, at) => [
              slot?.over.before === card.id ? <BoardSlot key="slot" height={slot.height} /> : null,
              renderCard(card, at),
            ])}
            {slot && slot.over.before === null ? <BoardSlot height={slot.height} /> : null}
          </>
        )}
        {foot ? <li className="sm faint">{foot}</li> : null}
        {canAdd && !isAdding ? (
          <li>
            <button type="button" className="board-add-row" onClick={() => setAdding(true)}>
              <Plus aria-hidden="true" />
              {addLabel}
            </button>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

/** One column: what happens in the others does not draw it anew. */
// `memo` forgets that the component is generic.
export const BoardColumnView = memo(Column) as typeof Column;
