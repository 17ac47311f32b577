import type { CategoryColor } from '#shared/colors.ts';
import { decimalsOf } from '#shared/currency.ts';
import { lineMinor, taxGroups } from '#domains/money/invoices/rules.ts';
import type { Invoice, InvoiceSeller } from '#domains/money/invoices/schema.ts';
import { type InvoiceWords, invoiceWords } from './words/rules.ts';

interface Fact {
  label: string;
  value: string;
}
interface Address {
  label: string;
  name: string;
  lines: string[];
}

/** An invoice as it is read, in its own language: what the PDF and its preview both show. */
export interface Sheet {
  words: InvoiceWords;
  color: CategoryColor;
  paper: 'A4' | 'LETTER';
  monogram: string;
  seller: { name: string; lines: string[] };
  /** 'Invoice', or 'Invoice · Revision 2'. */
  kind: string;
  number: string;
  facts: Fact[];
  toPay: Fact;
  billedTo: Address;
  about: Address;
  rows: { description: string; detail: string; quantity: string; each: string; amount: string }[];
  sums: Fact[];
  total: Fact;
  payTo: Fact[];
  terms: string;
  notes: string;
  footer: string;
}

export type Shown = Pick<
  Invoice,
  | 'title'
  | 'number'
  | 'kind'
  | 'revision'
  | 'issuedOn'
  | 'dueOn'
  | 'currency'
  | 'language'
  | 'poNumber'
  | 'taxRatePercent'
  | 'taxNote'
  | 'buyer'
  | 'paymentDetails'
  | 'terms'
  | 'notes'
  | 'lines'
  | 'netMinor'
  | 'totalMinor'
>;

/** Puts an invoice into words. `credited` is the number of the invoice that a credit note takes back. */
export function sheetOf(invoice: Shown, seller: InvoiceSeller, credited: string | null): Sheet {
  const { number, currency, language, poNumber, buyer, kind, revision } = invoice;
  const words = invoiceWords[language];
  const isCredit = kind === 'credit_note';
  const kindWord = isCredit ? words.creditNote : words.invoice;
  const shownNumber = number ?? words.draft;
  const total = moneyIn(words, invoice.totalMinor, currency);
  const toPay = isCredit ? words.credited : words.toPay;
  return {
    words,
    color: seller.color,
    paper: letterCountries.has(seller.country ?? '') ? 'LETTER' : 'A4',
    monogram: monogramOf(seller.name),
    seller: { name: seller.name, lines: sellerLines(seller, words) },
    kind: revision > 1 ? `${kindWord} · ${words.revision} ${revision}` : kindWord,
    number: shownNumber,
    facts: [
      { label: words.date, value: dayIn(words, invoice.issuedOn) },
      ...(isCredit ? [] : [{ label: words.due, value: dayIn(words, invoice.dueOn) }]),
      ...(poNumber ? [{ label: words.reference, value: poNumber }] : []),
    ],
    toPay: { label: toPay, value: total },
    billedTo: {
      label: words.billedTo,
      name: buyer.name,
      lines: [
        buyer.contact,
        addressLine(words, buyer),
        buyer.taxId && `${words.vatId} ${buyer.taxId}`,
      ].filter(Boolean),
    },
    about: {
      label: words.about,
      name: invoice.title,
      lines: credited ? [`${words.credits} ${credited}`] : [],
    },
    rows: invoice.lines.map((line) => ({
      description: line.description,
      detail: line.detail,
      quantity: formatOf(words.locale, { maximumFractionDigits: 2 }).format(line.quantity),
      each: figureIn(words, line.unitMinor, currency),
      amount: figureIn(words, lineMinor(line), currency),
    })),
    sums: [
      { label: words.subtotal, value: figureIn(words, invoice.netMinor, currency) },
      ...taxRows(invoice, seller, words),
    ],
    total: { label: `${toPay} (${currency})`, value: total },
    payTo: isCredit ? [] : payLines(invoice),
    terms: invoice.terms.trim(),
    notes: invoice.notes.trim(),
    footer: `${seller.name} · ${kindWord} ${shownNumber}`,
  };
}

/** Where paper is of the American size. */
const letterCountries = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR', 'PA']);
/** Where the tax of a sale is a value added tax by name. */
const vatCountries = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
);

/** Whether a tax id is one for value added tax: it begins with the letters of its country. */
export function isVatId(taxId: string): boolean {
  return /^[A-Z]{2}[ ]?[0-9A-Z]/.test(taxId.trim());
}

function sellerLines(seller: InvoiceSeller, words: InvoiceWords): string[] {
  const { name, legalName, address, country, email, phone, website, taxId } = seller;
  const idWord = isVatId(taxId) ? words.vatId : words.taxId;
  return [
    legalName === name ? '' : legalName,
    addressLine(words, { address, country }),
    [email, phone, website?.replaceAll(/^https?:\/\/(www\.)?|\/$/g, '')]
      .filter(Boolean)
      .join(' · '),
    taxId && `${idWord} ${taxId}`,
  ].filter(Boolean);
}

function taxRows(invoice: Shown, { country }: InvoiceSeller, words: InvoiceWords): Fact[] {
  const { currency, taxNote } = invoice;
  const tax = vatCountries.has(country ?? '') || words.locale !== 'en' ? words.vat : words.tax;
  const groups = taxGroups(invoice);
  const taxed = groups.filter(({ percent }) => percent > 0);
  const rows = taxed.map(({ percent, taxMinor }) => ({
    label: `${tax} ${formatOf(words.locale, { maximumFractionDigits: 2 }).format(percent)} %`,
    value: figureIn(words, taxMinor, currency),
  }));
  const isFree = groups.length > taxed.length;
  const note = taxNote || (taxed.length === 0 ? `${tax} 0 %` : '');
  return isFree && note ? [...rows, { label: note, value: figureIn(words, 0, currency) }] : rows;
}

// 'IBAN: IE00 …' is a word and what it says; any other line stands for itself.
function payLines({ paymentDetails, number }: Shown): Fact[] {
  const lines = linesOf(paymentDetails).map((line) => {
    const [, label = '', value = line] = /^([^:]{1,20}):\s+(.+)$/.exec(line) ?? [];
    return { label, value };
  });
  return lines.length > 0 && number !== null ? [...lines, { label: '#', value: number }] : lines;
}

// '4 Quay Street, Kinsale P17, Ireland': on a page as on an envelope it would take a third of it.
function addressLine(
  words: InvoiceWords,
  { address, country }: { address: string; country: string | null },
): string {
  const name = countryIn(words, country);
  const parts = linesOf(address).flatMap((line) => line.split(/\s*,\s*/));
  // Who has written the country down as well needs it once.
  const isNamed = [name, countryIn(invoiceWords.en, country)].includes(parts.at(-1) ?? '');
  return [...(isNamed ? parts.slice(0, -1) : parts), name].filter(Boolean).join(', ');
}

const mostLines = 10;

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).slice(0, mostLines);
}

function monogramOf(name: string): string {
  const [first = '', second = ''] = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return `${first.slice(0, 1)}${second.slice(0, 1) || first.slice(1, 2)}`;
}

const formats = new Map<string, Intl.NumberFormat>();

// To make one takes longer than all it formats.
function formatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** '1.800,00 €': an amount as the language of the invoice writes it. */
export function moneyIn({ locale }: InvoiceWords, minor: number, currency: string): string {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return plain(formatOf(locale, options).format(minor / 10 ** decimalsOf(currency)));
}

function figureIn({ locale }: InvoiceWords, minor: number, currency: string): string {
  const digits = decimalsOf(currency);
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return plain(formatOf(locale, options).format(minor / 10 ** digits));
}

/** '16. Sept. 2025': a day as the language of the invoice writes it. */
export function dayIn({ locale }: InvoiceWords, day: string | null): string {
  if (day === null) return '–';
  const options = { year: 'numeric', month: 'short', day: 'numeric' } as const;
  return plain(Temporal.PlainDate.from(day).toLocaleString(locale, options));
}

function countryIn({ locale }: InvoiceWords, country: string | null): string {
  return country ? (new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country) : '';
}

// Narrow spaces are in few typefaces.
function plain(text: string): string {
  return text.replaceAll(/[\u202F\u2009]/g, '\u00A0');
}
