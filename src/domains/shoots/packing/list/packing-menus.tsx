import {
  BatteryCharging,
  Check,
  Copy,
  ListPlus,
  Lock,
  Pencil,
  ShoppingCart,
  Star,
  Trash2,
  Wrench,
  X,
} from 'lucide-react';
import type { MenuItem, MenuProps } from '#client/ui/menus/menu.tsx';
import { inParts } from '#client/page/page.tsx';
import type { PackingItem } from '#domains/shoots/packing/schema.ts';
import { isToBuy } from '#domains/shoots/packing/rules.ts';
import { addBuyingTask } from './buying-task.ts';
import { change, changeAll, remove, tickAll } from './packing-actions.ts';
import type { PackingDialog } from './packing-dialog.ts';
import type { Asked, Section } from './packing-sections.ts';
import type { Packing } from './use-packing.ts';

type Open = (dialog: PackingDialog) => void;
type Items = MenuProps['items'];

/** What can be done with one thing. */
export function rowItems(
  item: PackingItem,
  { trip, people, bags }: Pick<Packing, 'trip' | 'people' | 'bags'>,
  { open, userId }: { open: Open; userId: string | undefined },
): Items {
  const flag = (
    name: 'isEssential' | 'needsCharging' | 'toBuy' | 'isGear' | 'isPrivate',
    words: Pick<MenuItem, 'label' | 'icon'>,
  ): MenuItem => ({
    ...words,
    checked: item[name],
    onSelect: () => change(item, { [name]: !item[name] }),
  });
  return inParts([
    [
      { label: 'Edit', icon: <Pencil />, onSelect: () => open({ kind: 'item', item }) },
      ...(isToBuy(item)
        ? [
            {
              label: 'Add a task to buy it',
              icon: <ListPlus />,
              onSelect: () => addBuyingTask(item, trip),
            },
          ]
        : []),
    ],
    [
      flag('isEssential', { label: 'Essential', icon: <Star /> }),
      flag('needsCharging', { label: 'To charge', icon: <BatteryCharging /> }),
      flag('toBuy', { label: 'To buy', icon: <ShoppingCart /> }),
      flag('isGear', { label: 'Gear, comes back', icon: <Wrench /> }),
      ...(item.createdByUserId === userId
        ? [flag('isPrivate', { label: 'Only I see it', icon: <Lock /> })]
        : []),
    ],
    people.length > 0
      ? whose(people, item.tripPersonId, (to) => change(item, { tripPersonId: to }))
      : [],
    bags.length > 0
      ? inWhich(bags, item.packingBagId, (to) => change(item, { packingBagId: to }))
      : [],
    [{ label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => remove([item]) }],
  ]);
}

type Named = readonly { id: string; name: string }[];
type Choose = (id: string | null) => void;

function whose(people: Named, chosen: string | null | undefined, choose: Choose): Items {
  return [{ group: 'Who packs it' }, ...choices(people, 'Anybody', chosen, choose)];
}

function inWhich(bags: Named, chosen: string | null | undefined, choose: Choose): Items {
  return [{ group: 'In which bag' }, ...choices(bags, 'In no bag', chosen, choose)];
}

function choices(all: Named, none: string, chosen: string | null | undefined, choose: Choose) {
  return [{ id: null, name: none }, ...all].map(({ id, name }) => ({
    label: name,
    ...(chosen === undefined ? {} : { checked: id === chosen }),
    onSelect: () => choose(id),
  }));
}

/** What can be done with a whole group. */
export function groupItems(
  section: Section,
  { people, bags }: Packing,
  { groupBy, open }: Pick<Asked, 'groupBy'> & { open: Open },
): Items {
  const { items } = section;
  const hasAny = items.length > 0;
  if (!hasAny) return [];
  return inParts([
    [
      { label: 'Pack all of it', icon: <Check />, onSelect: () => tickAll(items, true) },
      { label: 'Unpack all of it', icon: <X />, onSelect: () => tickAll(items, false) },
    ],
    groupBy === 'category'
      ? [
          {
            label: 'Rename group',
            icon: <Pencil />,
            onSelect: () => open({ kind: 'rename', section }),
          },
        ]
      : [],
    people.length > 0
      ? whose(people, undefined, (tripPersonId) =>
          changeAll(items, { tripPersonId }, 'given to another'),
        )
      : [],
    bags.length > 0
      ? inWhich(bags, undefined, (packingBagId) => changeAll(items, { packingBagId }, 'moved'))
      : [],
    [{ label: 'Delete group', icon: <Trash2 />, danger: true, onSelect: () => remove(items) }],
  ]);
}

/** What can be done with the whole list. */
export function listItems({ items }: Packing, { open }: { open: Open }): Items {
  const hasAny = items.length > 0;
  return inParts([
    [
      { label: 'Apply templates…', onSelect: () => open({ kind: 'templates' }) },
      { label: 'Paste a list…', onSelect: () => open({ kind: 'paste', text: '' }) },
      { label: 'Copy from a past trip…', icon: <Copy />, onSelect: () => open({ kind: 'trip' }) },
    ],
    [
      { label: 'Bags…', onSelect: () => open({ kind: 'bags' }) },
      ...(hasAny ? [{ label: 'Save as template…', onSelect: () => open({ kind: 'save' }) }] : []),
    ],
    hasAny
      ? [{ label: 'Clear all ticks…', danger: true, onSelect: () => open({ kind: 'clear' }) }]
      : [],
  ]);
}
