import * as z from 'zod/mini';
import { calendarDate } from '#shared/dates.ts';
import { changes, entity, prose, uuid } from '#shared/entity.ts';

export const logChannels = ['email', 'dm', 'call', 'meeting', 'other'] as const;
export type LogChannel = (typeof logChannels)[number];
export const logDirections = ['out', 'in'] as const;

const writtenFields = {
  contactedOn: calendarDate,
  channel: z._default(z.enum(logChannels), 'email'),
  direction: z._default(z.enum(logDirections), 'out'),
  note: z._default(prose(2_000), ''),
  campaignId: z._default(z.nullable(uuid), null),
};

/** That one has heard from a brand, or the brand from oneself. */
export const brandLogEntryFields = { brandId: uuid, ...writtenFields };
export const brandLogEntry = entity(brandLogEntryFields);
export type BrandLogEntry = z.infer<typeof brandLogEntry>;

/** The brand is what an entry is about: another one would be another entry. */
export const brandLogEntryChanges = changes(writtenFields);
export type BrandLogEntryChanges = z.infer<typeof brandLogEntryChanges>;
