import { EllipsisVertical, PanelRight } from 'lucide-react';
import type { BoardCardProps } from './board-card.tsx';
import type { BoardColumn, BoardPlace } from './board.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { Menu } from '#client/ui/menus/menu.tsx';

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

export function StageMark<T>({ column, isHere }: { column: BoardColumn<T>; isHere: boolean }) {
  return (
    <span
      className={classNames('board-target-mark', isHere && 'is-here')}
      data-tone={column.tone}
      aria-hidden="true"
    />
  );
}

export function topOf<T extends { id: string }>({ id, cards }: BoardColumn<T>): BoardPlace {
  return { column: id, before: cards[0]?.id ?? null };
}
