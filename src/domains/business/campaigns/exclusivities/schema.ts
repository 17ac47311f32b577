import * as z from 'zod/mini';
import { calendarDate } from '#shared/dates.ts';
import { changes, creation, entity, prose, uuid } from '#shared/entity.ts';
import { amountMinor } from '#shared/money.ts';
import { inOrder } from '#shared/periods.ts';

export const exclusivityScopes = ['category', 'named_brands', 'full'] as const;
export type ExclusivityScope = (typeof exclusivityScopes)[number];

const writtenFields = {
  scope: z._default(z.enum(exclusivityScopes), 'category'),
  /** Of brands, if that is its scope. */
  category: z._default(prose(60), ''),
  /** The brands it names, if that is its scope. */
  competitors: z._default(prose(500), ''),
  startsOn: calendarDate,
  endsOn: calendarDate,
  /** In the campaign's currency. */
  feeMinor: z._default(z.nullable(amountMinor), null),
  notes: z._default(prose(20_000), ''),
};

/** The brands that a clause names. */
export function namesIn(competitors: string): string[] {
  const names = competitors.split(/[,;\n]/).map((name) => name.trim());
  return names.filter((name) => name !== '');
}

type Named = Partial<Record<'scope' | 'category' | 'competitors', string>>;

/** What is wrong with a clause that names nothing, by the field; it would never bind anybody. */
export function nothingNamed({ scope, category, competitors }: Named): Record<string, string> {
  if (scope === 'category' && category?.trim() === '') return { category: 'Name the category' };
  return scope === 'named_brands' && competitors !== undefined && !namesIn(competitors).length
    ? { competitors: 'Name at least one brand' }
    : {};
}

// A change that names only one of them is up to the server.
function names({ value, issues }: z.core.ParsePayload<Named>): void {
  for (const [field, message] of Object.entries(nothingNamed(value)))
    issues.push({ code: 'custom', path: [field], message, input: value });
}

/** For whom else one may not work, and how long. */
export const exclusivityFields = { campaignId: uuid, ...writtenFields };
export const exclusivity = entity(exclusivityFields);
export type Exclusivity = z.infer<typeof exclusivity>;

const startFirst = inOrder('startsOn', 'endsOn', 'The end cannot be before the start');
export const newExclusivity = creation(exclusivityFields).check(startFirst, names);
/** It stays with its campaign. */
export const exclusivityChanges = changes(writtenFields).check(startFirst, names);
export type ExclusivityChanges = z.infer<typeof exclusivityChanges>;
