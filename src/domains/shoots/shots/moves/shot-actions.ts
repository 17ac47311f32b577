import { editRecord } from '#client/record/edit-record.ts';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { keepUndo, tellDone } from '#client/ui/toasts/tell-done.ts';
import { moved } from '#client/list/sort-order.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { stageNames } from '#domains/people/workspaces/settings/use-stage-names.ts';
import { countTakes, shots } from '#domains/shoots/shots/data.ts';
import { completesPiece, maxTakes } from '#domains/shoots/shots/rules.ts';
import type { Shot, ShotChanges } from '#domains/shoots/shots/schema.ts';

/** Changes a shot as its fields are left. */
export function changeShot(shot: Shot, changes: ShotChanges): void {
  const { status, droppedReason } = shot;
  const isOfReason = 'status' in changes || 'droppedReason' in changes;
  const together = isOfReason ? { status, droppedReason } : {};
  editRecord<ShotChanges>(shot, { ...together, ...changes }, (fields) =>
    shots.update(shot.id, fields),
  );
}

/**
 * Ticks a shot, or takes the tick back. Once all that was to be shot of a piece of content is in the can,
 * the piece may go on: that is offered, and nobody is asked on the set.
 */
export function tickShot(shot: Shot, isDone: boolean): void {
  const status = isDone ? ('done' as const) : ('todo' as const);
  // Takes that were counted stay out of it: another device may count them.
  const isFirst = isDone && shot.takes === 0;
  const written = shots.update(shot.id, { status, ...(isFirst ? { takes: 1 } : {}) });
  const before = {
    ...{ status: shot.status, droppedReason: shot.droppedReason },
    ...(isFirst ? { takes: 0 } : {}),
  };
  const undo = () => shots.update(shot.id, before);
  if (isDone && offersEdit(shot, written, undo)) return;
  keepUndo([written], undo);
}

type Written = Promise<{ ok: boolean }>;

// Nobody waits on the set: the offer is a toast, and without a press everything stays where it is.
function offersEdit(shot: Shot, written: Written, undo: () => Written): boolean {
  if (!completesPiece(shot, shots.read(allRows))) return false;
  const piece = contentItems.read(rowsById).get(shot.contentItemId ?? '');
  if (!piece || piece.stage !== 'filming') return false;
  const names = stageNames();
  const move = () =>
    tellDone(
      `“${piece.title}” is in ${names.editing}`,
      [contentItems.update(piece.id, { stage: 'editing' })],
      () => contentItems.update(piece.id, { stage: 'filming' }),
    );
  // What is said then takes the place of the offer.
  keepUndo([written], () => tellDone(`“${shot.title}” is not shot yet`, [undo()]));
  tellDone(`All of “${piece.title}” is shot`, [written], {
    lead: { label: `Move to ${names.editing}`, onPress: move },
  });
  return true;
}

/** One more try at a shot. */
export function countTake(shot: Shot): void {
  if (shot.takes >= maxTakes) return;
  keepUndo([countTakes(shot, 1)], () => countTakes(shots.read(rowsById).get(shot.id) ?? shot, -1));
}

/** Lets a shot go, and keeps why. */
export function dropShot(shot: Shot, droppedReason: string): void {
  const before = { status: shot.status, droppedReason: shot.droppedReason };
  tellDone('Shot dropped', [shots.update(shot.id, { status: 'dropped', droppedReason })], () =>
    shots.update(shot.id, before),
  );
}

/** Takes a dropped shot up again. */
export function pickUpShot({ id, droppedReason }: Shot): void {
  tellDone('Shot is back', [shots.update(id, { status: 'todo' })], () =>
    shots.update(id, { status: 'dropped', droppedReason }),
  );
}

/** Deletes a shot; Undo brings it back. */
export function removeShot({ id }: Pick<Shot, 'id'>): void {
  tellDone('Shot deleted', [shots.remove(id)], () => shots.restore(id));
}

/** Puts a shot elsewhere in its list; the others keep the places they had among themselves. */
export function moveShot(list: readonly Shot[], id: string, to: number): void {
  const places = moved(list, id, to);
  if (places.length === 0) return;
  const before = new Map(list.map((shot) => [shot.id, shot.sortOrder]));
  const put = (orderOf: (place: { id: string; sortOrder: number }) => number) =>
    shots.updateMany(
      places.map((place) => ({ ids: [place.id], fields: { sortOrder: orderOf(place) } })),
    );
  keepUndo([put(({ sortOrder }) => sortOrder)], () =>
    put(({ id: one, sortOrder }) => before.get(one) ?? sortOrder),
  );
}
