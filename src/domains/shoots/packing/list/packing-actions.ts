import { editRecord } from '#client/record/edit-record.ts';
import { changeMany, countText, removeMany } from '#client/sync/change-many.ts';
import { keepUndo, tellDone } from '#client/ui/toasts/tell-done.ts';
import { backTo, mergeText } from '#domains/shoots/packing/merging/rules.ts';
import type { MergedThing } from '#domains/shoots/packing/merging/schema.ts';
import type { Requantity } from '#domains/shoots/packing/merging/things/rules.ts';
import { mergePacking, packingItems, type Merging } from '#domains/shoots/packing/data.ts';
import type { PackingItem, PackingItemChanges } from '#domains/shoots/packing/schema.ts';

/** Ticks a thing, or takes the tick back; nothing is said of it, and the key for undo knows it. */
export function tick(item: PackingItem, isPacked: boolean): void {
  const undo = () => packingItems.update(item.id, { isPacked: item.isPacked });
  keepUndo([packingItems.update(item.id, { isPacked })], undo);
}

/** Back in its bag, or not after all. */
export function tickReturned(item: PackingItem, isReturned: boolean): void {
  const undo = () => packingItems.update(item.id, { isReturned: item.isReturned });
  keepUndo([packingItems.update(item.id, { isReturned })], undo);
}

/** Changes a thing in place; the key for undo takes it back. */
export function change(item: PackingItem, changes: PackingItemChanges): void {
  editRecord<PackingItemChanges>(item, changes, (fields) => packingItems.update(item.id, fields));
}

/** Deletes things; Undo brings them back. */
export function remove(items: readonly PackingItem[]): void {
  removeMany(packingItems, items, 'thing');
}

/** Ticks all of a group, or none of it, with one undo. */
export function tickAll(items: readonly PackingItem[], isPacked: boolean): void {
  const wanted = items.filter((item) => item.isPacked !== isPacked);
  const text = countText(wanted.length, 'thing', isPacked ? 'packed' : 'unpacked');
  changeMany(packingItems, wanted, () => ({ isPacked }), text);
}

/** Gives all of a group the same, with one undo. */
export function changeAll(
  items: readonly PackingItem[],
  changes: Pick<PackingItemChanges, 'tripPersonId' | 'packingBagId' | 'category'>,
  done: string,
): void {
  changeMany(packingItems, items, () => changes, countText(items.length, 'thing', done));
}

/** Makes a list as if nothing had been packed yet. */
export function clearTicks(items: readonly PackingItem[]): void {
  const cleared = { isPacked: false, isCharged: false, isReturned: false };
  const ticked = items.filter((item) => item.isPacked || item.isCharged || item.isReturned);
  changeMany(packingItems, ticked, () => cleared, 'All ticks cleared');
}

/** Follows the days of the trip, where nobody has said otherwise. */
export function requantify(changed: readonly Requantity[]): void {
  const rows = changed.map(({ item }) => item);
  const text = countText(rows.length, 'quantity', 'updated');
  changeMany(
    packingItems,
    rows,
    (_, at) => {
      const quantity = changed[at]?.quantity ?? 1;
      return { quantity, appliedQuantity: quantity };
    },
    text,
  );
}

/** Puts things on a list and says what became of them, with one undo for all. */
export function addToList(
  tripId: string,
  things: readonly MergedThing[],
  packingTemplateIds: readonly string[] = [],
): void {
  const merging = mergePacking(tripId, things, packingTemplateIds);
  tellDone(mergeText(merging.plan), [merging.result], undoOf(merging));
}

// What the server has done, as soon as it has: another device may have been quicker. Before that, what
// stands on screen.
function undoOf({ plan, result }: Merging): () => void {
  let added = plan.added.map(({ id }) => id);
  let changed = plan.changed.map((one) => ({ ids: [one.before.id], fields: backTo(one) }));
  void result.then((answer) => {
    if (!answer.ok) return;
    added = answer.row.added;
    const there = new Set(answer.row.rows.map(({ id }) => id));
    changed = changed.filter(({ ids }) => ids.every((id) => there.has(id)));
  });
  return () => {
    if (added.length > 0) void packingItems.removeMany(added);
    if (changed.length > 0) void packingItems.updateMany(changed);
  };
}
