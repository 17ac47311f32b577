import { Plus } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useUnsyncedIds } from '#client/sync/reading/unsynced.ts';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { useStable } from '#client/sync/reading/use-stable.ts';
import type { MenuProps } from '#client/ui/menus/menu.tsx';
import { useFocusStays } from '#client/ui/rows/use-focus-stays.ts';
import { useRowsInSight } from '#client/ui/rows/use-rows-in-sight.ts';
import type { PackingItem } from '#domains/shoots/packing/schema.ts';
import { addBuyingTask } from './buying-task.ts';
import { PackingAdd } from './packing-add.tsx';
import { PackingHead } from './packing-head.tsx';
import { PackingRow } from './packing-row.tsx';
import type { Asked, Section } from './packing-sections.ts';
import type { Packing } from './use-packing.ts';

interface PackingRowsProps {
  packing: Packing;
  sections: readonly Section[];
  asked: Asked;
  names: {
    bags: ReadonlyMap<string, { name: string }>;
    people: ReadonlyMap<string, { name: string }>;
  };
  canEdit: boolean;
  isNarrow: boolean;
  failures: readonly FailedWrite[];
  onOpen: (item: PackingItem) => void;
  menuOf: (item: PackingItem) => MenuProps['items'];
  groupMenuOf: (section: Section) => MenuProps['items'];
  onPaste: (text: string) => void;
}

type Entry =
  | { key: string; head: Section; isOpen: boolean }
  | { key: string; item: PackingItem }
  | { key: string; add: Section };

const keyOf = ({ key }: Entry) => key;
const heightOf = (entry: Entry) => ('head' in entry ? 43 : 39);
const isHead = (entry: Entry) => 'head' in entry;

/** The groups with their things: of a list of any length those that are in sight. */
export function PackingRows(props: PackingRowsProps) {
  const { packing, sections, asked, names, canEdit, isNarrow, failures } = props;
  const addTask = useStable((item: PackingItem) => addBuyingTask(item, packing.trip));
  const list = useRef<HTMLUListElement>(null);
  const unsynced = useUnsyncedIds();
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [addingTo, setAddingTo] = useState<string>();
  // Beside something else, the first group that is not done stands open.
  const first = sections.find(({ packed, total }) => packed < total)?.key;
  const isOpenGroup = ({ key }: Section) =>
    toggled.get(key) ?? (!isNarrow || key === first || sections.length < 3);
  const hasAdd = canEdit && asked.segment !== 'packed' && !asked.isReturning;
  const entries = sections.flatMap((section): Entry[] => {
    const isOpen = isOpenGroup(section);
    const head: Entry = { key: `head ${section.key}`, head: section, isOpen };
    if (!isOpen) return [head];
    const items = section.items.map((item): Entry => ({ key: item.id, item }));
    return [head, ...items, ...(hasAdd ? [{ key: `add ${section.key}`, add: section }] : [])];
  });
  const { stretches, measure } = useRowsInSight({
    ...{ list, items: entries, keyOf, heightOf, isHead },
    overscan: 12,
    reached: undefined,
  });

  useFocusStays({
    ...{ list, name: 'thing' },
    ids: entries.flatMap((entry) => ('item' in entry ? entry.item.id : [])),
    onMove: (id, how) =>
      list.current?.querySelector<HTMLElement>(`[data-thing="${id}"] [data-tick]`)?.focus(how),
  });

  function walk(event: KeyboardEvent<HTMLUListElement>) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by || event.altKey || !(event.target instanceof HTMLInputElement)) return;
    if (event.target.type !== 'checkbox') return;
    const ticks = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tick]')];
    const next = ticks[ticks.indexOf(event.target) + by];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows go from tick to tick
    <ul ref={list} className="packing-rows" onKeyDown={walk}>
      {stretches.map((stretch) => {
        if ('gap' in stretch)
          return <li key={stretch.gap} aria-hidden="true" style={{ height: stretch.px }} />;
        const { item: entry, index } = stretch;
        if ('head' in entry)
          return (
            <PackingHead
              key={entry.key}
              section={entry.head}
              at={index}
              measure={measure}
              isOpen={entry.isOpen}
              isReturning={asked.isReturning}
              onToggle={() => setToggled(new Map(toggled).set(entry.head.key, !entry.isOpen))}
              items={props.groupMenuOf(entry.head)}
            />
          );
        if ('add' in entry)
          return (
            <li key={entry.key} ref={measure} data-index={index}>
              {addingTo === entry.add.key ? (
                <PackingAdd
                  packing={packing}
                  usual={usualOf(entry.add, asked)}
                  label={`Add to ${entry.add.label}`}
                  placeholder="Enter adds the next"
                  hasFocus
                  onPaste={props.onPaste}
                  onEnd={() => setAddingTo(undefined)}
                />
              ) : (
                <button
                  type="button"
                  className="packing-add-to row gap-8 sm faint"
                  onClick={() => setAddingTo(entry.add.key)}
                >
                  <Plus aria-hidden="true" /> {`Add to ${entry.add.label}`}
                </button>
              )}
            </li>
          );
        const { item } = entry;
        return (
          <PackingRow
            key={item.id}
            item={item}
            at={index}
            measure={measure}
            person={
              asked.groupBy === 'person'
                ? undefined
                : names.people.get(item.tripPersonId ?? '')?.name
            }
            bag={
              asked.groupBy === 'bag' ? undefined : names.bags.get(item.packingBagId ?? '')?.name
            }
            canEdit={canEdit}
            isReturning={asked.isReturning}
            onTask={canEdit && asked.segment === 'buy' ? addTask : undefined}
            isUnsynced={unsynced.has(item.id)}
            failure={failures.find(({ id }) => id === item.id)}
            onOpen={props.onOpen}
            menuOf={props.menuOf}
          />
        );
      })}
    </ul>
  );
}

function usualOf({ key }: Section, { groupBy, personId }: Asked) {
  const whose = personId === null ? {} : { tripPersonId: personId };
  if (groupBy === 'category') return { ...whose, category: key };
  const id = key === '' ? null : key;
  return groupBy === 'bag' ? { ...whose, packingBagId: id } : { tripPersonId: id };
}
