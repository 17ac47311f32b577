import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { putAt } from '#client/list/sort-order.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { useRowDrag } from '#client/ui/drag/use-row-drag.ts';
import { categories } from './data.ts';
import type { Category } from './schema.ts';

interface CategoryItemProps {
  category: Category;
  /** All of them in their order. */
  list: readonly Category[];
  className: string | undefined;
  /** Where it stands now, said to screen readers. */
  onMoved: (text: string) => void;
  /** Its content; `place` brings it some places up or down. */
  children: (place: (steps: number) => void) => ReactNode;
}

/** A category in the list, which can be dragged or moved by keys; its place is kept on the server. */
export function CategoryItem({ category, list, className, onMoved, children }: CategoryItemProps) {
  const { id, name } = category;
  const row = useRef<HTMLLIElement>(null);
  const at = list.indexOf(category);
  const drag = useRowDrag(row, {
    list: 'categories',
    id,
    isOn: className === undefined && list.length > 1,
    onDropHere(draggedId, side) {
      const from = list.findIndex((one) => one.id === draggedId);
      const before = side === 'before' ? at : at + 1;
      placeCategory(list, draggedId, from < before ? before - 1 : before);
    },
  });

  function place(steps: number) {
    const to = at + steps;
    if (to < 0 || to >= list.length) return;
    placeCategory(list, id, to);
    onMoved(`${name} is now ${to + 1} of ${list.length}`);
  }
  function onKeyDown(event: KeyboardEvent) {
    const steps = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !steps || className !== undefined) return;
    event.preventDefault();
    place(steps);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons in it
    <li
      ref={row}
      className={classNames(className, drag && `is-${drag}`)}
      data-drag={drag}
      onKeyDown={onKeyDown}
    >
      {children(place)}
    </li>
  );
}

function placeCategory(list: readonly Category[], id: string, to: number): void {
  putAt(list, id, to, categories.update);
}
