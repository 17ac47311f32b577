import * as z from 'zod/mini';
import { calendarDate, instant } from '#shared/dates.ts';
import { changes, creation, entity, line, prose, uuid, webUrl } from '#shared/entity.ts';
import { currencyCode } from '#shared/currency-code.ts';
import { amountMinor, exchangeRate, ofMoney, percent, scalesMoney } from '#shared/money.ts';
import { inOrder, together } from '#shared/periods.ts';
import { checkRate } from '#domains/business/campaigns/payments/fields/rules.ts';

/** In the order in which a deal usually goes through them; the last three are its ends. */
export const campaignStatuses = [
  'lead',
  'negotiating',
  'confirmed',
  'waiting-for-product',
  'in-progress',
  'completed',
  'declined',
  'cancelled',
] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];
export const campaignStatus = z.enum(campaignStatuses);

export const compensations = [
  'paid',
  'gifted',
  'paid_plus_product',
  'commission',
  'paid_plus_commission',
  'unpaid',
] as const;
export type Compensation = (typeof compensations)[number];
export const sources = ['inbound', 'outbound', 'agency', 'platform', 'repeat', 'other'] as const;
export const contractStatuses = ['none', 'sent', 'signed'] as const;
export const disclosures = [
  'paid_partnership_label',
  'hashtag_ad',
  'hashtag_gifted',
  'both',
  'not_needed',
] as const;
export type Disclosure = (typeof disclosures)[number];
export const productStatuses = [
  'not_needed',
  'awaiting',
  'shipped',
  'received',
  'returned',
] as const;
export type ProductStatus = (typeof productStatuses)[number];

const date = z._default(z.nullable(calendarDate), null);
const optionalAmount = z._default(z.nullable(amountMinor), null);

/** What a person says of a deal besides where it stands. */
const writtenFields = {
  campaignName: line(150, 'Give the campaign a name'),
  brandId: z._default(z.nullable(uuid), null),
  /** Whose income it is. */
  businessId: z._default(z.nullable(uuid), null),
  brandContactId: z._default(z.nullable(uuid), null),
  ownerUserId: z._default(z.nullable(uuid), null),
  compensation: z._default(z.enum(compensations), 'paid'),
  /** Of the fee and of the product's value. */
  currency: z._default(currencyCode.check(scalesMoney), 'USD'),
  /** Units of `rateCurrency` for one unit of that currency. */
  rate: z._default(z.nullable(exchangeRate), null),
  rateCurrency: z._default(z.nullable(currencyCode.check(ofMoney)), null),
  /** Agreed, before tax. */
  feeMinor: optionalAmount,
  /** What a manager or an agency keeps of it. */
  agencyFeePercent: z._default(percent.check(ofMoney), 0),
  productValueMinor: optionalAmount,
  commissionNote: z._default(prose(200).check(ofMoney), ''),
  source: z._default(z.enum(sources), 'inbound'),
  pitchedOn: date,
  agreedOn: date,
  postingStartsOn: date,
  postingEndsOn: date,
  contractStatus: z._default(z.enum(contractStatuses), 'none'),
  brief: z._default(prose(20_000), ''),
  disclosure: z._default(z.enum(disclosures), 'both'),
  productName: z._default(prose(120), ''),
  productStatus: z._default(z.enum(productStatuses), 'not_needed'),
  trackingUrl: z._default(z.nullable(webUrl), null),
  productExpectedOn: date,
  productReceivedOn: date,
  nextAction: z._default(prose(200), ''),
  nextActionOn: date,
  /** How many rounds of changes are agreed; new deliverables take it over. */
  reviewRounds: z._default(
    z.int('Use a whole number').check(z.minimum(0, 'Use 0 to 10'), z.maximum(10, 'Use 0 to 10')),
    2,
  ),
  /** Why it was declined or cancelled. */
  lostReason: z._default(prose(200), ''),
};

const statusDates = z.partialRecord(campaignStatus, instant);
export const campaignFields = {
  ...writtenFields,
  status: z._default(campaignStatus, 'negotiating'),
  /** When it last came into each status; the server notes it. */
  statusDates: z._default(statusDates, {}),
  /** Put away after its end; one that is opened again is back. */
  isArchived: z._default(z.boolean(), false),
};
export const campaign = entity(campaignFields);
export type Campaign = z.infer<typeof campaign>;

const postingInOrder = inOrder(
  'postingStartsOn',
  'postingEndsOn',
  'The posting cannot end before it starts',
);
const ratePair = together('rate', 'rateCurrency', 'Say the rate together with its currency');
export const needsBrand = 'A confirmed campaign needs a brand';
const confirmedHasBrand = z.refine<{ status: string; brandId: string | null }>(
  ({ status, brandId }) => status !== 'confirmed' || brandId !== null,
  { path: ['brandId'], error: needsBrand },
);
export const newCampaign = creation({
  ...writtenFields,
  status: campaignFields.status,
  // Left out, they are what is usual: `usualFields` in the rules.
  brandContactId: z.optional(z.nullable(uuid)),
  ownerUserId: z.optional(z.nullable(uuid)),
  currency: z.optional(currencyCode),
  disclosure: z.optional(z.enum(disclosures)),
  productStatus: z.optional(z.enum(productStatuses)),
  agreedOn: z.optional(z.nullable(calendarDate)),
}).check(postingInOrder, confirmedHasBrand, ratePair, checkRate);
export type NewCampaign = z.infer<typeof newCampaign>;
/** Where a deal stands changes by moves alone. */
export const campaignChanges = changes({
  ...writtenFields,
  isArchived: campaignFields.isArchived,
}).check(postingInOrder, ratePair, checkRate);
/** What several may get at once: what follows from the other fields is of one deal. */
export const campaignChangesOfMany = changes({
  ownerUserId: writtenFields.ownerUserId,
  nextAction: writtenFields.nextAction,
  nextActionOn: writtenFields.nextActionOn,
  isArchived: campaignFields.isArchived,
});
export type CampaignChanges = z.infer<typeof campaignChanges>;

/** Moves a deal on its way; what a move asks for comes with it. */
export const campaignMove = z.strictObject({
  status: campaignStatus,
  /** Of a deal that is confirmed: since when, and with whom. */
  agreedOn: z.optional(calendarDate),
  brandId: z.optional(uuid),
  /** Of a deal that had waited for its product. */
  productReceivedOn: z.optional(calendarDate),
  lostReason: z.optional(prose(200)),
  /** Of a deal that is cancelled: what is paid all the same, as a payment of this id. */
  killFee: z.optional(
    z.strictObject({
      id: uuid,
      amountMinor: amountMinor.check(z.minimum(1, 'Use an amount above 0')),
      currency: currencyCode,
    }),
  ),
  /** Of a deal that is cancelled: which of its payments are not owed any more. */
  voidPaymentIds: z.optional(z.array(uuid).check(z.maxLength(200), ofMoney)),
  /** Takes another move back: what was noted before that one is so again. */
  undo: z.optional(
    z.strictObject({
      statusDates,
      agreedOn: z.nullable(calendarDate),
      brandId: z.nullable(uuid),
      productStatus: z.enum(productStatuses),
      productReceivedOn: z.nullable(calendarDate),
      lostReason: prose(200),
      isArchived: z.boolean(),
    }),
  ),
});
export type CampaignMove = z.infer<typeof campaignMove>;
