import * as z from 'zod/mini';
import { categoryColors } from '#shared/colors.ts';
import { calendarDate } from '#shared/dates.ts';
import { changes, creation, entity, line, prose, tags, uuid, webUrl } from '#shared/entity.ts';
import { currencyCode } from '#shared/currency-code.ts';
import { ofMoney } from '#shared/money.ts';

/** How well one knows a brand; 'avoid' is said by hand alone. */
export const relationships = ['prospect', 'contacted', 'active', 'past', 'avoid'] as const;
export type Relationship = (typeof relationships)[number];

const socialHandle = z.strictObject({
  platform: line(40, 'Name the platform'),
  handle: line(80, 'Write the handle'),
});
export type SocialHandle = z.infer<typeof socialHandle>;

/** What a person says of a brand: whom a workspace works with, or wants to. */
const writtenFields = {
  name: line(120, 'Give the brand a name'),
  color: z._default(z.enum(categoryColors), 'blue'),
  website: z._default(z.nullable(webUrl), null),
  category: z._default(prose(60).check(z.trim()), ''),
  relationship: z._default(z.enum(relationships), 'prospect'),
  agencyName: z._default(prose(120).check(z.trim()), ''),
  /** Null: what the workspace reckons in. */
  defaultCurrency: z._default(z.nullable(currencyCode), null),
  paymentTermsDays: z._default(
    z
      .int('Use a whole number of days')
      .check(z.minimum(0, 'Use 0 to 180 days'), z.maximum(180, 'Use 0 to 180 days'), ofMoney),
    30,
  ),
  socialHandles: z._default(
    z.array(socialHandle).check(z.maxLength(10, 'Use at most 10 handles')),
    [],
  ),
  shippingNote: z._default(prose(20_000), ''),
  notes: z._default(prose(20_000), ''),
  nextFollowUpOn: z._default(z.nullable(calendarDate), null),
  tags: z._default(tags, []),
  isArchived: z._default(z.boolean(), false),
};

export const brandFields = {
  ...writtenFields,
  /** The file that is its logo. */
  logoId: z._default(z.nullable(uuid), null),
  /** The latest day of the log: the server keeps it. */
  lastContactedOn: z._default(z.nullable(calendarDate), null),
};
export const brand = entity(brandFields);
export type Brand = z.infer<typeof brand>;

export const newBrand = creation(writtenFields);
export const brandChanges = changes(writtenFields);
/** What several may get at once: each has a name and a website of its own. */
export const brandChangesOfMany = changes({
  category: writtenFields.category,
  relationship: writtenFields.relationship,
  nextFollowUpOn: writtenFields.nextFollowUpOn,
  tags: writtenFields.tags,
  isArchived: writtenFields.isArchived,
});
export type BrandChanges = z.infer<typeof brandChanges>;

/** Where a logo is to be fetched from, and the id of the file that it becomes. */
export const fetchedLogo = z.strictObject({ id: uuid, url: webUrl });
