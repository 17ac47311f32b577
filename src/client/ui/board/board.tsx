import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Later } from '#client/later/later.tsx';
import type { MoveSheetProps } from './board-move-sheet.tsx';
import { useShortcut } from '#client/page/shortcuts.tsx';
import type { MenuItem } from '#client/ui/menus/menu.tsx';
import { BoardBar } from './board-bar.tsx';
import { BoardColumnView } from './board-column.tsx';
import { useBoardFolds } from './board-folds.ts';
import { BoardSliver } from './board-sliver.tsx';
import { useBoardMoves } from './use-board-moves.ts';
import { useWalkedLists } from '#client/record/walked-lists.ts';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { useStable } from '#client/sync/reading/use-stable.ts';
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
  /** What its cards come to: '$12,400'. */
  sum?: string | undefined;
  /** What is said of it while it is closed: its sum, or the one card in it. */
  hint?: string | undefined;
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

const none: readonly string[] = [];
const loadSheet = () => import('./board-move-sheet.tsx').then((part) => part.BoardMoveSheet);
type LoadSheet<T> = () => Promise<ComponentType<MoveSheetProps<T>>>;

interface BoardProps<T> extends BoardCardOptions<T> {
  label: string;
  /** Under which it is remembered what is closed. */
  name: string;
  /** The columns that are closed until somebody opens them. */
  closedAtFirst?: readonly string[];
  columns: readonly BoardColumn<T>[];
  /** Adds a card at the top of a column. */
  onAdd?: ((title: string, column: string) => void) | undefined;
}

/**
 * Columns of cards. A card is moved by mouse, by finger (press and hold), by keyboard (Space lifts,
 * arrows move, Space drops; brackets push it to the next column) and by the menu 'Move to…'.
 */
export function Board<T extends { id: string }>(props: BoardProps<T>) {
  const { label, name, columns, closedAtFirst = none } = props;
  const { titleOf, renderCard, onOpen, onMove, moveHint, menuOf, onAdd } = props;
  const board = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const [asked, setAsked] = useState<T>();
  const { closed, toggle } = useBoardFolds({
    board,
    name,
    columns,
    closedAtFirst,
    // On phones one column is below the other.
    isOn: !isPhone,
  });
  useWalkedLists(columns.map(({ title, cards }) => ({ rows: cards, place: `in ${title}` })));
  const moves = useBoardMoves({ board, columns, closed, titleOf, onMove });
  const { lifted, said, stop, focus, move, push } = moves;
  const fold = useStable((id: string) => {
    if (id === '') return;
    flushSync(() => toggle(id));
    // What was pressed is gone: what took its place is where one is.
    board.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(id)}"] button`)?.focus();
  });
  const moveCard = useStable((card: T, to: BoardPlace) => move(card.id, to));
  const group = 'On a card';
  const enabled = onMove !== undefined && stop !== undefined;
  useShortcut('c', () => fold(columnInFocus() ?? ''), {
    label: 'Close or open the column',
    group: 'On a board',
    enabled: !isPhone,
  });
  useShortcut(']', () => push(stop ?? '', 1), { label: 'To the next column', group, enabled });
  useShortcut('[', () => push(stop ?? '', -1), { label: 'To the column before', group, enabled });
  return (
    <div className="board-frame stack">
      {isPhone ? <BoardBar board={board} columns={columns} /> : null}
      {/* Keys and pointers are those of the cards' own buttons, gathered in one place. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={board} className="board" {...moves.handlers}>
        {(isPhone ? fullestFirst(columns, closedAtFirst) : columns).map((column) =>
          closed.has(column.id) ? (
            <BoardSliver
              key={column.id}
              column={column}
              label={label}
              slot={lifted?.over.column === column.id ? lifted : undefined}
              onOpen={fold}
            />
          ) : (
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
              // On phones + is the one way to something new.
              onAdd={isPhone ? undefined : onAdd}
              onAskMove={isPhone ? setAsked : undefined}
              onClose={isPhone ? undefined : fold}
            />
          ),
        )}
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

/**
 * Below one another on phones, nothing empty: where most is to be done first, then what is nearest to
 * done, and what has ended last.
 */
function fullestFirst<T>(
  columns: readonly BoardColumn<T>[],
  aside: readonly string[],
): BoardColumn<T>[] {
  const filled = columns.filter(({ cards }) => cards.length > 0);
  const ended = filled.filter(({ tone }) => tone === 'wrap');
  const open = filled.filter(({ tone }) => tone !== 'wrap').toReversed();
  const work = open.filter(({ id }) => !aside.includes(id));
  const most = Math.max(...work.map(({ cards }) => cards.length));
  const first = work.find(({ cards }) => cards.length === most);
  return [...open.filter((one) => one === first), ...open.filter((one) => one !== first), ...ended];
}

function columnInFocus(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-column]')?.dataset['column'];
}
