import { derivedId } from '#shared/derived/derived-id.ts';
import { type Heard, heard } from '#domains/shoots/packing/merging/marks/rules.ts';
import type { PackingItem } from '#domains/shoots/packing/schema.ts';
import type { MergedThing } from './schema.ts';
import { capitalized } from '#shared/words/capitalized.ts';

type Keyed = Pick<PackingItem, 'name' | 'category' | 'tripPersonId'>;
type Stored = Pick<PackingItem, JoinedField | 'id' | 'name' | 'category' | 'tripPersonId'>;
type JoinedField =
  | 'quantity'
  | 'appliedQuantity'
  | 'packingTemplateItemId'
  | 'sortOrder'
  | keyof Heard;
type Joined = Pick<PackingItem, JoinedField>;

/** Two things of one key are one row: the name, whatever its letters' case, the group and the person. */
export function mergeKey({ name, category, tripPersonId }: Keyed): string {
  return JSON.stringify([name.toLowerCase(), category, tripPersonId]);
}

/** The id of a row that comes of a key; `turn` counts those that were taken by something else. */
export function mergedId(tripId: string, key: string, turn = 0): string {
  return derivedId('packing item', tripId, key, String(turn));
}

/**
 * One thing that two sources speak of: the larger quantity, and what both say of it. Which of two
 * templates came first leaves no trace, and neither does hearing one of them twice.
 */
export function joined(one: Joined, other: Joined): Joined {
  const source = leading(one, other);
  return {
    quantity: Math.max(one.quantity, other.quantity),
    appliedQuantity: larger(one.appliedQuantity, other.appliedQuantity),
    packingTemplateItemId: source.packingTemplateItemId,
    ...heard(one, other),
    sortOrder: Math.min(one.sortOrder, other.sortOrder),
  };
}

function larger(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.max(one, other);
}

// Which template a row follows when the dates change: the one that asked for more.
function leading(one: Joined, other: Joined): Joined {
  if (one.packingTemplateItemId === null) return other;
  if (other.packingTemplateItemId === null) return one;
  const [first, second] = [one.appliedQuantity ?? 0, other.appliedQuantity ?? 0];
  if (first !== second) return first > second ? one : other;
  return one.packingTemplateItemId < other.packingTemplateItemId ? one : other;
}

/** What putting things on a list does to it. */
export interface MergePlan {
  /** New rows, each under the id that it gets unless something else has it. */
  added: { id: string; key: string; thing: MergedThing }[];
  /** Rows that are there, as they become. */
  changed: { before: Stored; after: Joined }[];
  /** How many things were there already, as many as asked for. */
  skipped: number;
}

/** What things do to the rows of a trip: each key is there once, and nothing gets less. */
export function planMerge(
  tripId: string,
  rows: readonly Stored[],
  things: readonly MergedThing[],
): MergePlan {
  const there = new Map<string, Stored>();
  const ids = new Set<string>();
  for (const row of rows) {
    ids.add(row.id);
    const key = mergeKey(row);
    // Of doubles that somebody typed, one and the same gets what is added.
    const known = there.get(key);
    if (!known || row.id < known.id) there.set(key, row);
  }
  const added: MergePlan['added'] = [];
  const changed: MergePlan['changed'] = [];
  let skipped = 0;
  for (const [key, thing] of together(things)) {
    const before = there.get(key);
    if (!before) {
      added.push({ id: freeId(tripId, key, ids), key, thing });
      continue;
    }
    const after = joined(before, thing);
    if (isSame(before, after)) skipped += 1;
    else changed.push({ before, after });
  }
  return { added, changed, skipped };
}

function freeId(tripId: string, key: string, taken: ReadonlySet<string>): string {
  for (let turn = 0; ; turn += 1) {
    const id = mergedId(tripId, key, turn);
    if (!taken.has(id)) return id;
  }
}

/** The same things with each key once. */
function together(things: readonly MergedThing[]): Map<string, MergedThing> {
  const byKey = new Map<string, MergedThing>();
  for (const thing of things) {
    const key = mergeKey(thing);
    const known = byKey.get(key);
    byKey.set(
      key,
      known ? { ...known, ...joined(known, thing), name: named(known, thing) } : thing,
    );
  }
  return byKey;
}

// 'socks' and 'Socks' are one row, under one of the two whichever came first.
function named(one: MergedThing, other: MergedThing): string {
  return one.name < other.name ? one.name : other.name;
}

function isSame(before: Joined, after: Joined): boolean {
  return changedNames(before, after).length === 0;
}

function changedNames(before: Joined, after: Joined): JoinedField[] {
  // The keys of what was joined are those of the row; lists of marks have one order.
  return (Object.keys(after) as JoinedField[]).filter(
    (name) => String(before[name]) !== String(after[name]),
  );
}

/** What of a changed row is new. */
export function changesOf({ before, after }: MergePlan['changed'][number]): Partial<Joined> {
  return Object.fromEntries(changedNames(before, after).map((name) => [name, after[name]]));
}

/** The same as it was before: the way back. */
export function backTo({ before, after }: MergePlan['changed'][number]): Partial<Joined> {
  return Object.fromEntries(changedNames(before, after).map((name) => [name, before[name]]));
}

/** How many rows got more, of those that changed. */
export function raisedOf({ changed }: MergePlan): MergePlan['changed'] {
  return changed.filter(({ before, after }) => after.quantity > before.quantity);
}

/** 'Added 31, raised 4, skipped 6 already there' */
export function mergeText(plan: MergePlan): string {
  const raised = raisedOf(plan).length;
  const skipped = plan.skipped + plan.changed.length - raised;
  const parts = [
    plan.added.length > 0 && `added ${plan.added.length}`,
    raised > 0 && `raised ${raised}`,
    skipped > 0 && `skipped ${skipped} already there`,
  ].filter((part) => part !== false);
  const [first = 'nothing to add', ...rest] = parts;
  return [capitalized(first), ...rest].join(', ');
}
