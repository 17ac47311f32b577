import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { trips } from '#domains/shoots/trips/data.ts';
import { tripCampaigns } from '#domains/shoots/trips/deals/data.ts';
import type { TripCampaign } from '#domains/shoots/trips/deals/schema.ts';
import { usePeopleByTrip, usePersonName } from '#domains/shoots/trips/people/list/people-of.ts';
import type { TripPerson } from '#domains/shoots/trips/people/schema.ts';
import { type Standing, standingOf } from '#domains/shoots/trips/rules.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { todayOn } from '#domains/shoots/trips/words/trip-words.ts';

/** A trip with what is said of it in the list. */
export interface TripLine {
  id: string;
  trip: Trip;
  standing: Standing;
  people: readonly TripPerson[];
  /** What they are called, in the same order. */
  names: readonly string[];
  deals: readonly Campaign[];
}

const dealsByTrip = (rows: readonly TripCampaign[]) => Map.groupBy(rows, ({ tripId }) => tripId);

/** All trips as the list shows them: what comes first, then ideas, then what was, the latest first. */
export function useTripLines(): readonly TripLine[] {
  const rows = trips.useRows(allRows);
  const people = usePeopleByTrip();
  const nameOf = usePersonName();
  const links = tripCampaigns.useRows(dealsByTrip);
  const deals = campaigns.useRows(rowsById);
  const lines = rows.map((trip): TripLine => {
    const along = people.get(trip.id) ?? [];
    return {
      id: trip.id,
      trip,
      standing: standingOf(trip, todayOn(trip)),
      people: along,
      names: along.map(nameOf),
      deals: (links.get(trip.id) ?? []).flatMap(({ campaignId }) => deals.get(campaignId) ?? []),
    };
  });
  return lines.toSorted(inOrder);
}

const rank: Record<Standing, number> = { running: 0, coming: 0, idea: 1, past: 2 };

function inOrder(one: TripLine, other: TripLine): number {
  const byStanding = rank[one.standing] - rank[other.standing];
  if (byStanding !== 0) return byStanding;
  if (one.standing === 'past') return endOf(other).localeCompare(endOf(one));
  if (one.standing === 'idea') return other.id.localeCompare(one.id);
  return (one.trip.startsOn ?? '').localeCompare(other.trip.startsOn ?? '');
}

// One that was cancelled before it had days is as old as it is itself.
const endOf = ({ trip }: TripLine) => trip.endsOn ?? trip.createdAt.slice(0, 10);

/** The year that a trip is filed under. */
export const yearOf = (line: TripLine) => endOf(line).slice(0, 4);
