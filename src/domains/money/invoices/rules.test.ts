import { expect, test } from 'vitest';
import { decimalsOf } from '#shared/currency.ts';
import { maxMinor } from '#shared/money.ts';
import { seeded } from '#server/testing/samples.ts';
import { sheetOf } from './document/rules.ts';
import { invoiceLanguages, type InvoiceLine, newInvoice, noBuyer } from './schema.ts';
import {
  dueDayOf,
  dueProblem,
  isSummable,
  lacksOf,
  lineMinor,
  numberOf,
  sumsOf,
  taxGroups,
} from './rules.ts';

const random = seeded(20_261_125);
const upTo = (most: number) => Math.floor(random() * most);
const rates = [null, 0, 5.5, 7, 19, 20, 23, 33.33, 100];

function someLines(): InvoiceLine[] {
  return Array.from({ length: 1 + upTo(8) }, (_, at) => ({
    description: `Line ${at}`,
    detail: '',
    quantity: (1 + upTo(2_000)) / 100,
    unitMinor: upTo(5_000_000),
    taxRatePercent: rates[upTo(rates.length)] ?? null,
  }));
}

const seller = {
  name: 'Studio Lark',
  legalName: '',
  address: '',
  country: 'IE',
  email: '',
  phone: '',
  website: null,
  taxId: '',
  color: 'teal' as const,
};

/** The minor units of an amount as the sheet writes it, whatever its language. */
const minorIn = (text: string) => BigInt(text.replaceAll(/\D/g, ''));

test('lines come to the totals to the minor unit, in every currency and language', () => {
  for (let round = 0; round < 1_000; round += 1) {
    const lines = someLines();
    const taxRatePercent = rates[1 + upTo(rates.length - 1)] ?? 0;
    const sums = sumsOf({ lines, taxRatePercent });
    // In whole numbers, by another way: hundredths of pieces, hundredths of percents, half up.
    const nets = lines.map(
      ({ quantity, unitMinor }) =>
        (BigInt(Math.round(quantity * 100)) * BigInt(unitMinor) * 2n + 100n) / 200n,
    );
    expect(lines.map((line) => BigInt(lineMinor(line)))).toEqual(nets);
    const net = nets.reduce((sum, one) => sum + one, 0n);
    expect(BigInt(sums.netMinor)).toBe(net);
    const groups = taxGroups({ lines, taxRatePercent });
    expect(groups.reduce((sum, group) => sum + group.netMinor, 0)).toBe(sums.netMinor);
    expect(groups.reduce((sum, group) => sum + group.taxMinor, 0)).toBe(sums.taxMinor);
    expect(sums.totalMinor).toBe(sums.netMinor + sums.taxMinor);
    const currency = ['JPY', 'KWD', 'EUR', 'USD'][upTo(4)] ?? 'EUR';
    const language = invoiceLanguages[upTo(4)] ?? 'en';
    const sheet = sheetOf(
      {
        ...{ title: 'X', number: 'A-1', kind: 'invoice', revision: 1, issuedOn: '2026-03-01' },
        ...{ dueOn: '2026-03-31', currency, language, poNumber: '', taxRatePercent, taxNote: '' },
        ...{ buyer: noBuyer, paymentDetails: '', terms: '', notes: '', lines, ...sums },
      },
      seller,
      null,
    );
    expect(sheet.rows.reduce((sum, row) => sum + minorIn(row.amount), 0n)).toBe(net);
    expect(minorIn(sheet.total.value)).toBe(BigInt(sums.totalMinor));
    const decimals = decimalsOf(currency);
    expect(sheet.rows[0]?.amount).toMatch(
      decimals === 0 ? /^[\d\s.,]+$/ : new RegExp(`[.,]\\d{${decimals}}$`),
    );
  }
});

test('a country stands on an invoice once, in its language', () => {
  const words = {
    ...{ title: 'X', number: 'A-1', kind: 'invoice' as const, revision: 1, issuedOn: '2026-03-01' },
    ...{ dueOn: '2026-03-31', currency: 'EUR', poNumber: '', taxRatePercent: 0, taxNote: '' },
    ...{ buyer: noBuyer, paymentDetails: '', terms: '', notes: '', lines: [] },
    ...{ netMinor: 0, taxMinor: 0, totalMinor: 0 },
  };
  const shown = (address: string) =>
    sheetOf({ ...words, language: 'de', lines: [] }, { ...seller, address }, null).seller.lines[0];
  expect(shown('4 Quay Street\nKinsale, Ireland')).toBe('4 Quay Street, Kinsale, Irland');
  expect(shown('4 Quay Street\nKinsale')).toBe('4 Quay Street, Kinsale, Irland');
  expect(shown('')).toBe('Irland');
});

test('what is more than can be kept is not summed', () => {
  const line = { description: 'X', detail: '', quantity: 1, unitMinor: maxMinor };
  const lines = [{ ...line, taxRatePercent: null }];
  expect(isSummable({ lines, taxRatePercent: 0 })).toBe(true);
  expect(isSummable({ lines, taxRatePercent: 0.01 })).toBe(false);
  expect(isSummable({ lines: [...lines, ...lines], taxRatePercent: 0 })).toBe(false);
});

test('a number has at least four digits, and more where it needs them', () => {
  expect([1, 147, 9_999, 10_000].map((one) => numberOf('INV-', one))).toEqual([
    'INV-0001',
    'INV-0147',
    'INV-9999',
    'INV-10000',
  ]);
});

test('an invoice is due by the terms of its payments, the last of them; else by the usual ones', () => {
  const payment = { trigger: 'on_posting' as const, triggeredOn: null, termsDays: 7 };
  expect(dueDayOf('2026-03-01', [], 14)).toBe('2026-03-15');
  expect(dueDayOf('2026-03-01', [payment], 14)).toBe('2026-03-08');
  const fixed = { ...payment, trigger: 'fixed_date' as const, triggeredOn: '2026-05-01' };
  expect(dueDayOf('2026-03-01', [payment, fixed], 14)).toBe('2026-05-01');
  // A day that has gone is none to pay by.
  const gone = { ...fixed, triggeredOn: '2026-01-01' };
  expect(dueDayOf('2026-03-01', [gone], 14)).toBe('2026-03-08');
});

test.each([1e308, -1, Number.NaN])(
  'a rate of %s is refused beside its field, not summed',
  (rate) => {
    const [line] = someLines();
    const said = { id: crypto.randomUUID(), title: 'Rain', currency: 'USD', lines: [line] };
    const refused = newInvoice.safeParse({ ...said, taxRatePercent: rate });
    expect(refused.error?.issues.map(({ path }) => path.join('.'))).toEqual(['taxRatePercent']);
  },
);

test.each([
  [null, null, undefined],
  [null, '2026-03-10', undefined],
  [null, '2026-03-09', 'The due date cannot be before today, the day it is issued'],
  ['2026-03-01', '2026-03-01', undefined],
  ['2026-03-01', '2026-02-28', 'The due date cannot be before the invoice date'],
  ['2026-04-01', '2026-03-31', 'The due date cannot be before the invoice date'],
])('on 10 March a draft of %j that is due on %j is told: %s', (issuedOn, dueOn, text) => {
  expect(dueProblem({ issuedOn, dueOn }, '2026-03-10')).toBe(text);
  const draft = {
    ...{ issuedOn, dueOn, businessId: 'one', totalMinor: 100 },
    buyer: { ...noBuyer, name: 'Kettle & Rye' },
  };
  expect(lacksOf(draft, '2026-03-10')).toEqual(text === undefined ? {} : { dueOn: text });
});
