import {
  ArrowDown,
  ArrowUp,
  BatteryCharging,
  GripVertical,
  MoreHorizontal,
  Pencil,
  Star,
  Trash2,
  Wrench,
} from 'lucide-react';
import { type KeyboardEvent, memo, useRef } from 'react';
import { useIsUnsynced } from '#client/sync/reading/unsynced.ts';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { inParts } from '#client/page/page.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { IconButton } from '#client/ui/button.tsx';
import { useRowDrag } from '#client/ui/drag/use-row-drag.ts';
import { WriteState } from '#client/ui/fields/write-state.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { Menu, type MenuItem, type MenuProps } from '#client/ui/menus/menu.tsx';
import {
  quantityFor,
  readRule,
  ruleText,
  type Span,
} from '#domains/shoots/packing/templates/items/rules.ts';
import type { PackingTemplateItem } from '#domains/shoots/packing/templates/items/schema.ts';
import { changeItem, removeItems } from './item-actions.ts';
import { RowText } from './row-text.tsx';
import './item-row.css';

/** What a row may ask for; the page answers. */
export interface ItemActions {
  edit: (item: PackingTemplateItem) => void;
  step: (item: PackingTemplateItem, by: -1 | 1) => void;
  drop: (draggedId: string, target: { id: string; side: 'before' | 'after' }) => void;
  /** The other groups that it can go to. */
  moves: (item: PackingTemplateItem) => MenuProps['items'];
}

interface ItemRowProps {
  item: PackingTemplateItem;
  span: Span;
  canEdit: boolean;
  failure: FailedWrite | undefined;
  actions: ItemActions;
}

const unread = 'Write it like 1 per night +1, max 7';

/** One thing of a template: what, its marks, and how many of it by which rule. */
export const ItemRow = memo(function ItemRow({
  item,
  span,
  canEdit,
  failure,
  actions,
}: ItemRowProps) {
  const { id, name, isEssential, needsCharging, isGear, note, packingTemplateId } = item;
  const isUnsynced = useIsUnsynced(id);
  const row = useRef<HTMLLIElement>(null);
  const drag = useRowDrag(row, {
    list: packingTemplateId,
    id,
    isOn: canEdit,
    onDropHere: (dragged, side) => actions.drop(dragged, { id, side }),
  });
  const rule = ruleText(item);
  const count = quantityFor(item, span);
  // What is fixed says itself how many.
  const isScaled = item.quantityRule !== 'fixed';

  function move(event: KeyboardEvent) {
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    if (!event.altKey || !by || !canEdit) return;
    event.preventDefault();
    event.stopPropagation();
    actions.step(item, by);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the fields in it
    <li
      ref={row}
      data-item={id}
      className={classNames(
        'template-item row gap-8',
        drag && `is-${drag}`,
        failure && 'is-failed',
      )}
      onKeyDownCapture={move}
    >
      {canEdit ? (
        <span className="template-grip" data-grip="" aria-hidden="true">
          <GripVertical />
        </span>
      ) : null}
      <span className="template-what">
        {canEdit ? (
          <RowText
            label={`Name of ${name}`}
            value={name}
            maxLength={120}
            onSave={(next) => changeItem(item, { name: next })}
          />
        ) : (
          <span className="anywhere" dir="auto">
            {name}
          </span>
        )}
        {note ? (
          <small className="template-note xs faint anywhere" dir="auto">
            {note}
          </small>
        ) : null}
        <WriteState isUnsynced={isUnsynced} failure={failure} />
      </span>
      <span className="template-how">
        {isEssential ? <Star className="warn" role="img" aria-label="Essential" /> : null}
        {isGear ? <Wrench className="faint" role="img" aria-label="Gear, comes back" /> : null}
        {needsCharging ? <Tape tone="lamp">Charge</Tape> : null}
        {canEdit ? (
          <RowText
            isFitted
            className="template-rule muted"
            label={`How many of ${name}`}
            value={rule}
            maxLength={60}
            check={(text) => (readRule(text) ? undefined : unread)}
            onSave={(text) => {
              const read = readRule(text);
              if (read) changeItem(item, read);
            }}
          />
        ) : (
          <span className="template-rule muted">{rule}</span>
        )}
        <span className="template-count num">
          {isScaled ? (
            <>
              <span className="sr">{`${name} on this trip: `}</span>
              {count}
            </>
          ) : null}
        </span>
      </span>
      {canEdit ? (
        <Menu
          label={name}
          align="end"
          trigger={<IconButton size="sm" label={`More for ${name}`} icon={<MoreHorizontal />} />}
          items={menuOf(item, actions)}
        />
      ) : null}
    </li>
  );
});

function menuOf(item: PackingTemplateItem, actions: ItemActions): MenuProps['items'] {
  const flag = (
    name: 'isEssential' | 'needsCharging' | 'isGear',
    words: Pick<MenuItem, 'label' | 'icon'>,
  ): MenuItem => ({
    ...words,
    checked: item[name],
    onSelect: () => changeItem(item, { [name]: !item[name] }),
  });
  return inParts([
    [{ label: 'Edit', icon: <Pencil />, onSelect: () => actions.edit(item) }],
    [
      flag('isEssential', { label: 'Essential', icon: <Star /> }),
      flag('needsCharging', { label: 'To charge', icon: <BatteryCharging /> }),
      flag('isGear', { label: 'Gear, comes back', icon: <Wrench /> }),
    ],
    [
      { label: 'Move up', icon: <ArrowUp />, kbd: 'alt+↑', onSelect: () => actions.step(item, -1) },
      {
        label: 'Move down',
        icon: <ArrowDown />,
        kbd: 'alt+↓',
        onSelect: () => actions.step(item, 1),
      },
    ],
    actions.moves(item),
    [{ label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => removeItems([item]) }],
  ]);
}
