import { movedBy } from '#domains/shoots/trips/rules.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';

type Written = Promise<{ ok: boolean }>;

/** What of a trip stands on days: a later domain says it, and moves it along. */
export interface DatedPart {
  /** 'schedule', as in 'Move its schedule along'. */
  name: string;
  /** One of it: 'item'. */
  noun: string;
  /** Why it stays unless somebody says otherwise; without a reason it comes along. */
  whyStays?: string;
  /** How many of a trip stand on a day. */
  useCount: (tripId: string) => number;
  /** Takes down where they stand now; what it gives puts them so many days after that, with 0 back. */
  takeDown: (tripId: string) => (days: number) => Written;
}

export const datedParts: DatedPart[] = [];

/** Lets something of a trip move along with it: one line in a `*-host.tsx`. */
export function movesWithTrips(part: DatedPart): void {
  datedParts.push(part);
}

/** Which parts come along, by name, as far as somebody has said so. */
export type Chosen = Readonly<Partial<Record<string, boolean>>>;

/** Whether a part comes along. */
export function comesAlong({ name, whyStays }: DatedPart, chosen: Chosen): boolean {
  return chosen[name] ?? whyStays === undefined;
}

/**
 * Lets the chosen parts of a trip follow as its days change. What it gives is called with each change of
 * the first day, Undo's as well, and with what comes of it: without the trip nothing moves.
 */
export function partsAlong(
  trip: Trip,
  to: Pick<Trip, 'startsOn' | 'endsOn'>,
  chosen: Chosen,
): (startsOn: string | null | undefined, written: Written) => Written {
  const by = movedBy(trip, to);
  const along = by === 0 ? [] : datedParts.filter((part) => comesAlong(part, chosen));
  const puts = along.map(({ takeDown }) => takeDown(trip.id));
  return async (startsOn, written) => {
    if (startsOn === undefined) return written;
    const [days, before] = startsOn === trip.startsOn ? [0, by] : [by, 0];
    const followed = puts.map((put) => put(days));
    const { ok } = await written;
    if (!ok) for (const put of puts) void put(before);
    const all = await Promise.all(followed);
    return { ok: ok && all.every((one) => one.ok) };
  };
}
