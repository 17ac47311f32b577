import { putAt } from '#client/list/sort-order.ts';
import { editRecord } from '#client/record/edit-record.ts';
import { hidePraise, praise } from '#client/ui/toasts/celebration.ts';
import { keepUndo, tellDone } from '#client/ui/toasts/tell-done.ts';
import {
  completeItem,
  completionOn,
  routineCompletions,
  sayAgain,
  undoItem,
} from '#domains/routine/completions/data.ts';
import type { Completion } from '#domains/routine/completions/schema.ts';
import { addRoutineItem, routineItems } from '#domains/routine/data.ts';
import { routineTakings, take, takeAgain, takingsByItem } from '#domains/routine/takings/data.ts';
import type { Taking } from '#domains/routine/takings/schema.ts';
import type { RoutineItem, RoutineItemChanges } from '#domains/routine/schema.ts';

/** Adds an item; failures are told by the kit. */
export function addItem(fields: Parameters<typeof addRoutineItem>[0]): void {
  tellDone('Routine item added', [addRoutineItem(fields)]);
}

/** Takes items of the workspace on: they count from today on. */
export function takeOn(items: readonly RoutineItem[], today: string): void {
  const [first] = items;
  if (!first) return;
  const text = items.length === 1 ? 'Taken on' : `${items.length} items taken on`;
  sayTaken(items, { takenOn: today, isLetGo: false }, text);
}

/** Lets go of an item: for others it goes on, and what was done of it stays. */
export function letGo(item: RoutineItem, today: string): void {
  sayTaken([item], { takenOn: today, isLetGo: true }, 'It counts for you no more');
}

function sayTaken(
  items: readonly RoutineItem[],
  say: Pick<Taking, 'takenOn' | 'isLetGo'>,
  text: string,
): void {
  const before = routineTakings.read(takingsByItem);
  tellDone(
    text,
    items.map(({ id }) => take(id, say)),
    () => items.map(({ id }) => takeAgain(id, before.get(id))),
  );
}

/** Changes an item; what is on screen is word enough, and the key for undo knows it. */
export function changeItem(item: RoutineItem, changes: RoutineItemChanges): void {
  editRecord<RoutineItemChanges>(item, changes, (fields) => routineItems.update(item.id, fields));
}

/** Deletes an item; Undo brings it back as it was. */
export function deleteItem(item: RoutineItem): void {
  tellDone('Routine item deleted', [routineItems.remove(item.id)], () =>
    routineItems.restore(item.id),
  );
}

/** Says that an item is done on a day; only what is done today is worth a word of praise. */
export function complete(item: RoutineItem, day: string, isToday: boolean): void {
  say(item, day, () => completeItem(item.id, day));
  if (isToday) praise();
}

/** Says something of an item on a day that shows for itself; the key says again what was before. */
function say(item: RoutineItem, day: string, write: () => Promise<{ ok: boolean }>): void {
  const before = completionOn(item.id, day);
  keepUndo([write()], () => {
    hidePraise();
    tellDone('Undone!', [sayAgain(before, { itemId: item.id, day })]);
  });
}

/** Says afterwards that an item was done on a day, or that it was not. */
export function logDay(item: RoutineItem, day: string, wasDone: boolean): void {
  say(item, day, () => (wasDone ? undoItem(item.id, day) : completeItem(item.id, day)));
}

/** Takes a completion back. */
export function undo(item: RoutineItem, day: string): void {
  hidePraise();
  const before = completionOn(item.id, day);
  tellDone('Undone!', [undoItem(item.id, day)], () => sayAgain(before, { itemId: item.id, day }));
}

/** Leaves an item out for a day: it counts neither for nor against. */
export function skip(item: RoutineItem, day: string): void {
  say(item, day, () => completeItem(item.id, day, 'skipped'));
}

/** The item is due again on the day it was skipped. */
export function unskip(item: RoutineItem, day: string): void {
  say(item, day, () => undoItem(item.id, day));
}

/** Writes a word about how it went. */
export function writeNote(completion: Completion, note: string): void {
  const { id, note: before } = completion;
  editRecord({ note: before }, { note }, (fields) => routineCompletions.update(id, fields));
}

/** Puts an item at another place of its list; the key for undo puts it back. */
export function moveItem(list: readonly RoutineItem[], item: RoutineItem, to: number): void {
  putAt(list, item.id, to, routineItems.update);
}
