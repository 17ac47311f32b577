import { expect, test } from 'vitest';
import { readCopied, readCsv } from './read-csv.ts';
import { csvText } from '#shared/files/csv.ts';

test('what is saved as a table is read as it was', () => {
  const rows = [
    ['Title', 'Views'],
    ['Soup, "hot"', '12'],
    ['two\nlines', ''],
    ['=1+1', '-3'],
  ];
  expect(readCsv(`\uFEFF${csvText(rows)}`)).toEqual(rows);
});

test('semicolons and tabs separate as well, where the head of the table has them', () => {
  expect(readCsv('Title;Views\nSoup, hot;1,5\n')).toEqual([
    ['Title', 'Views'],
    ['Soup, hot', '1,5'],
  ]);
  expect(readCsv('a\tb\r\n1\t2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('a cell at the end may be empty, and blank lines are none', () => {
  expect(readCsv('a,b\n1,\n\n,,\n3,4')).toEqual([
    ['a', 'b'],
    ['1', ''],
    ['3', '4'],
  ]);
  expect(readCsv('')).toEqual([]);
  expect(readCsv('"never closed')).toEqual([['never closed']]);
});

test('cells that were copied keep their place, blank lines too', () => {
  expect(readCopied('1\t2\n\n3\t\n')).toEqual([['1', '2'], [''], ['3', '']]);
  expect(readCopied('12,345')).toEqual([['12,345']]);
});
