import type * as z from 'zod/mini';
import { bookingsContract } from '#domains/shoots/bookings/contract.ts';
import type { newBooking } from '#domains/shoots/bookings/schema.ts';
import { scheduleItemsContract } from '#domains/shoots/schedule/contract.ts';
import { shotsContract } from '#domains/shoots/shots/contract.ts';
import type { newShot } from '#domains/shoots/shots/schema.ts';
import type { Content } from './content.ts';
import type { Maker } from './maker.ts';
import type { SampleTrip, SampleTrips } from './shoots.ts';

type NewShot = z.input<typeof newShot>;
type NewBooking = z.input<typeof newBooking>;

interface Scene {
  /** From the first day of the trip. */
  day: number;
  time: string;
  endTime?: string;
  title: string;
  location?: string;
  note?: string;
  /** The piece that its shots are for. */
  piece?: string;
  shots?: readonly SampleShot[];
}
type SampleShot = readonly [
  title: string,
  kind: NonNullable<NewShot['kind']>,
  lens: string,
  seconds: number | null,
];

const harbour: readonly Scene[] = [
  { day: 0, time: '07:00', title: 'Call, coffee at the boatyard', location: 'Boatyard gate' },
  {
    ...{ day: 0, time: '07:30', endTime: '09:30', title: 'The wall, before the ferry' },
    ...{ location: 'Harbour wall, north end', note: 'Spray above force 4: rain covers on.' },
    piece: 'Rain shell against the sea wall',
    shots: [
      ['Walking out along the wall', 'wide', '24 mm', 6],
      ['Hood goes up, low on the stones', 'medium', '35 mm', 4],
      ['Beads of rain on the cuff', 'detail', '85 mm', 3],
      ['To camera, in the lee', 'talking_head', '35 mm', 20],
    ],
  },
  {
    ...{ day: 0, time: '11:00', endTime: '12:30', title: 'From the boat' },
    ...{ location: 'Slip, then half a mile out', piece: 'Rain shell against the sea wall' },
    shots: [
      ['The wall with the town behind it', 'wide', '70 mm', 8],
      ['Rope, hands and sleeves', 'b_roll', '50 mm', 5],
    ],
  },
  { day: 0, time: '13:00', title: 'Back up cards, chowder', location: 'The Spaniard' },
  {
    ...{ day: 1, time: '08:00', title: 'Stills for the shop' },
    ...{ location: 'Boatyard shed', note: 'Moss and slate, both sizes.' },
    shots: [
      ['On the hook, door open', 'photo', '50 mm', null],
      ['Kit, laid flat', 'product', '35 mm', null],
    ],
  },
];

const lisbon: readonly Scene[] = [
  {
    ...{ day: 1, time: '07:30', endTime: '09:00', title: 'A wet day in Lisbon, Graça steps' },
    ...{ location: 'Caracol da Graça', note: '10 minutes on foot. Rain jacket on Ife, too.' },
    piece: 'A wet day in Lisbon',
    shots: [
      ['Wide, walking down into frame', 'wide', '24 mm', 6],
      ['Hood goes up, low on the cobbles', 'medium', '35 mm', 4],
      ['Cuff and rain beads, macro', 'detail', '85 mm', 3],
      ['Talking, sheltered doorway', 'talking_head', '35 mm', 20],
    ],
  },
  {
    ...{ day: 1, time: '09:30', title: 'Breakfast one of five', location: 'Corner pastelaria' },
    ...{ note: 'Ask before filming.', piece: 'Lisbon in five breakfasts' },
    shots: [['Steam and the first bite', 'close_up', '50 mm', 5]],
  },
  { day: 1, time: '12:00', title: 'Back up cards, nap' },
  {
    ...{ day: 1, time: '16:30', title: 'Part two: the sear', location: 'Apartment kitchen' },
    ...{ note: 'Bring the pan.', piece: 'Part two: the sear' },
    shots: [
      ['Oil shimmers', 'close_up', '85 mm', 4],
      ['The turn, from above', 'wide', '24 mm', 6],
      ['First cut', 'detail', '85 mm', 5],
    ],
  },
  {
    ...{ day: 2, time: '07:00', title: 'Miradouro before the crowd' },
    ...{ location: 'Senhora do Monte', piece: 'A wet day in Lisbon' },
    shots: [['Roofs, slow pan', 'wide', '35 mm', 8]],
  },
];

const tides: readonly Scene[] = [
  {
    ...{
      day: 0,
      time: '06:45',
      title: 'Low water at the Old Head',
      location: 'Old Head, east side',
    },
    shots: [
      ['Kelp, walking through', 'wide', '24 mm', 6],
      ['Boots in the pool', 'detail', '85 mm', 3],
      ['Why the table matters', 'talking_head', '35 mm', 25],
    ],
  },
  {
    ...{ day: 1, time: '17:10', title: 'High water, the other light' },
    shots: [['The same frame, drowned', 'wide', '24 mm', 6]],
  },
];

/** What happens on the days of the sample's trips, what is filmed there, and what is booked. */
export async function makeShootDays(
  maker: Maker,
  { past, running, coming }: SampleTrips,
  content: Content,
): Promise<void> {
  await makeDays(maker, { trip: past, scenes: tides, content, isDone: () => true });
  // It is noon on the set: what was before is in the can.
  const isDone = (scene: Scene) => scene.day === 0 && scene.time < '11:00';
  await makeDays(maker, { trip: running, scenes: harbour, content, isDone });
  await makeDays(maker, { trip: coming, scenes: lisbon, content, isDone: () => false });
  for (const booking of bookings(maker, coming))
    await maker.create(bookingsContract, { tripId: coming.id, currency: 'USD', ...booking });
}

interface Days {
  trip: SampleTrip;
  scenes: readonly Scene[];
  content: Content;
  isDone: (scene: Scene) => boolean;
}

async function makeDays(maker: Maker, { trip, scenes, content, isDone }: Days): Promise<void> {
  maker.goTo(Math.min(-1, trip.days[0] - 4));
  let sortOrder = 0;
  for (const scene of scenes) {
    const scheduledOn = maker.day(trip.days[0] + scene.day);
    const { title, time, endTime = null, location = '', note = '', piece, shots = [] } = scene;
    const scheduleItemId = await maker.create(scheduleItemsContract, {
      ...{ tripId: trip.id, title, scheduledOn, startTime: time, endTime, location, note },
    });
    for (const [shot, kind, lens, seconds] of shots) {
      sortOrder += 1;
      await maker.create(shotsContract, {
        ...{ tripId: trip.id, title: shot, kind, lens, seconds, location, scheduleItemId },
        ...{ shotOn: scheduledOn, sortOrder, orientation: kind === 'photo' ? '4:5' : '9:16' },
        contentItemId: piece ? (content.items.get(piece) ?? null) : null,
        priority: kind === 'b_roll' ? 'nice' : 'must',
        ...(isDone(scene) ? { status: 'done', takes: 2 } : {}),
      });
    }
  }
}

function bookings(
  maker: Maker,
  { days: [first, last] }: SampleTrip,
): Omit<NewBooking, 'id' | 'tripId'>[] {
  return [
    {
      ...{ title: 'Cork to Lisbon, EI 482', kind: 'flight', status: 'confirmed' },
      ...{ startsOn: maker.day(first), startTime: '09:40', timeZone: 'Europe/Dublin' },
      ...{ endsOn: maker.day(first), endTime: '12:25', endTimeZone: 'Europe/Lisbon' },
      ...{ confirmationCode: 'QX7LPM', location: 'Cork Airport', costMinor: 24_600 },
    },
    {
      ...{ title: 'Apartment in Graça', kind: 'stay', status: 'confirmed' },
      ...{ startsOn: maker.day(first), startTime: '15:00', endsOn: maker.day(last) },
      ...{ location: 'Travessa das Mónicas 14', confirmationCode: 'HM4TZ9', costMinor: 61_000 },
    },
    {
      ...{ title: 'Permit for the Graça steps', kind: 'location_permit', status: 'to_book' },
      ...{ startsOn: maker.day(first + 1), costMinor: 5_500 },
    },
  ];
}
