import type * as z from 'zod/mini';
import { expensesContract } from '#domains/money/expenses/contract.ts';
import { tripsContract } from '#domains/shoots/trips/contract.ts';
import { tripContentItemsContract } from '#domains/shoots/trips/content/contract.ts';
import { tripCampaignsContract } from '#domains/shoots/trips/deals/contract.ts';
import { tripPeopleContract } from '#domains/shoots/trips/people/contract.ts';
import type { newTrip } from '#domains/shoots/trips/schema.ts';
import type { Content } from './content.ts';
import type { Deals } from './deals.ts';
import type { Maker } from './maker.ts';
import { makePacking } from './packing.ts';
import { makeShootDays } from './shoot-days.ts';

/** What other parts of a sample trip refer to. */
export interface SampleTrip {
  id: string;
  /** Its days, counted from today. */
  days: readonly [first: number, last: number];
  /** The ids of those who come along, by their names. */
  people: ReadonlyMap<string, string>;
}
/** The shoot of today, the one before it and the one to come. */
export type SampleTrips = Record<'past' | 'running' | 'coming', SampleTrip>;

interface Given {
  deals: Deals;
  content: Content;
}

const lisbon = 'Europe/Lisbon';

/** One shoot that is over, one that runs and one to come, and an idea. */
export async function makeShoots(maker: Maker, given: Given): Promise<void> {
  const trips = await makeTrips(maker, given);
  await makeShootDays(maker, trips, given.content);
  await makePacking(maker, trips);
}

async function makeTrips(maker: Maker, given: Given): Promise<SampleTrips> {
  const past = await makeTrip(maker, given, {
    fields: { title: 'Tide tables', kind: 'shoot', destination: 'Old Head', budgetMinor: 60_000 },
    days: [-44, -42],
    status: 'done',
    people: [
      { name: 'Mara Lark', role: 'Host' },
      { name: 'Ife Ade', role: 'Camera' },
    ],
    deals: ['Trail vest, wet and dry'],
    items: [],
    costs: [
      ['Cottage, two nights', -44, 21_000],
      ['Diesel', -42, 6_450],
      ['Fish and chips for four', -43, 5_880],
    ],
  });
  const running = await makeTrip(maker, given, {
    fields: {
      ...{ title: 'Harbour wall', kind: 'shoot', destination: 'Kinsale harbour' },
      ...{ startTime: '07:30', endTime: '18:00', budgetMinor: 45_000 },
      ...{ latitude: 51.7059, longitude: -8.5222, timeZone: 'Europe/Dublin' },
      notes: 'Parking behind the boatyard. Hospital: Cork University, 35 minutes.',
    },
    days: [0, 1],
    status: 'confirmed',
    people: [
      { name: 'Mara Lark', role: 'Host', callTime: '07:30' },
      { name: 'Ife Ade', role: 'Camera', phone: '+353 21 555 0134', callTime: '07:00' },
      { name: 'Jonas Weber', role: 'Sound', phone: '+353 21 555 0177', callTime: '07:00' },
    ],
    deals: ['Rain Shell, autumn drop'],
    items: ['Rain shell against the sea wall'],
    costs: [
      ['Sandwiches for the crew', 0, 3_420],
      ['Boat, half a day', 0, 18_000],
    ],
  });
  const coming = await makeTrip(maker, given, {
    fields: {
      ...{ title: 'Lisbon, autumn light', kind: 'brand_trip', destination: 'Lisbon' },
      ...{ startTime: '09:40', budgetMinor: 260_000, timeZone: lisbon },
      ...{ latitude: 38.7223, longitude: -9.1393 },
    },
    days: [8, 13],
    status: 'planning',
    people: [
      { name: 'Mara Lark', role: 'Host' },
      { name: 'Ife Ade', role: 'Camera', phone: '+353 21 555 0134' },
    ],
    deals: ['Rain Shell, autumn drop', 'One pan, ten dinners'],
    items: ['A wet day in Lisbon', 'Part two: the sear', 'Lisbon in five breakfasts'],
    costs: [
      ['Apartment, deposit', -5, 24_000],
      ['Tram passes', -3, 1_980],
      ['Lens hire for Lisbon', -2, 12_900],
    ],
  });
  await maker.create(tripsContract, {
    title: 'Ski capsule',
    kind: 'brand_trip',
    destination: 'Innsbruck',
    currency: 'USD',
    budgetMinor: 200_000,
  });
  return { past, running, coming };
}

interface Trip {
  fields: Omit<z.input<typeof newTrip>, 'id'>;
  days: SampleTrip['days'];
  status: 'planning' | 'confirmed' | 'done';
  people: readonly { name: string; role: string; phone?: string; callTime?: string }[];
  deals: readonly string[];
  items: readonly string[];
  costs: readonly (readonly [title: string, day: number, amountMinor: number])[];
}

async function makeTrip(maker: Maker, { deals, content }: Given, trip: Trip): Promise<SampleTrip> {
  const [first, last] = trip.days;
  maker.goTo(Math.min(-9, first - 20));
  const tripId = await maker.create(tripsContract, {
    currency: 'USD',
    ...trip.fields,
    status: trip.status,
    startsOn: maker.day(first),
    endsOn: maker.day(last),
  });
  const people = new Map<string, string>();
  for (const { name, ...more } of trip.people) {
    // Whoever fills the workspace is the one who films.
    const isHost = people.size === 0;
    people.set(
      name,
      await maker.create(tripPeopleContract, {
        ...{ tripId, name, ...more },
        memberUserId: isHost ? maker.userId : null,
      }),
    );
  }
  const dealIds = trip.deals.map((name) => known(deals, name));
  for (const campaignId of dealIds)
    await maker.create(tripCampaignsContract, { tripId, campaignId });
  for (const title of trip.items) {
    const contentItemId = known(content.items, title);
    await maker.create(tripContentItemsContract, { tripId, contentItemId });
  }
  const categories = await maker.named('expense_categories');
  for (const [title, day, amountMinor] of trip.costs) {
    maker.goTo(Math.min(0, day));
    await maker.create(expensesContract, {
      ...{ title, amountMinor, tripId, currency: 'USD', spentOn: maker.day(day) },
      expenseCategoryId: categories.get(categoryOf(title)) ?? null,
      campaignId: dealIds[0] ?? null,
    });
  }
  return { id: tripId, days: trip.days, people };
}

function categoryOf(title: string): string {
  if (/lens/i.test(title)) return 'Equipment & gear';
  return 'Travel';
}

function known(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (!id) throw new Error(`The sample has nothing called '${name}'`);
  return id;
}
