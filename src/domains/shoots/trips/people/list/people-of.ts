import { memberNames } from '#domains/people/workspaces/members/member-name.ts';
import { members } from '#domains/people/workspaces/members/data.ts';
import { tripPeople } from '#domains/shoots/trips/people/data.ts';
import type { TripPerson } from '#domains/shoots/trips/people/schema.ts';

const byTrip = (rows: readonly TripPerson[]) =>
  Map.groupBy(
    rows.toSorted((one, other) => one.id.localeCompare(other.id)),
    ({ tripId }) => tripId,
  );
const none: readonly TripPerson[] = [];

/** Who comes along on a trip, in the order in which they were added. */
export function usePeopleOf(tripId: string): readonly TripPerson[] {
  return tripPeople.useRows(byTrip).get(tripId) ?? none;
}

/** Who comes along on each trip. */
export function usePeopleByTrip(): ReadonlyMap<string, readonly TripPerson[]> {
  return tripPeople.useRows(byTrip);
}

/** What people of trips are called: members as they call themselves now, all others as they were written down. */
export function usePersonName(): (person: Pick<TripPerson, 'memberUserId' | 'name'>) => string {
  const names = members.useRows(memberNames);
  return ({ memberUserId, name }) => names.get(memberUserId ?? '') ?? name;
}

/** 'Mara', 'Mara and Ife', 'Mara, Ife and 2 others', by their first names. */
export function peopleText(names: readonly string[]): string {
  const [first, second, ...others] = names.map((name) => name.trim().split(/\s+/)[0] ?? name);
  if (first === undefined) return '';
  if (second === undefined) return first;
  if (others.length === 0) return `${first} and ${second}`;
  if (others.length === 1) return `${first}, ${second} and ${others[0]}`;
  return `${first}, ${second} and ${others.length} others`;
}

/** When who is called, the first ones first; nobody who has no time. */
export function callsOf(
  people: readonly TripPerson[],
): { time: string; people: readonly TripPerson[] }[] {
  const called = Map.groupBy(people, ({ callTime }) => callTime ?? '');
  return [...called]
    .filter(([time]) => time !== '')
    .map(([time, those]) => ({ time, people: those }))
    .toSorted((one, other) => one.time.localeCompare(other.time));
}
