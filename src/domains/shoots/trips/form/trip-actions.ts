import { editRecord } from '#client/record/edit-record.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { sendTripCopy, trips } from '#domains/shoots/trips/data.ts';
import { statusLabels } from '#domains/shoots/trips/rules.ts';
import type { Trip, TripChanges, TripStatus } from '#domains/shoots/trips/schema.ts';
import { newId } from '#shared/ids.ts';

type NewFields = Omit<Parameters<typeof trips.create>[0], 'id'>;

/** Adds a trip and says so; gives its id. */
export function addTrip(fields: NewFields): string {
  const id = newId();
  tellDone('Trip added', [trips.create({ ...fields, id })], () => trips.remove(id));
  return id;
}

/** Changes a trip as its fields are left; its days are said together. */
export function changeTrip(trip: Trip, changes: TripChanges): void {
  editRecord<TripChanges>(trip, changes, (fields) => trips.update(trip.id, fields));
}

/** Moves a trip on its way, or puts it away; Undo brings it back to where it was. */
export function moveTrip(trip: Trip, status: TripStatus): void {
  tellDone(
    `Trip is ${statusLabels[status].toLowerCase()}`,
    [trips.update(trip.id, { status })],
    () => trips.update(trip.id, { status: trip.status }),
  );
}

/** Deletes a trip; Undo brings it back with everything in it. */
export function deleteTrip({ id }: Trip): void {
  tellDone('Trip deleted', [trips.remove(id)], () => trips.restore(id));
}

/** Copies a trip with everything in it to another first day; gives the id of the copy. */
export function copyTrip(trip: Trip, copy: { title: string; startsOn: string | null }): string {
  const id = newId();
  tellDone('Trip copied', [sendTripCopy(trip, { ...copy, id })], () => trips.remove(id));
  return id;
}
