import { EllipsisVertical, PanelRight } from 'lucide-react';
import type { BoardCardProps } from './board-card.tsx';
import type { BoardCardOptions, BoardColumn, BoardPlace } from './board.tsx';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';

type MoveMenuProps<T> = BoardCardProps<T> & {
  onMove: (card: T, to: BoardPlace) => void;
  tabIndex: number;
};

/** 'Move to…' of one card, and what else can be done with it. */
export function BoardMoveMenu<T extends { id: string }>(props: MoveMenuProps<T>) {
  const { card, column, columns, titleOf, onOpen, onMove, moveHint, menuOf, tabIndex } = props;
  const targets = columns.map((target) => ({
    label: target.title,
    icon: <StageMark column={target} isHere={target === column} />,
    hint: target === column ? 'Here now' : (moveHint?.(card, target.id) ?? ''),
    disabled: target === column,
    onSelect: () => onMove(card, topOf(target)),
  }));
  return (
    <Menu
      label={`Move ${titleOf(card)}`}
      align="end"
      trigger={
        <IconButton
          size="sm"
          tabIndex={tabIndex}
          tooltip={false}
          label={`Move ${titleOf(card)}`}
          icon={<EllipsisVertical />}
        />
      }
      items={[
        { group: 'Move to…' },
        ...targets,
        'separator',
        { label: 'Open', icon: <PanelRight />, kbd: 'enter', onSelect: () => onOpen(card) },
        ...(menuOf?.(card) ?? []),
      ]}
    />
  );
}

interface MoveSheetProps<T> extends Omit<BoardCardOptions<T>, 'renderCard'> {
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
                  <span className="end">{isHere ? 'Here now' : hint}</span>
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

function StageMark<T>({ column, isHere }: { column: BoardColumn<T>; isHere: boolean }) {
  return (
    <span
      className={classNames('board-target-mark', isHere && 'is-here')}
      data-tone={column.tone}
      aria-hidden="true"
    />
  );
}

function topOf<T extends { id: string }>({ id, cards }: BoardColumn<T>): BoardPlace {
  return { column: id, before: cards[0]?.id ?? null };
}
