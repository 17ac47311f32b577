import type { DateRule } from '#shared/dated.ts';
import type { NamedBy, Namers } from '#shared/words/kept-text.ts';
import type { Brand, Relationship } from './schema.ts';

/** How a relationship reads on screen. */
export const relationshipLabels: Record<Relationship, string> = {
  prospect: 'Prospect',
  contacted: 'Contacted',
  active: 'Active',
  past: 'Past',
  avoid: 'Avoid',
};

/** The day on which a brand is to hear from us; done, the day is gone. */
export const brandDate = {
  kind: 'follow-up',
  date: 'nextFollowUpOn',
  isOn: [{ field: 'isArchived', is: [false] }],
  isOpen: [],
} as const satisfies DateRule<keyof Brand>;

/** After so many days without a word a brand counts as quiet. */
export const quietDays = 60;
/** After so many days without an open campaign a brand may be past. */
const pastDays = 180;

/** The contact to write to first: the one marked so, or the oldest before the server has marked one. */
export function primaryOf<C extends { id: string; isPrimary: boolean }>(
  contacts: readonly C[],
): C | undefined {
  const [oldest] = contacts.toSorted((one, other) => one.id.localeCompare(other.id));
  return contacts.find(({ isPrimary }) => isPrimary) ?? oldest;
}

/** Whether one wanted to be in touch again by today. */
export function isFollowUpDue(
  { nextFollowUpOn }: { nextFollowUpOn: string | null },
  today: string,
): boolean {
  return nextFollowUpOn !== null && nextFollowUpOn <= today;
}

/** Whether there was no contact for more than 60 days; without any the days count from when it was added. */
export function isQuiet(
  { lastContactedOn, createdAt }: { lastContactedOn: string | null; createdAt: string },
  today: string,
): boolean {
  // Of an instant its day in UTC: a day more or less is nothing in sixty.
  return daysBetween(lastContactedOn ?? createdAt.slice(0, 10), today) > quietDays;
}

/**
 * Whether an active brand has been still for so long that it may rather be past: no open campaign,
 * and since the last one ended, or the last word, half a year.
 */
export function maybePast(
  brand: { relationship: Relationship; lastContactedOn: string | null },
  {
    openCampaigns,
    lastEndedOn,
    today,
  }: { openCampaigns: number; lastEndedOn: string | null; today: string },
): boolean {
  if (brand.relationship !== 'active' || openCampaigns > 0) return false;
  const days = [brand.lastContactedOn, lastEndedOn].flatMap((day) =>
    day === null ? [] : daysBetween(day, today),
  );
  return days.length > 0 && Math.min(...days) >= pastDays;
}

/** The brand whose website an address belongs to: 'shop.halden.com' is Halden's if that is halden.com. */
export function brandOfUrl<B extends { website: string | null; isArchived: boolean }>(
  brands: readonly B[],
  url: string,
): B | undefined {
  const host = hostOf(url);
  if (!host) return undefined;
  const matching = brands.filter(({ website }) => {
    const own = website && hostOf(website);
    return own && (host === own || host.endsWith(`.${own}`));
  });
  return matching.find(({ isArchived }) => !isArchived) ?? matching[0];
}

/** 'https://www.Halden.com/shop' → 'halden.com' */
function hostOf(url: string): string | undefined {
  const host = URL.parse(url)?.hostname.toLowerCase();
  return host?.replace(/^www\./, '');
}

/** The mean of the days between invoice and payment, rounded; null where nothing was paid so far. */
export function averageDaysToPay(
  payments: readonly { invoicedOn: string | null; paidOn: string | null }[],
): number | null {
  const days = payments.flatMap(({ invoicedOn, paidOn }) =>
    invoicedOn && paidOn ? [daysBetween(invoicedOn, paidOn)] : [],
  );
  if (days.length === 0) return null;
  return Math.round(days.reduce((sum, one) => sum + one, 0) / days.length);
}

/** What keeps a brand from being deleted. */
export const brandNamers = {
  campaigns: { noun: 'campaign' },
  'affiliate-links': { noun: 'affiliate link' },
  expenses: { noun: 'expense', isMoney: true },
  'recurring-expenses': { noun: 'recurring expense', isMoney: true },
  invoices: { noun: 'invoice', isMoney: true },
} as const satisfies Namers;
export type BrandUses = NamedBy<typeof brandNamers>;

function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days;
}
