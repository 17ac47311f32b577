import * as z from 'zod/mini';
import { localTime } from '#shared/dates.ts';
import { changes, entity, line, prose, uuid } from '#shared/entity.ts';

const writtenFields = {
  /** Null is a guest, who needs no account, or somebody who has left the workspace. */
  memberUserId: z._default(z.nullable(uuid), null),
  /** Kept of members, too: whoever leaves was there all the same. */
  name: line(80, 'Say who it is'),
  /** What they do there: 'Camera'. */
  role: z._default(prose(60).check(z.trim()), ''),
  phone: z._default(prose(40).check(z.trim()), ''),
  /** When they are to be there, on days that say nothing else. */
  callTime: z._default(z.nullable(localTime), null),
};

/** Somebody who comes along on a trip. */
export const tripPersonFields = { tripId: uuid, ...writtenFields };
export const tripPerson = entity(tripPersonFields);
export type TripPerson = z.infer<typeof tripPerson>;
/** Nobody goes from one trip to another. */
export const tripPersonChanges = changes(writtenFields);
