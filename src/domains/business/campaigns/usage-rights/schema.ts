import * as z from 'zod/mini';
import { calendarDate, reckonedDate } from '#shared/dates.ts';
import { changes, creation, entity, prose, uuid } from '#shared/entity.ts';
import { amountMinor } from '#shared/money.ts';
import { inOrder } from '#shared/periods.ts';

export const rightKinds = [
  'organic_repost',
  'paid_ads',
  'whitelisting',
  'website_email',
  'print_ooh',
  'full_buyout',
  'ai_training',
] as const;
export type RightKind = (typeof rightKinds)[number];
export const rightStarts = ['on_posting', 'on_delivery', 'on_signing', 'fixed'] as const;
export type RightStart = (typeof rightStarts)[number];

const date = z._default(z.nullable(calendarDate), null);

const writtenFields = {
  /** Null: all deliverables of the campaign. */
  deliverableId: z._default(z.nullable(uuid), null),
  kind: z.enum(rightKinds),
  territory: z._default(prose(80), 'Worldwide'),
  starts: z._default(z.enum(rightStarts), 'on_posting'),
  /** Set by the event or by hand. */
  startsOn: date,
  durationDays: z._default(
    z.nullable(
      z
        .int('Use a whole number of days')
        .check(z.minimum(1, 'Use 1 to 3,650 days'), z.maximum(3650, 'Use 1 to 3,650 days')),
    ),
    null,
  ),
  /** An end by the calendar; it wins over the duration. */
  fixedEndsOn: date,
  isPerpetual: z._default(z.boolean(), false),
  /** In the campaign's currency. */
  feeMinor: z._default(z.nullable(amountMinor), null),
  renewalNote: z._default(prose(500), ''),
  notes: z._default(prose(20_000), ''),
};

/** What a brand may do with the work, where and how long. */
export const usageRightFields = {
  campaignId: uuid,
  ...writtenFields,
  /** Reckoned from the start and the duration. */
  endsOn: z._default(z.nullable(reckonedDate), null),
};
export const usageRight = entity(usageRightFields);
export type UsageRight = z.infer<typeof usageRight>;

type Term = Partial<Record<'durationDays' | 'fixedEndsOn' | 'isPerpetual', unknown>>;

/** What is said beside the field of a right that is neither for some days, nor until one, nor for ever. */
export const needsTerm = 'Say for how long, until when, or for ever';

/** Whether nothing says how long a right lasts. */
export function isWithoutTerm({ durationDays, fixedEndsOn, isPerpetual }: Term): boolean {
  return durationDays === null && fixedEndsOn === null && isPerpetual === false;
}

// A change that names only a part of it is up to the server.
function hasTerm({ value, issues }: z.core.ParsePayload<Term>): void {
  if (isWithoutTerm(value))
    issues.push({ code: 'custom', path: ['durationDays'], message: needsTerm, input: value });
}

const startFirst = inOrder('startsOn', 'fixedEndsOn', 'The end cannot be before the start');
export const newUsageRight = creation({ campaignId: uuid, ...writtenFields }).check(
  startFirst,
  hasTerm,
);
export type NewUsageRight = z.infer<typeof newUsageRight>;
/** It stays with its campaign. */
export const usageRightChanges = changes(writtenFields).check(startFirst, hasTerm);
export type UsageRightChanges = z.infer<typeof usageRightChanges>;
