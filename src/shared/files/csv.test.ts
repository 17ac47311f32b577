import { expect, test } from 'vitest';
import { csvCells, csvText, wordsCell, wordsInCell } from './csv.ts';

test('cells are kept apart, whatever they hold', () => {
  expect(
    csvText([
      ['Name', 'Paid'],
      ['Halden, Ltd', 12.5],
      ['The "Shop"\nof Pia', null],
    ]),
  ).toBe('Name,Paid\r\n"Halden, Ltd",12.5\r\n"The ""Shop""\nof Pia",\r\n');
});

test.each(['=1+1', '+1', '-1+1', '-12.50.', '@SUM(A1)', '\t=1', '\r=1'])(
  '%j is text to a spreadsheet, not a formula',
  (formula) => {
    expect(csvText([[formula]]).replaceAll('"', '')).toBe(`'${formula}\r\n`);
  },
);

test('no spreadsheet parts a cell in two, whatever it parts them by', () => {
  expect(csvText([['Halden;=1+1', 'a\tb']])).toBe('"Halden;=1+1","a\tb"\r\n');
});

test('a negative number stays a number, and words with a dash inside stay as they are', () => {
  expect(csvText([[-12, '-12.50', 'Well-known', 'a=b']])).toBe('-12,-12.50,Well-known,a=b\r\n');
});

const signs = [
  "'",
  '"',
  '=',
  '+',
  '-',
  '@',
  ',',
  ';',
  ' ',
  '\t',
  '\n',
  '1',
  '.',
  'a',
  'é',
  '🎬',
  '|',
];
test('what was written is read as it was, whatever it holds', () => {
  // Each seed gives the same numbers, so that a failure can be seen again.
  let state = 20_261;
  const below = (most: number) => {
    state = (state * 16_807) % 2_147_483_647;
    return state % most;
  };
  const text = () =>
    Array.from({ length: 1 + below(5) }, () => signs[below(signs.length)] ?? '').join('');
  for (let round = 0; round < 2_000; round += 1) {
    const rows = [
      [text(), '', text()],
      [text(), text(), 'x'],
    ];
    expect(csvCells(csvText(rows).trimEnd().replace(/\r\n$/, ''))).toEqual(rows);
    const words = [text(), text(), text()].filter((word) => word.trim() !== '');
    expect(wordsInCell(wordsCell(words))).toEqual(words);
  }
});

test('words of a cell are read as people write them', () => {
  expect(wordsInCell('sea,  slow life ,')).toEqual(['sea', 'slow life']);
  expect(wordsInCell('Mary "Molly" K, B')).toEqual(['Mary "Molly" K', 'B']);
  expect(wordsInCell('')).toEqual([]);
});
