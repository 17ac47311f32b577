import { describe, expect, test } from 'vitest';
import { csvText } from '#shared/files/csv.ts';
import { guessColumns } from './guess-columns.ts';
import { tableOf } from '#client/import/reading/find-table.ts';
import { guessDayOrder, readDay } from '#client/import/reading/read-days.ts';
import { readFile } from '#client/import/reading/read-file.ts';
import { bankFiles } from './bank-files.ts';
import { guessSettings, missingColumn } from './import-settings.ts';
import { guessDecimalMark, readSigned } from './read-amounts.ts';
import { likenessOf, readLines } from './read-lines.ts';

const usual = { currency: 'USD', businessId: null, dayOrder: 'mdy' } as const;
const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    text.split('').flatMap((sign) => {
      const code = sign.charCodeAt(0);
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );

async function understood(bytes: Uint8Array, stored: readonly string[] = []) {
  const file = await readFile({ name: 'bank.csv', bytes }, bankFiles);
  if ('error' in file) throw new Error(file.error);
  const settings = guessSettings(file.rows, usual);
  const table = tableOf(file.rows, settings.hasNames);
  return { file, settings, table, ...readLines(table.rows, settings, new Set(stored)) };
}

test('a German bank: Windows-1252, semicolons, decimal commas, an account above the table', async () => {
  const bytes = latin(
    [
      'Konto;DE00 1234',
      'Zeitraum;01.01.2026 bis 31.03.2026',
      '',
      'Buchungstag;Beg\xfcnstigter;Verwendungszweck;Betrag;W\xe4hrung',
      '31.12.2026;B\xe4ckerei M\xfcller;"Br\xf6tchen; zwei";-1.234,50;EUR',
      '01.02.2026;Kunde;Rechnung 12;2.000,00;EUR',
    ].join('\r\n'),
  );
  const { file, settings, table, out, incoming, wrong } = await understood(bytes);
  expect([file.encoding, file.separator, table.leftOut]).toEqual(['windows-1252', ';', 2]);
  expect(settings).toMatchObject({
    columns: { date: 0, title: 1, notes: 2, amount: 3, currency: 4 },
    dayOrder: 'dmy',
    decimalMark: ',',
    isOutNegative: true,
  });
  expect(out).toEqual([
    {
      number: 5,
      title: 'Bäckerei Müller',
      spentOn: '2026-12-31',
      amountMinor: 123_450,
      currency: 'EUR',
      category: '',
      notes: 'Brötchen; zwei',
      twin: null,
    },
  ]);
  expect([incoming.length, wrong]).toEqual([1, []]);
});

test.each([
  ['UTF-8 with its mark', utf8('\uFEFFDate,Payee,Amount\n2026-03-14,Café,12.50'), 'utf-8'],
  ['UTF-16', utf16('\uFEFFDate,Payee,Amount\n2026-03-14,Café,12.50', true), 'utf-16le'],
  [
    'UTF-16 the other way',
    utf16('\uFEFFDate,Payee,Amount\n2026-03-14,Café,12.50', false),
    'utf-16be',
  ],
  ['UTF-16 without a mark', utf16('Date,Payee,Amount\n2026-03-14,Café,12.50', true), 'utf-16le'],
  ['Windows-1252', latin('Date,Payee,Amount\n2026-03-14,Caf\xe9,12.50'), 'windows-1252'],
])('%s is read as such', async (_name, bytes, encoding) => {
  const { file, settings, out } = await understood(bytes);
  expect(file.encoding).toBe(encoding);
  expect(settings.columns).toEqual({ date: 0, title: 1, amount: 2 });
  expect(out).toMatchObject([{ title: 'Café', spentOn: '2026-03-14', amountMinor: 1250 }]);
});

test('line breaks in quotes are part of a cell, whichever kind they are', async () => {
  const { out } = await understood(
    utf8('Date\tWhat\tAmount\r\n03/14/2026\t"Two\r\nlines"\t$1,200.5\r\n03/15/2026\tOne\t3\n'),
  );
  expect(out).toMatchObject([
    { title: 'Two lines', amountMinor: 120_050, number: 2 },
    { title: 'One', amountMinor: 300, number: 3 },
  ]);
});

test('money out and money in may have a column each', async () => {
  const { settings, out, incoming, wrong } = await understood(
    utf8(
      'Date,Details,Paid out,Paid in,Balance\n2026-03-14,Rent,900.00,,100\n2026-03-15,Fee,,50.00,150\n2026-03-16,Nothing,,,150\n2026-03-17,Both,1.00,2.00,1',
    ),
  );
  expect(settings.columns).toEqual({ date: 0, title: 1, debit: 2, credit: 3 });
  expect(out.map(({ title }) => title)).toEqual(['Rent']);
  expect(incoming.map(({ title }) => title)).toEqual(['Fee']);
  expect(wrong.map(({ error }) => error)).toEqual([
    'There is no amount',
    'Money went out and came in, in one row',
  ]);
});

test('each row that cannot be read has its sentence, with its number in the file', async () => {
  const { wrong, out } = await understood(
    utf8(
      [
        'Date,Description,Amount,Currency',
        '2026-02-30,No such day,1.00,USD',
        '2026-03-14,No amount,,USD',
        '2026-03-14,Words,twelve,USD',
        '2026-03-14,Zero,0.00,USD',
        '2026-03-14,Decimals,12.5,JPY',
        '2026-03-14,No currency,1.00,ZZZ',
        '2026-03-14,Too much,99999999999999,USD',
        '2026-03-14,,1.00,USD',
        '2026-03-14',
        ',Missing,1,USD',
        '2026-03-14,=cmd|calc,1.00,USD',
      ].join('\n'),
    ),
  );
  expect(wrong.map(({ number, error }) => [number, error])).toEqual([
    [2, '“2026-02-30” is no day'],
    [3, 'There is no amount'],
    [4, '“twelve” is no amount'],
    [5, 'The amount is 0'],
    [6, 'JPY has no decimals'],
    [7, '“ZZZ” is no currency'],
    [8, 'This amount is too large'],
    [9, 'There is no description'],
    [10, 'There is no amount'],
    [11, 'There is no date'],
  ]);
  // Kept as it is; what we export ourselves is defused.
  expect(out).toMatchObject([{ title: '=cmd|calc' }]);
  expect(csvText([[out[0]?.title]])).toBe("'=cmd|calc\r\n");
});

test('what is among the expenses, or stood in the file before, is a twin', async () => {
  const one = { title: 'Adobe', spentOn: '2026-03-14', amountMinor: 5499, currency: 'USD' };
  const { out } = await understood(
    utf8(
      'Date,Title,Amount\n2026-03-14,ADOBE ,54.99\n2026-03-14,Tea,2.00\n2026-03-14,Tea,2.00\n2026-03-14,Tea,2.10',
    ),
    [likenessOf(one)],
  );
  expect(out.map(({ twin }) => twin)).toEqual(['stored', null, 3, null]);
});

test('a file without names is known by what stands in it', async () => {
  const { settings, out } = await understood(
    utf8('14.03.2026;Adobe Creative Cloud;-54,99;EUR\n15.03.2026;Coffee with Halden;-4,20;EUR'),
  );
  expect(settings).toMatchObject({
    hasNames: false,
    columns: { date: 0, title: 1, amount: 2, currency: 3 },
  });
  expect(out).toHaveLength(2);
});

test('without a column for the date nothing is read', () => {
  const settings = guessSettings(
    [
      { number: 1, cells: ['Description', 'Amount'] },
      { number: 2, cells: ['Adobe', '1.00'] },
    ],
    usual,
  );
  expect(missingColumn(settings)).toBe('Say which column holds the date.');
});

test('200,000 lines are counted and refused quickly, a spreadsheet and a PDF by what they are', async () => {
  const many = `Date,Title,Amount\n${'2026-03-14,Coffee,2.00\n'.repeat(200_000)}`;
  const began = performance.now();
  expect(await readFile({ name: 'big.csv', bytes: utf8(many) }, bankFiles)).toEqual({
    error: 'This file has 200,001 rows. Split it into 11 files of at most 20,000 rows each.',
  });
  expect(performance.now() - began).toBeLessThan(5_000);
  for (const [bytes, text] of [
    [utf8(''), 'empty'],
    [utf8('\n\n'), 'no rows'],
    [utf8('PK\u0003\u0004'), 'spreadsheet'],
    [utf8('%PDF-1.7'), 'PDF'],
  ] as const)
    expect(await readFile({ name: 'x', bytes }, bankFiles)).toEqual({
      error: expect.stringContaining(text),
    });
});

const ofx = (inner: string) =>
  `OFXHEADER:100\r\nDATA:OFXSGML\r\nCHARSET:1252\r\n\r\n<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>EUR<BANKTRANLIST>${inner}</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`;

test.each(['KWD', 'BHD', 'JOD', 'OMR', 'TND'])(
  'a file in %s has three decimals, by its column, by its amounts and as OFX',
  async (currency) => {
    const files = [
      `Date,Description,Amount,Currency\n2026-03-14,Lens,-12.500,${currency}\n2026-03-15,Bag,-1200.250,${currency}`,
      `Date,Description,Amount\n2026-03-14,Lens,-12.500 ${currency}\n2026-03-15,Bag,"-1,200.250 ${currency}"`,
      `Date;Description;Amount;Currency\n2026-03-14;Lens;-12,500;${currency}\n2026-03-15;Bag;-1.200,250;${currency}`,
      ofx(
        '<STMTTRN><DTPOSTED>20260314<TRNAMT>-12.500<NAME>Lens</STMTTRN>' +
          '<STMTTRN><DTPOSTED>20260315<TRNAMT>-1200.250<NAME>Bag</STMTTRN>',
      ).replace('<CURDEF>EUR', `<CURDEF>${currency}`),
    ];
    for (const text of files) {
      const { out, wrong } = await understood(utf8(text));
      expect(wrong).toEqual([]);
      expect(out.map((line) => [line.amountMinor, line.currency])).toEqual([
        [12_500, currency],
        [1_200_250, currency],
      ]);
    }
  },
);

test('a statement as OFX or QFX is read, with or without closing tags', async () => {
  const { settings, out, incoming, wrong } = await understood(
    latin(
      ofx(
        '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260314120000[-5:EST]<TRNAMT>-54,99<FITID>1<NAME>Caf\xe9 &amp; Co<MEMO>Two</STMTTRN>' +
          '<STMTTRN><DTPOSTED>20260315<TRNAMT>2000.00<NAME>Kunde</STMTTRN>' +
          '<STMTTRN><DTPOSTED>20269999<TRNAMT>-1.00<MEMO>Broken</STMTTRN>' +
          '<STMTTRN><DTPOSTED>20260316</DTPOSTED><TRNAMT>-3.10</TRNAMT><CURRENCY><CURSYM>USD</CURSYM></CURRENCY><MEMO>Only a memo</MEMO></STMTTRN>',
      ),
    ),
  );
  expect(settings).toMatchObject({ hasNames: true, isOutNegative: true });
  expect(out).toMatchObject([
    { title: 'Café & Co', spentOn: '2026-03-14', amountMinor: 5499, currency: 'EUR', notes: 'Two' },
    { title: 'Only a memo', spentOn: '2026-03-16', amountMinor: 310, currency: 'USD' },
  ]);
  expect([incoming.length, wrong]).toMatchObject([1, [{ number: 4 }]]);
});

test('a statement that is broken, or has nothing in it, is refused with a sentence', async () => {
  for (const [text, told] of [
    [ofx(''), 'no transactions'],
    [ofx('<STMTTRN><NAME>a').replace('</BANKTRANLIST>', ''), 'not written as OFX'],
  ] as const)
    expect(await readFile({ name: 'x.ofx', bytes: utf8(text) }, bankFiles)).toEqual({
      error: expect.stringContaining(told),
    });
});

test('a quote that never ends is said', async () => {
  const file = await readFile({ name: 'x', bytes: utf8('a,b\n1,"never\n2,3\n') }, bankFiles);
  expect(file).toMatchObject({ openQuoteAt: 2 });
});

describe('days', () => {
  test.each([
    ['14/03/2026', 'dmy', '2026-03-14'],
    ['3/14/26', 'mdy', '2026-03-14'],
    ['2026-03-14T10:20:00Z', 'dmy', '2026-03-14'],
    ['20260314', 'mdy', '2026-03-14'],
    ['14.03.2026 08:15', 'dmy', '2026-03-14'],
    ['14 Mar 2026', 'mdy', '2026-03-14'],
    ['March 14, 2026', 'dmy', '2026-03-14'],
    ['14. März 2026', 'dmy', '2026-03-14'],
    ['14 de marzo de 2026', 'dmy', '2026-03-14'],
    ['29/02/2024', 'dmy', '2024-02-29'],
    ['29/02/2026', 'dmy', null],
    ['13/13/2026', 'mdy', null],
    ['1.00', 'dmy', null],
    ['soon', 'dmy', null],
  ] as const)('%s in the order %s is %s', (text, order, day) => {
    expect(readDay(text, order)).toBe(day);
  });

  test('the whole column says the order', () => {
    const early = Array.from({ length: 40 }, () => '01/02/2026');
    expect(guessDayOrder([...early, '31/01/2026'], 'mdy')).toEqual({ order: 'dmy', isSure: true });
    expect(guessDayOrder([...early, '01/31/2026'], 'dmy')).toEqual({ order: 'mdy', isSure: true });
    expect(guessDayOrder(early, 'mdy')).toEqual({ order: 'mdy', isSure: false });
    expect(guessDayOrder(['01.02.2026'], 'mdy')).toEqual({ order: 'dmy', isSure: true });
    expect(guessDayOrder(['2026-02-01'], 'mdy')).toMatchObject({ isSure: true });
  });
});

describe('amounts', () => {
  test.each([
    ['-12.50', '.', 'USD', true, 1250],
    ['−1 234,5', ',', 'EUR', true, 123_450],
    ['(1,200.00)', '.', 'USD', true, 120_000],
    ['12,50-', ',', 'EUR', true, 1250],
    ['€ 12,50', ',', 'EUR', false, 1250],
    ["1'200.00", '.', 'CHF', false, 120_000],
    ['1200.00', '.', 'JPY', false, 1200],
    ['1.234', '.', 'KWD', false, 1234],
    ['.5', '.', 'USD', false, 50],
    ['+3', '.', 'USD', false, 300],
    ['12.50 DR', '.', 'USD', true, 1250],
  ] as const)('%s with %s in %s', (text, mark, currency, isNegative, amountMinor) => {
    expect(readSigned(text, mark, currency)).toEqual({ isNegative, amountMinor });
  });

  test.each([
    ['12.345', '.', 'USD'],
    ['1.2.3', '.', 'USD'],
    ['12 of 14', '.', 'USD'],
    ['', '.', 'USD'],
    ['abc', ',', 'EUR'],
  ] as const)('%s with %s is none in %s', (text, mark, currency) => {
    expect(readSigned(text, mark, currency)).toHaveProperty('error');
  });

  test('the whole column says what begins the decimals', () => {
    expect(guessDecimalMark(['1.200', '3,50'])).toBe(',');
    expect(guessDecimalMark(['1,200', '3.50'])).toBe('.');
    expect(guessDecimalMark(['1.200', '2.300'])).toBe(',');
    expect(guessDecimalMark(['1,200', '2,300'])).toBe('.');
    expect(guessDecimalMark(['1.200.300,00'])).toBe(',');
    expect(guessDecimalMark(['12', '13'])).toBe('.');
    // A dinar has a thousand fils.
    expect(guessDecimalMark(['12.500', '3.250'], 3)).toBe('.');
    expect(guessDecimalMark(['12,500', '3,250'], 3)).toBe(',');
    expect(guessDecimalMark(['1,200.250', '3.250'], 3)).toBe('.');
  });
});

test.each([
  [
    ['Transaction Date', 'Post Date', 'Description', 'Category', 'Type', 'Amount', 'Memo'],
    { date: 0, title: 2, category: 3, amount: 5, notes: 6 },
  ],
  [
    ['Fecha', 'Concepto', 'Importe', 'Divisa', 'Saldo'],
    { date: 0, title: 1, amount: 2, currency: 3 },
  ],
  [['Date', 'Libellé', 'Montant', 'Devise'], { date: 0, title: 1, amount: 2, currency: 3 }],
  [['Datum', 'Omschrijving', 'Soll', 'Haben'], { date: 0, debit: 2, credit: 3 }],
])('%j', (names, columns) => {
  expect(guessColumns(names, [])).toEqual(columns);
});
