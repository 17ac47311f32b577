import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { Later } from '#client/later.tsx';
import type { MoveSheetProps } from './board-move-sheet.tsx';
import { useShortcut } from '#client/shortcuts.tsx';
import type { MenuItem } from './menu.tsx';
import { BoardBar } from './board-bar.tsx';
import { BoardColumnView } from './board-column.tsx';
import { useBoardMoves } from './use-board-moves.ts';
import { useIsPhone } from './use-media.ts';
import { useStable } from '#client/use-stable.ts';
import './board.css';

export interface BoardColumn<T> {
  id: string;
  title: string;
  cards: readonly T[];
  /** How many there are, where the column shows only some of them. */
  count?: number;
  /** A few words beside the count: 'oldest 9 d'. */
  note?: string | undefined;
  tone?: 'wrap' | undefined;
  /** What its plus is called; without it nothing is added here. */
  addLabel?: string | undefined;
  /** Ends the column: what it leaves out, say. */
  foot?: ReactNode;
}

/** Where a card stands: in a column, before another card or, with null, last. */
export interface BoardPlace {
  column: string;
  before: string | null;
}

export interface BoardCardOptions<T> {
  titleOf: (card: T) => string;
  /** What is in the card. */
  renderCard: (card: T) => ReactNode;
  onOpen: (card: T) => void;
  /** Moves a card; without it, as for a viewer, nothing can be moved. */
  onMove?: ((card: T, to: BoardPlace) => void) | undefined;
  /** What stands beside a column in 'Move to…': 'Needs a date'. */
  moveHint?: ((card: T, column: string) => string | undefined) | undefined;
  /** What else the menu of a card offers. */
  menuOf?: ((card: T) => readonly MenuItem[]) | undefined;
}

const loadSheet = () => import('./board-move-sheet.tsx').then((part) => part.BoardMoveSheet);
type LoadSheet<T> = () => Promise<ComponentType<MoveSheetProps<T>>>;

interface BoardProps<T> extends BoardCardOptions<T> {
  label: string;
  columns: readonly BoardColumn<T>[];
  /** Adds a card at the top of a column. */
  onAdd?: ((title: string, column: string) => void) | undefined;
}

/**
 * Columns of cards. A card is moved by mouse, by finger (press and hold), by keyboard (Space lifts,
 * arrows move, Space drops; brackets push it to the next column) and by the menu 'Move to…'.
 */
export function Board<T extends { id: string }>(props: BoardProps<T>) {
  const { label, columns, titleOf, renderCard, onOpen, onMove, moveHint, menuOf, onAdd } = props;
  const board = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const [asked, setAsked] = useState<T>();
  const moves = useBoardMoves({ board, columns, titleOf, onMove });
  const { lifted, said, stop, focus, move, push } = moves;
  const moveCard = useStable((card: T, to: BoardPlace) => move(card.id, to));
  const group = 'On a card';
  const enabled = onMove !== undefined && stop !== undefined;
  useShortcut(']', () => push(stop ?? '', 1), { label: 'To the next column', group, enabled });
  useShortcut('[', () => push(stop ?? '', -1), { label: 'To the column before', group, enabled });
  return (
    <div className="board-frame">
      {isPhone ? <BoardBar board={board} columns={columns} /> : null}
      {/* Keys and pointers are those of the cards' own buttons, gathered in one place. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={board} className="board" {...moves.handlers}>
        {columns.map((column) => (
          <BoardColumnView
            key={column.id}
            column={column}
            columns={columns}
            slot={lifted?.over.column === column.id ? lifted : undefined}
            liftedId={lifted?.from === column.id ? lifted.id : undefined}
            stop={stop}
            focus={focus}
            label={label}
            titleOf={titleOf}
            renderCard={renderCard}
            onOpen={onOpen}
            onMove={onMove && moveCard}
            moveHint={moveHint}
            menuOf={menuOf}
            onAdd={onAdd}
            onAskMove={isPhone ? setAsked : undefined}
          />
        ))}
      </div>
      <output className="sr" aria-live="assertive">
        {said}
      </output>
      {onMove && isPhone ? (
        <Later
          // A generic component fits the cards of any board, which the compiler does not infer here.
          load={loadSheet as LoadSheet<T>}
          isAsked={asked !== undefined}
          props={{
            card: asked,
            columns,
            titleOf,
            onOpen,
            moveHint,
            menuOf,
            onMove,
            onClose: () => setAsked(undefined),
          }}
        />
      ) : null}
    </div>
  );
}
