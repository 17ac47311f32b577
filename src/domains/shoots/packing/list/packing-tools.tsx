import { Ellipsis, ListFilter } from 'lucide-react';
import { IconButton } from '#client/ui/button.tsx';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Chip, Chips } from '#client/ui/marks/chip.tsx';
import { choiceItems } from '#client/ui/menus/choice-items.ts';
import { Menu, type MenuProps } from '#client/ui/menus/menu.tsx';
import { inParts } from '#client/page/page.tsx';
import { type Asked, progressOf, type Segment } from './packing-sections.ts';
import { groupLabels } from './use-asked.ts';
import type { Packing } from './use-packing.ts';

const segments: readonly { value: Segment; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'pack', label: 'To pack' },
  { value: 'packed', label: 'Packed' },
  { value: 'buy', label: 'To buy' },
  { value: 'charge', label: 'To charge' },
];

interface ToolsProps {
  packing: Packing;
  asked: Asked;
  ask: (changes: Partial<Asked>) => void;
  counts: Readonly<Record<Segment, number>>;
}

/** Which part of the list is shown. */
export function PackingChips({ packing, asked, ask, counts }: ToolsProps) {
  const shown = segments.filter(
    ({ value }) => value === 'all' || value === asked.segment || counts[value] > 0,
  );
  return (
    <div className="packing-chips row gap-8">
      <Chips label="Packing">
        {shown.map(({ value, label }) => (
          <Chip
            key={value}
            pressed={asked.segment === value}
            count={counts[value]}
            onPress={() => ask({ segment: asked.segment === value ? 'all' : value })}
          >
            {label}
          </Chip>
        ))}
        {packing.people.length > 1 ? <People packing={packing} asked={asked} ask={ask} /> : null}
      </Chips>
    </div>
  );
}

/** How far each person is; a press shows what is theirs. */
function People({ packing, asked, ask }: Pick<ToolsProps, 'packing' | 'asked' | 'ask'>) {
  return progressOf(packing.items, packing.people)
    .filter(({ id, total }) => total > 0 || id === asked.personId)
    .map(({ id, name, packed, total }) => (
      <Chip
        key={id}
        icon={<Avatar name={name} size="sm" decorative />}
        pressed={asked.personId === id}
        aria-label={`${id === packing.me ? 'Me' : name}, ${packed} of ${total} packed`}
        onPress={() => ask({ personId: asked.personId === id ? null : id })}
      >
        {id === packing.me ? 'Me' : (name.split(' ')[0] ?? name)}
        <span className="n">{`${packed} of ${total}`}</span>
      </Chip>
    ));
}

type FilterProps = Pick<ToolsProps, 'packing' | 'asked' | 'ask'>;

/** How the list is grouped, and what of it is left out. */
export function filterItems({ packing, asked, ask }: FilterProps): MenuProps['items'] {
  const { people, bags, me } = packing;
  const whose = (id: string | null, label: string) => ({
    label,
    checked: asked.personId === id,
    onSelect: () => ask({ personId: id }),
  });
  const inBag = (id: string | null, label: string) => ({
    label,
    checked: asked.bagId === id,
    onSelect: () => ask({ bagId: id }),
  });
  return inParts([
    choiceItems('Group by', groupLabels, asked.groupBy, (groupBy) => ask({ groupBy })),
    people.length > 0
      ? [
          { group: 'Whose' },
          whose(null, 'Everybody’s'),
          ...people.map(({ id, name }) => whose(id, id === me ? `${name} (me)` : name)),
        ]
      : [],
    bags.length > 0
      ? [{ group: 'Bag' }, inBag(null, 'All bags'), ...bags.map(({ id, name }) => inBag(id, name))]
      : [],
    [
      {
        label: 'Only what is essential',
        checked: asked.isEssential,
        onSelect: () => ask({ isEssential: !asked.isEssential }),
      },
    ],
  ]);
}

/** The two menus of a list: how it is seen, and what can be done with all of it. */
export function PackingMenus({
  filter,
  more,
}: {
  filter: MenuProps['items'];
  more: MenuProps['items'];
}) {
  return (
    <>
      <Menu
        label="Group and filter"
        align="end"
        trigger={<IconButton size="sm" label="Group and filter" icon={<ListFilter />} />}
        items={filter}
      />
      {more.length > 0 ? (
        <Menu
          label="Packing list"
          align="end"
          trigger={<IconButton size="sm" label="More for the packing list" icon={<Ellipsis />} />}
          items={more}
        />
      ) : null}
    </>
  );
}
