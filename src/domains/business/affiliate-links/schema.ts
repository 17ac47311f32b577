import * as z from 'zod/mini';
import { calendarDate, instant } from '#shared/dates.ts';
import { changes, creation, entity, line, prose, tags, uuid, webUrl } from '#shared/entity.ts';
import { currencyCode } from '#shared/currency-code.ts';
import { amountMinor, ofMoney, percent, scalesMoney } from '#shared/money.ts';

export const programTypes = ['affiliate', 'referral', 'discount_code', 'own_product'] as const;
export type ProgramType = (typeof programTypes)[number];
export const commissionTypes = ['percent', 'flat', 'none'] as const;
export type CommissionType = (typeof commissionTypes)[number];
export const linkStatuses = ['active', 'paused', 'ended'] as const;
export type LinkStatus = (typeof linkStatuses)[number];
/** What the server found when it followed a link; 'unknown' also where nobody could tell. */
export const linkChecks = ['ok', 'redirected_home', 'http_error', 'timeout', 'unknown'] as const;
export type LinkCheck = (typeof linkChecks)[number];
/** What stands in a link's disclosure until somebody writes another. */
export const disclosure = 'Affiliate link: I may earn a commission.';

const writtenFields = {
  title: line(120, 'Give the link a title'),
  brandId: z._default(z.nullable(uuid), null),
  campaignId: z._default(z.nullable(uuid), null),
  /** Whose income it is. */
  businessId: z._default(z.nullable(uuid), null),
  url: z._default(z.nullable(webUrl), null),
  destinationUrl: z._default(z.nullable(webUrl), null),
  programType: z._default(z.enum(programTypes), 'affiliate'),
  /** One of `networks`, or the name of another. */
  network: z._default(line(60, 'Name the network'), 'direct'),
  discountCode: z._default(prose(50).check(z.trim()), ''),
  audienceOffer: z._default(prose(120).check(z.trim()), ''),
  commissionType: z._default(z.enum(commissionTypes).check(scalesMoney), 'percent'),
  commissionPercent: z._default(z.nullable(percent.check(ofMoney)), null),
  /** What one sale pays, in `currency`. */
  commissionMinor: z._default(z.nullable(amountMinor), null),
  /** How much must have come together before it is paid out, in `currency`. */
  payoutThresholdMinor: z._default(z.nullable(amountMinor), null),
  currency: z._default(currencyCode.check(scalesMoney), 'USD'),
  payoutNote: z._default(prose(120).check(z.trim(), ofMoney), ''),
  cookieDays: z._default(
    z.nullable(
      z
        .int('Use a whole number of days')
        .check(z.minimum(0, 'Use 0 to 730 days'), z.maximum(730, 'Use 0 to 730 days')),
    ),
    null,
  ),
  startsOn: z._default(z.nullable(calendarDate), null),
  expiresOn: z._default(z.nullable(calendarDate), null),
  status: z._default(z.enum(linkStatuses), 'active'),
  disclosureText: z._default(prose(300).check(z.trim()), disclosure),
  tags: z._default(tags, []),
  notes: z._default(prose(20_000), ''),
};

/** A link or a code that somebody shares for a brand, and what it pays. */
export const affiliateLinkFields = {
  ...writtenFields,
  /** What the server notes when it follows the link. */
  lastCheckedAt: z._default(z.nullable(instant), null),
  lastCheck: z._default(z.enum(linkChecks), 'unknown'),
  /** How many checks in a row have failed. */
  failedChecks: z._default(z.int(), 0),
};
export const affiliateLink = entity(affiliateLinkFields);
export type AffiliateLink = z.infer<typeof affiliateLink>;

interface Shared {
  url?: string | null | undefined;
  discountCode?: string | undefined;
  startsOn?: string | null | undefined;
  expiresOn?: string | null | undefined;
}

// Checked together: a PATCH that touches one of a pair says the other too.
const hasSomething = z.refine<Shared>(
  ({ url, discountCode }) =>
    (url === undefined) === (discountCode === undefined) && (url !== null || discountCode !== ''),
  { path: ['url'], error: 'Add the link or a discount code' },
);
const endsAfterStart = z.refine<Shared>(
  ({ startsOn, expiresOn }) =>
    (startsOn === undefined) === (expiresOn === undefined) &&
    !(startsOn && expiresOn && expiresOn < startsOn),
  { path: ['expiresOn'], error: 'Use a day on or after the first' },
);

export const newAffiliateLink = creation(writtenFields).check(hasSomething, endsAfterStart);
export const affiliateLinkChanges = changes(writtenFields).check(hasSomething, endsAfterStart);
/** What several may get at once: each has an address, a code and days of its own. */
export const affiliateLinkChangesOfMany = changes({
  status: writtenFields.status,
  tags: writtenFields.tags,
});
export type AffiliateLinkChanges = z.infer<typeof affiliateLinkChanges>;

/** So many links are checked by one wish. */
export const maxChecked = 200;
export const linksToCheck = z.strictObject({
  ids: z
    .array(uuid)
    .check(z.minLength(1, 'Name a link'), z.maxLength(maxChecked, `Use at most ${maxChecked}`)),
});
