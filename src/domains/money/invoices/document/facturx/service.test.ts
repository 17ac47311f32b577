import { InvoiceService } from '@e-invoice-eu/core';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decimalsOf } from '#shared/currency.ts';
import { pdfOf } from '#domains/money/invoices/document/pdf/service.ts';
import { sheetOf } from '#domains/money/invoices/document/rules.ts';
import { sumsOf } from '#domains/money/invoices/rules.ts';
import { facturxLacks, facturxNote } from './rules.ts';
import { facturxOf, type Issued, writtenOf } from './service.ts';

const seller: Issued['seller'] = {
  name: 'Studio Lark',
  legalName: 'Mara Łukasz-Weiß',
  address: '4 Quay Street\nKinsale P17',
  country: 'IE',
  email: 'mara@studiolark.example',
  phone: '+353 21 555 0199',
  website: null,
  taxId: 'IE 3284715K',
  color: 'teal',
};
const line = { detail: '', quantity: 1, taxRatePercent: null };

function anInvoice(fields: Partial<Issued> = {}): Issued {
  const written = {
    ...{ id: '', createdByUserId: '', updatedByUserId: '', createdAt: '', updatedAt: '' },
    ...{ version: 1, campaignId: null, businessId: null, brandId: null, paymentIds: [] },
    ...{ creditsInvoiceId: null, revisesInvoiceId: null, isReplaced: false, revision: 1 },
    ...{ title: 'Slow mornings', number: 'INV-0147', kind: 'invoice', status: 'issued' },
    ...{ issuedOn: '2026-03-01', dueOn: '2026-03-31', currency: 'EUR', language: 'de' },
    ...{ poNumber: 'KR-2208', taxRatePercent: 23, taxNote: '', terms: 'Net 30.', notes: 'ß € ñ' },
    buyer: { name: 'Kettle & Rye', contact: 'Tom', address: 'Bristol', country: 'GB', taxId: '' },
    paymentDetails: 'IBAN: DE89 3704 0044 0532 0130 00',
    lines: [
      {
        ...line,
        description: 'Reel <30 s>',
        detail: 'live “Aug 12”',
        unitMinor: 90_001,
        quantity: 1.5,
      },
      { ...line, description: 'Usage', unitMinor: 15_000, taxRatePercent: 9 },
    ],
    seller,
    ...fields,
  } as const;
  return { ...written, lines: [...written.lines], ...sumsOf(written) } as Issued; // Whole, by the fields above.
}

const kinds: [name: string, fields: Partial<Issued>, said: string[]][] = [
  [
    'an invoice with two rates',
    {},
    ['>1350.02<', '>23<', '>9<', 'DE89370400440532013000', '>380<'],
  ],
  [
    'one between two who are registered in two countries',
    {
      taxRatePercent: 0,
      taxNote: 'VAT, reverse charge',
      lines: [{ ...line, description: 'Reel', unitMinor: 180_000 }],
      buyer: { name: 'K', contact: '', address: '', country: 'DE', taxId: 'DE123456789' },
    },
    ['>AE<', 'VAT, reverse charge', '>1800.00<'],
  ],
  [
    'one of somebody without a tax id',
    {
      taxRatePercent: 0,
      seller: { ...seller, taxId: '' },
      lines: [{ ...line, description: 'Reel', unitMinor: 180_000 }],
    },
    ['>O<', 'Not subject to VAT'],
  ],
  [
    'one in a currency of three decimals whose amounts have two',
    {
      ...{ currency: 'KWD', taxRatePercent: 10 },
      lines: [{ ...line, description: 'Reel', unitMinor: 1_234_500 }],
    },
    ['>1234.50<', '>123.45<', '>1357.95<', 'KWD'],
  ],
  ['a credit note', { kind: 'credit_note' }, ['>381<', 'INV-0001']],
  [
    'one in yen',
    { currency: 'JPY', lines: [{ ...line, description: 'Reel', unitMinor: 120_000 }] },
    ['JPY', '>120000.00<'],
  ],
];
const silent = { log: () => {}, warn: () => {}, error: () => {} };

test.each(kinds)(
  '%s is valid by the schema, and says what it says on paper',
  async (_, fields, said) => {
    const invoice = anInvoice(fields);
    const credited = invoice.kind === 'credit_note' ? 'INV-0001' : null;
    const written = writtenOf(invoice, credited);
    // It checks what it is given by its own schema, and refuses what does not fit.
    const xml = await new InvoiceService(silent).generate(written, { format: 'CII', lang: 'en' });
    for (const words of said) expect(String(xml)).toContain(words);
    const total = (invoice.totalMinor / 10 ** decimalsOf(invoice.currency)).toFixed(2);
    expect(String(xml)).toContain(`<ram:DuePayableAmount>${total}<`);
  },
);

test('the PDF/A-3 carries the invoice as XML, and reads as the PDF does', async () => {
  const invoice = anInvoice();
  const pdf = await pdfOf(sheetOf(invoice, invoice.seller, null));
  const made = await facturxOf(invoice, pdf, null);
  const streams = streamsOf(made);
  expect(streams.some((one) => one.includes('/AFRelationship'))).toBe(true);
  expect(streams.some((one) => one.includes('<pdfaid:part>3</pdfaid:part>'))).toBe(true);
  expect(streams.some((one) => one.includes('EN 16931'))).toBe(true);
  const xml = streams.find((one) => one.includes('CrossIndustryInvoice'));
  expect(xml).toContain('<ram:ID>INV-0147</ram:ID>');
  expect(xml).toContain('urn:cen.eu:en16931:2017');
}, 30_000);

/** What the streams of a PDF hold, those that are packed unpacked. */
function streamsOf(pdf: Buffer): string[] {
  const found: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at !== -1; at = pdf.indexOf('stream\n', at + 1)) {
    const end = pdf.indexOf('endstream', at);
    const bytes = pdf.subarray(at + 'stream\n'.length, end);
    try {
      found.push(inflateSync(bytes).toString('utf8'));
    } catch {
      found.push(bytes.toString('utf8'));
    }
  }
  return found;
}

test('the library does refuse what does not fit its schema', async () => {
  const { 'ubl:Invoice': written } = writtenOf(anInvoice(), null);
  const cases: object[] = [
    { ...written, 'cbc:ID': undefined },
    { ...written, 'cbc:DocumentCurrencyCode': 'XXY' },
    { ...written, 'cac:InvoiceLine': [] },
  ];
  for (const one of cases) {
    // Wrong on purpose.
    const wrong = JSON.parse(JSON.stringify({ 'ubl:Invoice': one })) as never;
    const made = new InvoiceService(silent).generate(wrong, { format: 'CII', lang: 'en' });
    await expect(made).rejects.toThrow(/validation/i);
  }
});

test('what an invoice lacks for it is said', () => {
  expect(facturxLacks(anInvoice())).toBeNull();
  const cases: [Partial<Issued>, string][] = [
    [{ seller: { ...seller, country: null } }, 'country of your business'],
    [{ seller: { ...seller, address: ' ' } }, 'address of your business'],
    [{ seller: { ...seller, taxId: '' } }, 'tax id'],
    [{ currency: 'KWD' }, 'an amount in KWD here has three'],
    [{ buyer: { ...anInvoice().buyer, country: null } }, 'who is billed'],
  ];
  for (const [fields, text] of cases) expect(facturxLacks(anInvoice(fields))).toContain(text);
});

test('what has no room in it is said before it is written', () => {
  expect(['EUR', 'JPY'].map(facturxNote)).toEqual([null, null]);
  expect(facturxNote('KWD')).toBe(
    'Factur-X has room for two decimals: it takes amounts like 12.340 KWD, and not 12.345 KWD.',
  );
});
