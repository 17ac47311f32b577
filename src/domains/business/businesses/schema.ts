import * as z from 'zod/mini';
import { categoryColors } from '#shared/colors.ts';
import { changes, creation, entity, line, prose, webUrl } from '#shared/entity.ts';
import { currencyCode } from '#shared/currency-code.ts';
import { percent, recordOfMoney } from '#shared/money.ts';

export const businessTypes = [
  'sole_proprietor',
  'llc',
  'limited_company',
  'corporation',
  'partnership',
  'nonprofit',
  'other',
] as const;
export type BusinessType = (typeof businessTypes)[number];

/** A country by its code of two letters, as ISO 3166 has them. */
export const countryCode = z
  .string()
  .check(z.regex(/^[A-Z]{2}$/, 'Choose a country from the list'));

const writtenFields = {
  name: line(120, 'Give the business a name'),
  legalName: z._default(prose(160).check(z.trim()), ''),
  type: z._default(z.enum(businessTypes), 'sole_proprietor'),
  country: z._default(z.nullable(countryCode), null),
  baseCurrency: currencyCode,
  /** 1 is January. */
  fiscalYearStartMonth: z._default(
    z.int('Choose a month').check(z.minimum(1, 'Choose a month'), z.maximum(12, 'Choose a month')),
    1,
  ),
  email: z._default(prose(320).check(z.trim()), ''),
  phone: z._default(prose(40).check(z.trim()), ''),
  address: z._default(prose(500), ''),
  website: z._default(z.nullable(webUrl), null),
  invoicePrefix: z._default(prose(12), 'INV-'),
  nextInvoiceNumber: z._default(
    z
      .int('Use a whole number')
      .check(
        z.minimum(1, 'Use a number of at least 1'),
        z.maximum(999_999_999, 'Use at most nine digits'),
      ),
    1,
  ),
  /** Where brands pay to: it stands on invoices and nowhere else. */
  paymentDetails: z._default(prose(1_000), ''),
  defaultTaxRatePercent: z._default(percent, 0),
  defaultPaymentTermsDays: z._default(
    z
      .int('Use a whole number of days')
      .check(z.minimum(0, 'Use 0 to 180 days'), z.maximum(180, 'Use 0 to 180 days')),
    30,
  ),
  color: z._default(z.enum(categoryColors), 'blue'),
  isArchived: z._default(z.boolean(), false),
};

/** Whose money it is: what somebody invoices and spends as. */
export const businessFields = recordOfMoney({
  ...writtenFields,
  /** The last characters of its tax id, all of which is told to owner and admins alone. */
  taxIdEnding: z._default(prose(4), ''),
  /** What new deals and expenses are of; a workspace that has businesses has one such. */
  isDefault: z._default(z.boolean(), false),
});
export const business = entity(businessFields);
export type Business = z.infer<typeof business>;

export const newBusiness = creation(writtenFields);
export const businessChanges = changes(writtenFields);
export type BusinessChanges = z.infer<typeof businessChanges>;

export const taxId = z.strictObject({ taxId: prose(40).check(z.trim()) });
