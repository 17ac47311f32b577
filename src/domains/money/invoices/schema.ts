import * as z from 'zod/mini';
import { categoryColors } from '#shared/colors.ts';
import { calendarDate } from '#shared/dates.ts';
import { changes, creation, eachOnce, entity, line, prose, uuid } from '#shared/entity.ts';
import { currencyCode } from '#shared/currency-code.ts';
import { amountMinor, percent, recordOfMoney } from '#shared/money.ts';
import { inOrder } from '#shared/periods.ts';
import { countryCode } from '#domains/business/businesses/schema.ts';
import { checkSums, dueBeforeIssued } from './rules.ts';

/** The languages that the fixed words of an invoice are written in. */
export const invoiceLanguages = ['en', 'de', 'fr', 'es'] as const;
export type InvoiceLanguage = (typeof invoiceLanguages)[number];
export const invoiceStatuses = ['draft', 'issued', 'void'] as const;
export const invoiceKinds = ['invoice', 'credit_note'] as const;

const one = z._default(z.nullable(uuid), null);
const date = z._default(z.nullable(calendarDate), null);

export const invoiceLine = z.strictObject({
  description: line(200, 'Say what it is for'),
  detail: prose(300),
  quantity: z.number('Use a number').check(
    z.positive('Use a number above 0'),
    z.maximum(9_999, 'Use at most 9,999'),
    z.refine((count) => Number(count.toFixed(2)) === count, 'Use at most 2 decimals'),
  ),
  unitMinor: amountMinor,
  /** Null: that of the invoice. */
  taxRatePercent: z.nullable(percent),
});
export type InvoiceLine = z.infer<typeof invoiceLine>;

/** Who is asked to pay. */
export const invoiceBuyer = z.strictObject({
  name: prose(160),
  contact: prose(160),
  address: prose(500),
  country: z.nullable(countryCode),
  taxId: prose(40),
});
export type InvoiceBuyer = z.infer<typeof invoiceBuyer>;
export const noBuyer: InvoiceBuyer = {
  name: '',
  contact: '',
  address: '',
  country: null,
  taxId: '',
};

/** Who asks for the money, as it was when the invoice was issued. */
export const invoiceSeller = z.strictObject({
  name: z.string(),
  legalName: z.string(),
  address: z.string(),
  country: z.nullable(z.string()),
  email: z.string(),
  phone: z.string(),
  website: z.nullable(z.string()),
  taxId: z.string(),
  color: z.enum(categoryColors),
});
export type InvoiceSeller = z.infer<typeof invoiceSeller>;

/** What a person says of an invoice until it is issued. */
const writtenFields = {
  /** What it is for, as it stands on it. */
  title: line(150, 'Say what the invoice is for'),
  campaignId: one,
  /** Whose invoice it is; its numbers are that business's. */
  businessId: one,
  brandId: one,
  /** Null: the day on which it is issued. */
  issuedOn: date,
  /** Null: by the terms of the business. */
  dueOn: date,
  currency: currencyCode,
  language: z._default(z.enum(invoiceLanguages), 'en'),
  poNumber: z._default(prose(40).check(z.trim()), ''),
  taxRatePercent: z._default(percent, 0),
  /** Why there is no tax, say: 'VAT, reverse charge'. */
  taxNote: z._default(prose(200).check(z.trim()), ''),
  buyer: z._default(invoiceBuyer, noBuyer),
  /** Blank: those of the business. */
  paymentDetails: z._default(prose(1_000), ''),
  terms: z._default(prose(1_000), ''),
  notes: z._default(prose(2_000), ''),
  lines: z
    .array(invoiceLine)
    .check(z.minLength(1, 'Add at least one line'), z.maxLength(100, 'Use at most 100 lines')),
  /** The payments that it asks for: issuing marks them invoiced. */
  paymentIds: z._default(
    z
      .array(uuid)
      .check(z.maxLength(50, 'Choose at most 50 payments'), eachOnce('Name each payment once')),
    [],
  ),
};

export const invoiceFields = recordOfMoney({
  ...writtenFields,
  /** The server gives it out, when it is issued; null until then. */
  number: z._default(z.nullable(z.string()), null),
  revision: z._default(z.int(), 1),
  status: z._default(z.enum(invoiceStatuses), 'draft'),
  kind: z._default(z.enum(invoiceKinds), 'invoice'),
  /** Of a credit note: what it takes back. */
  creditsInvoiceId: one,
  /** Of a revision: the one before it. */
  revisesInvoiceId: one,
  /** A later revision is in force. */
  isReplaced: z._default(z.boolean(), false),
  seller: z._default(z.nullable(invoiceSeller), null),
  netMinor: z._default(z.int(), 0),
  taxMinor: z._default(z.int(), 0),
  totalMinor: z._default(z.int(), 0),
});
export const invoice = entity(invoiceFields);
export type Invoice = z.infer<typeof invoice>;

const checks = [inOrder('issuedOn', 'dueOn', dueBeforeIssued), checkSums] as const;
export const newInvoice = creation(writtenFields).check(...checks);
export type NewInvoice = z.output<typeof newInvoice>;
export const invoiceChanges = changes(writtenFields).check(...checks);
export type InvoiceChanges = z.infer<typeof invoiceChanges>;

/** A mail that a person sends with the invoice. */
export const invoiceMail = z.strictObject({
  to: z.email('Use an e-mail address').check(z.maxLength(320)),
  subject: line(150, 'Give the mail a subject'),
  text: prose(5_000).check(z.minLength(1, 'Write a word or two')),
});
