import * as z from 'zod/mini';
import { calendarDate, localTime, timeZone } from '#shared/dates.ts';
import { changes, creation, entity, line, prose, uuid } from '#shared/entity.ts';
import { currencyCode } from '#shared/currency-code.ts';
import { amountMinor, scalesMoney } from '#shared/money.ts';
import { checkTogether } from './rules.ts';

export const tripKinds = ['shoot', 'brand_trip', 'event', 'travel', 'personal'] as const;
export type TripKind = (typeof tripKinds)[number];
/** An idea has no days yet; cancelled it may have had some. */
export const tripStatuses = ['idea', 'planning', 'confirmed', 'done', 'cancelled'] as const;
export type TripStatus = (typeof tripStatuses)[number];

const date = z._default(z.nullable(calendarDate), null);
const time = z._default(z.nullable(localTime), null);
const degrees = (most: number, sentence: string) =>
  z._default(
    z.nullable(
      z.number('Use a number').check(
        z.minimum(-most, sentence),
        z.maximum(most, sentence),
        z.refine((value) => Number(value.toFixed(6)) === value, 'Use at most 6 decimals'),
      ),
    ),
    null,
  );

/** What a person says of a trip: a shoot, a brand trip, an event or a journey. */
const writtenFields = {
  title: line(150, 'Give the trip a name'),
  kind: z._default(z.enum(tripKinds), 'shoot'),
  destination: z._default(prose(200).check(z.trim()), ''),
  /** Where it is on the globe: what daylight is reckoned by. */
  latitude: degrees(90, 'Use a latitude from -90 to 90'),
  longitude: degrees(180, 'Use a longitude from -180 to 180'),
  /** The first and the last day, both or none, in the trip's own zone. */
  startsOn: date,
  endsOn: date,
  /** When it begins on the first day, and ends on the last. */
  startTime: time,
  endTime: time,
  timeZone,
  status: z._default(z.enum(tripStatuses), 'idea'),
  businessId: z._default(z.nullable(uuid), null),
  budgetMinor: z._default(z.nullable(amountMinor), null),
  /** Of the budget, and of new costs. */
  currency: currencyCode.check(scalesMoney),
  /** Its creator alone sees it, and everything in it. */
  isPrivate: z._default(z.boolean(), false),
  notes: z._default(prose(20_000), ''),
};

export const tripFields = {
  ...writtenFields,
  /** The file that stands on its card; the server keeps it. */
  coverId: z.nullable(uuid),
};
export const trip = entity(tripFields);
export type Trip = z.infer<typeof trip>;

export const newTrip = creation({
  ...writtenFields,
  // Left out, they are those of whoever creates it and of the workspace, and what its days say.
  timeZone: z.optional(timeZone),
  currency: z.optional(currencyCode),
  status: z.optional(z.enum(tripStatuses)),
}).check(checkTogether);
export type NewTrip = z.output<typeof newTrip>;
/** What goes together is looked at with what is stored. */
export const tripChanges = changes(writtenFields);
export type TripChanges = z.infer<typeof tripChanges>;

/** A copy of a trip, with all its days as far from each other; without a first day an idea. */
export const tripCopy = z.strictObject({
  id: uuid,
  title: writtenFields.title,
  startsOn: z.nullable(calendarDate),
});
export type TripCopy = z.infer<typeof tripCopy>;
