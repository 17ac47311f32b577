import { suggestedCategories } from '#domains/shoots/packing/templates/items/schema.ts';
import { type Packed, packedOf } from '#domains/shoots/packing/figures/packed.ts';
import { isMissing, isToBuy, isToCharge } from '#domains/shoots/packing/rules.ts';
import type { PackingItem } from '#domains/shoots/packing/schema.ts';

export type Segment = 'all' | 'pack' | 'packed' | 'buy' | 'charge';
export type GroupBy = 'category' | 'bag' | 'person';

/** What is asked of a list. */
export interface Asked {
  segment: Segment;
  groupBy: GroupBy;
  /** The id of a trip's person, with what is everybody's; null: all. */
  personId: string | null;
  bagId: string | null;
  isEssential: boolean;
  /** Gear alone, on its way home. */
  isReturning: boolean;
  /** Words that a thing, its group or its note has; blank: any. */
  typed: string;
}

/** A group of a list, in the order of its rows. */
export interface Section extends Packed {
  /** What groups it: a category, or the id of a bag or a person; '' for none. */
  key: string;
  label: string;
  items: readonly PackingItem[];
}

interface Names {
  bags: ReadonlyMap<string, { name: string }>;
  people: ReadonlyMap<string, { name: string }>;
}

/** Whether a thing is asked for: everything but what the segment says. */
function isAsked(item: PackingItem, asked: Asked, names: Names): boolean {
  const person = names.people.has(item.tripPersonId ?? '') ? item.tripPersonId : null;
  if (asked.isReturning && !(item.isGear && item.isPacked)) return false;
  if (asked.isEssential && !item.isEssential) return false;
  if (asked.personId !== null && person !== null && person !== asked.personId) return false;
  if (asked.bagId !== null && item.packingBagId !== asked.bagId) return false;
  return hasWords(item, asked.typed);
}

function hasWords({ name, category, note }: PackingItem, typed: string): boolean {
  const text = `${name} ${category} ${note}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const isOf: Record<Segment, (item: PackingItem) => boolean> = {
  all: () => true,
  pack: ({ isPacked }) => !isPacked,
  packed: ({ isPacked }) => isPacked,
  buy: isToBuy,
  charge: isToCharge,
};

/** The groups of a list as it is asked for, and how many each segment has. */
export function sectionsOf(items: readonly PackingItem[], asked: Asked, names: Names) {
  const found = items.filter((item) => isAsked(item, asked, names));
  const counts = Object.fromEntries(
    // The names of a record of segments are segments.
    (Object.keys(isOf) as Segment[]).map((name) => [name, found.filter(isOf[name]).length]),
  ) as Record<Segment, number>;
  const groups = Map.groupBy(found, (item) => keyOf(item, asked.groupBy, names));
  const sections = [...groups]
    .map(([key, members]): Section => {
      const shown = asked.isReturning ? members : members.filter(isOf[asked.segment]);
      const progress = asked.isReturning
        ? { packed: members.filter((item) => !isMissing(item)).length, total: members.length }
        : packedOf(members);
      const label = labelOf(key, asked.groupBy, names);
      return { key, label, items: shown.toSorted(byPlace), ...progress };
    })
    .filter((section) => section.items.length > 0)
    .sort((one, other) => bySection(one, other, asked.groupBy));
  return { sections, counts, found: packedOf(found) };
}

function keyOf(item: PackingItem, groupBy: GroupBy, { bags, people }: Names): string {
  if (groupBy === 'category') return item.category;
  const [id, known] = groupBy === 'bag' ? [item.packingBagId, bags] : [item.tripPersonId, people];
  // Whose bag or person is gone is nobody's.
  return id !== null && known.has(id) ? id : '';
}

function labelOf(key: string, groupBy: GroupBy, { bags, people }: Names): string {
  if (groupBy === 'category') return key;
  if (groupBy === 'bag') return bags.get(key)?.name ?? 'In no bag';
  return people.get(key)?.name ?? 'Anybody';
}

/** What must not be forgotten first, then as the template has it, then by name. */
function byPlace(one: PackingItem, other: PackingItem): number {
  return (
    Number(other.isEssential) - Number(one.isEssential) ||
    one.sortOrder - other.sortOrder ||
    one.name.localeCompare(other.name) ||
    (one.id < other.id ? -1 : 1)
  );
}

const places = new Map<string, number>(suggestedCategories.map((name, at) => [name, at]));

// The usual groups in their usual order, one's own before the last of them, which is for the rest.
function bySection(one: Section, other: Section, groupBy: GroupBy): number {
  if (groupBy !== 'category' && (one.key === '' || other.key === ''))
    return Number(one.key === '') - Number(other.key === '');
  if (groupBy !== 'category') return one.label.localeCompare(other.label);
  const place = ({ key }: Section) => places.get(key) ?? places.size - 1.5;
  return place(one) - place(other) || one.label.localeCompare(other.label);
}

/** The groups that can be chosen: the usual ones and those that are there. */
export function categoriesOf(items: readonly { category: string }[]): string[] {
  const own = new Set(items.map(({ category }) => category));
  for (const known of suggestedCategories) own.delete(known);
  const [last = 'Other', ...rest] = [...suggestedCategories].reverse();
  return [...rest.reverse(), ...[...own].sort((a, b) => a.localeCompare(b)), last];
}

/** How far each person of a trip is, with what is theirs alone. */
export function progressOf(
  items: readonly PackingItem[],
  people: readonly { id: string; name: string }[],
): ({ id: string; name: string } & Packed)[] {
  return people.map(({ id, name }) => ({
    ...{ id, name },
    ...packedOf(items.filter(({ tripPersonId }) => tripPersonId === id)),
  }));
}
