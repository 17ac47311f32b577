import type { Invoice as Written } from '@e-invoice-eu/core';
import { AppError } from '#shared/errors.ts';
import { decimalsOf } from '#shared/currency.ts';
import { isVatId } from '#domains/money/invoices/document/rules.ts';
import { invoiceWords } from '#domains/money/invoices/document/words/rules.ts';
import { lineMinor, taxGroups } from '#domains/money/invoices/rules.ts';
import type { Invoice, InvoiceSeller } from '#domains/money/invoices/schema.ts';
import { facturxLacks } from './rules.ts';

export type Issued = Invoice & { seller: InvoiceSeller; number: string };

/**
 * The PDF of an invoice with the same said for machines in it: Factur-X (ZUGFeRD) by the profile
 * EN 16931, as PDF/A-3. The library is large: it is loaded with the first.
 */
export async function facturxOf(
  invoice: Issued,
  pdf: Buffer,
  credited: string | null,
): Promise<Buffer> {
  const lack = facturxLacks(invoice);
  if (lack) throw new AppError('conflict', lack);
  const { InvoiceService } = await import('@e-invoice-eu/core');
  const made = await new InvoiceService(silent).generate(writtenOf(invoice, credited), {
    format: 'Factur-X-EN16931',
    lang: invoice.language,
    pdf: { buffer: pdf, filename: `${invoice.number}.pdf`, mimetype: 'application/pdf' },
    noWarnings: true,
  });
  return Buffer.from(made);
}

const silent = { log: () => {}, warn: () => {}, error: () => {} };
const vat = { 'cbc:ID': 'VAT' } as const;
const creditNoteCode = '381';
const invoiceCode = '380';
const transferCode = '30';
const unspecifiedUnit = 'C62';

/** An invoice as the library takes it: after the Universal Business Language. */
export function writtenOf(invoice: Issued, credited: string | null): Written {
  const { number, currency, seller, buyer, lines, taxRatePercent } = invoice;
  const words = invoiceWords[invoice.language];
  const amount = (minor: number) => (minor / 10 ** decimalsOf(currency)).toFixed(2);
  const taxOf = (percent: number) => ({
    'cbc:ID': categoryOf(percent, invoice),
    // What is not subject to the tax has no rate of it.
    ...(categoryOf(percent, invoice) === 'O' ? {} : { 'cbc:Percent': String(percent) }),
    'cac:TaxScheme': vat,
  });
  const iban = ibanIn(invoice.paymentDetails);
  const isCredit = invoice.kind === 'credit_note';
  const written = {
    'ubl:Invoice': {
      'cbc:ID': number,
      'cbc:IssueDate': invoice.issuedOn ?? '',
      ...(isCredit ? {} : { 'cbc:DueDate': invoice.dueOn ?? '' }),
      'cbc:InvoiceTypeCode': isCredit ? creditNoteCode : invoiceCode,
      // The library writes the reference below into UBL alone, so the number stands here as well.
      'cbc:Note': [invoice.title, credited && `${words.credits} ${credited}`, invoice.notes].filter(
        Boolean,
      ),
      'cbc:DocumentCurrencyCode': currency,
      ...(invoice.poNumber ? { 'cac:OrderReference': { 'cbc:ID': invoice.poNumber } } : {}),
      ...(credited
        ? { 'cac:BillingReference': [{ 'cac:InvoiceDocumentReference': { 'cbc:ID': credited } }] }
        : {}),
      'cac:AccountingSupplierParty': { 'cac:Party': sellerParty(invoice) },
      'cac:AccountingCustomerParty': {
        'cac:Party': {
          'cac:PostalAddress': addressOf(buyer.address, buyer.country),
          ...(buyer.taxId
            ? {
                'cac:PartyTaxScheme': {
                  'cbc:CompanyID': compact(buyer.taxId),
                  'cac:TaxScheme': vat,
                },
              }
            : {}),
          'cac:PartyLegalEntity': { 'cbc:RegistrationName': buyer.name },
          ...(buyer.contact ? { 'cac:Contact': { 'cbc:Name': buyer.contact } } : {}),
        },
      },
      ...(iban && !isCredit
        ? {
            'cac:PaymentMeans': [
              {
                'cbc:PaymentMeansCode': transferCode,
                'cbc:PaymentID': number,
                'cac:PayeeFinancialAccount': {
                  'cbc:ID': iban,
                  'cbc:Name': seller.legalName || seller.name,
                },
              },
            ],
          }
        : {}),
      'cac:PaymentTerms': { 'cbc:Note': invoice.terms || `${invoice.dueOn}` },
      'cac:TaxTotal': [
        {
          'cbc:TaxAmount': amount(invoice.taxMinor),
          'cbc:TaxAmount@currencyID': currency,
          'cac:TaxSubtotal': taxGroups(invoice).map(({ percent, netMinor, taxMinor }) => ({
            'cbc:TaxableAmount': amount(netMinor),
            'cbc:TaxableAmount@currencyID': currency,
            'cbc:TaxAmount': amount(taxMinor),
            'cbc:TaxAmount@currencyID': currency,
            'cac:TaxCategory': { ...taxOf(percent), ...reasonOf(percent, invoice) },
          })),
        },
      ],
      'cac:LegalMonetaryTotal': {
        'cbc:LineExtensionAmount': amount(invoice.netMinor),
        'cbc:LineExtensionAmount@currencyID': currency,
        'cbc:TaxExclusiveAmount': amount(invoice.netMinor),
        'cbc:TaxExclusiveAmount@currencyID': currency,
        'cbc:TaxInclusiveAmount': amount(invoice.totalMinor),
        'cbc:TaxInclusiveAmount@currencyID': currency,
        'cbc:PayableAmount': amount(invoice.totalMinor),
        'cbc:PayableAmount@currencyID': currency,
      },
      'cac:InvoiceLine': lines.map((line, at) => ({
        'cbc:ID': String(at + 1),
        'cbc:InvoicedQuantity': String(line.quantity),
        'cbc:InvoicedQuantity@unitCode': unspecifiedUnit,
        'cbc:LineExtensionAmount': amount(lineMinor(line)),
        'cbc:LineExtensionAmount@currencyID': currency,
        'cac:Item': {
          ...(line.detail ? { 'cbc:Description': line.detail } : {}),
          'cbc:Name': line.description,
          'cac:ClassifiedTaxCategory': taxOf(line.taxRatePercent ?? taxRatePercent),
        },
        'cac:Price': {
          'cbc:PriceAmount': amount(line.unitMinor),
          'cbc:PriceAmount@currencyID': currency,
        },
      })),
    },
  };
  // Its type is made of every code there is; the library checks what it is given by its schema.
  return written as unknown as Written;
}

function sellerParty({ seller }: Issued) {
  const { name, legalName, address, country, email, phone, taxId } = seller;
  const scheme = isVatId(taxId) ? 'VAT' : 'FC';
  return {
    'cac:PartyName': { 'cbc:Name': name },
    'cac:PostalAddress': addressOf(address, country),
    ...(taxId
      ? {
          'cac:PartyTaxScheme': [
            { 'cbc:CompanyID': compact(taxId), 'cac:TaxScheme': { 'cbc:ID': scheme } },
          ],
        }
      : {}),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': legalName || name },
    ...(email || phone
      ? {
          'cac:Contact': {
            'cbc:Name': legalName || name,
            ...(phone ? { 'cbc:Telephone': phone } : {}),
            ...(email ? { 'cbc:ElectronicMail': email } : {}),
          },
        }
      : {}),
  };
}

function addressOf(address: string, country: string | null) {
  const [street, ...rest] = address
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter(Boolean);
  const city = rest.join(', ');
  return {
    ...(street ? { 'cbc:StreetName': street } : {}),
    ...(city ? { 'cbc:CityName': city } : {}),
    'cac:Country': { 'cbc:IdentificationCode': country ?? '' },
  };
}

/**
 * Which kind of tax a rate is: the standard one, or why there is none. Between two who are registered
 * in two countries it is the buyer's to pay.
 */
function categoryOf(
  percent: number,
  { seller, buyer, taxNote }: Issued,
): 'S' | 'AE' | 'E' | 'Z' | 'O' {
  if (percent > 0) return 'S';
  if (!seller.taxId) return 'O';
  if (isVatId(seller.taxId) && isVatId(buyer.taxId) && seller.country !== buyer.country)
    return 'AE';
  return taxNote ? 'E' : 'Z';
}

function reasonOf(percent: number, invoice: Issued) {
  const category = categoryOf(percent, invoice);
  const reason = { S: '', Z: '', AE: 'Reverse charge', E: '', O: 'Not subject to VAT' }[category];
  const said = category === 'S' || category === 'Z' ? '' : invoice.taxNote || reason;
  return said ? { 'cbc:TaxExemptionReason': said } : {};
}

const compact = (text: string) => text.replaceAll(/\s/g, '');

/** The account in what a person wrote of where to pay to; null if there is none of that form. */
function ibanIn(paymentDetails: string): string | null {
  const [found] = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}/.exec(paymentDetails) ?? [];
  return found ? compact(found) : null;
}
