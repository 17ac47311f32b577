import * as z from 'zod/mini';
import { instant, localTime } from '#shared/dates.ts';
import { uuid } from '#shared/entity.ts';

/** What is said of every link that opens nothing, whatever the reason. */
export const voidSheetText = 'This call sheet does not work, or no longer';

/** The parts of a sheet that are chosen. */
export const sheetSections = ['schedule', 'shots', 'bookings', 'packing'] as const;
export type SheetSection = (typeof sheetSections)[number];

export const papers = ['A4', 'LETTER'] as const;
export type Paper = (typeof papers)[number];

/** As `newToken` makes them. */
export const sheetToken = z.string().check(z.regex(/^[\w-]{43}$/, voidSheetText));

const date = z.string();
const time = z.nullable(localTime);

/** All that the sheets of a trip are made of; never what anything costs, and no codes. */
export const sheetParts = z.strictObject({
  trip: z.strictObject({
    title: z.string(),
    destination: z.string(),
    latitude: z.nullable(z.number()),
    longitude: z.nullable(z.number()),
    timeZone: z.string(),
    startsOn: z.nullable(date),
    endsOn: z.nullable(date),
    /** Empty by a link: they are for the team. */
    notes: z.string(),
  }),
  workspaceName: z.string(),
  people: z.array(
    z.strictObject({ name: z.string(), role: z.string(), phone: z.string(), callTime: time }),
  ),
  items: z.array(
    z.strictObject({
      ...{ id: uuid, title: z.string(), scheduledOn: date, startTime: time, endTime: time },
      ...{ location: z.string(), note: z.string(), sortOrder: z.int() },
    }),
  ),
  shots: z.array(
    z.strictObject({
      ...{
        id: uuid,
        title: z.string(),
        scheduleItemId: z.nullable(uuid),
        shotOn: z.nullable(date),
      },
      ...{ lens: z.string(), seconds: z.nullable(z.int()), location: z.string() },
      ...{ sortOrder: z.int(), isDone: z.boolean() },
    }),
  ),
  bookings: z.array(
    z.strictObject({
      ...{ id: uuid, title: z.string(), location: z.string() },
      ...{ startsOn: z.nullable(date), startTime: time, endsOn: z.nullable(date), endTime: time },
    }),
  ),
  packing: z.array(
    z.strictObject({ name: z.string(), quantity: z.int(), isEssential: z.boolean() }),
  ),
});
export type SheetParts = z.infer<typeof sheetParts>;

export const usualSheetDays = 14;
const shows = z._default(z.boolean(), false);

/** What somebody shares of a trip. */
export const newSheetLink = z
  .strictObject({
    id: uuid,
    showsSchedule: z._default(z.boolean(), true),
    showsShots: z._default(z.boolean(), true),
    showsBookings: shows,
    showsPacking: shows,
    validDays: z._default(
      z
        .int('Use a whole number of days')
        .check(z.minimum(1, 'Use 1 to 60 days'), z.maximum(60, 'Use 1 to 60 days')),
      usualSheetDays,
    ),
  })
  .check(
    z.refine(
      (link) => link.showsSchedule || link.showsShots || link.showsBookings || link.showsPacking,
      { path: ['showsSchedule'], error: 'Choose at least one part' },
    ),
  );
export type NewSheetLink = z.output<typeof newSheetLink>;

/** A link as those see it who may keep it; what it is called by is nowhere. */
export const sheetLink = z.strictObject({
  id: uuid,
  showsSchedule: z.boolean(),
  showsShots: z.boolean(),
  showsBookings: z.boolean(),
  showsPacking: z.boolean(),
  expiresAt: instant,
  revokedAt: z.nullable(instant),
  openedAt: z.nullable(instant),
  createdAt: instant,
});
export type SheetLink = z.infer<typeof sheetLink>;

/** A link with its address, which is told this once. */
export const toldSheetLink = z.strictObject({ sheetLink, url: z.string() });
export type ToldSheetLink = z.infer<typeof toldSheetLink>;
