import { expect, test } from 'vitest';
import { cellText, pastedCells, readNumber } from './number-cells.ts';

const views = (text: string) => readNumber('views', text);

test('counts are read as people and platforms write them', () => {
  const texts = ['1200', '12,345', '12.345', "12'345", '12 345', '1.2K', '3,4m', '2B', '7.0', '0'];
  expect(texts.map(views)).toEqual([
    ...[1200, 12_345, 12_345, 12_345, 12_345],
    ...[1200, 3_400_000, 2_000_000_000, 7, 0],
  ]);
});

test('a blank and a dash are nothing; what is no count is said', () => {
  expect(['', ' ', '–', '-', 'n/a'].map(views)).toEqual([null, null, null, null, null]);
  expect(views('many')).toEqual({ error: 'Use a whole number' });
  expect(views('1.5')).toEqual({ error: 'Use a whole number' });
  expect(views('-3')).toEqual({ error: 'Use a number of at least 0' });
  expect(views('3B')).toEqual({ error: 'This number is too large' });
});

test('seconds are read from a clock or a number, and are kept to a tenth', () => {
  const read = (text: string) => readNumber('watchSecondsAvg', text);
  expect(['0:34', '1:05', '1:00:01', '12.54', '12,5 s', '8sec'].map(read)).toEqual([
    34, 65, 3601, 12.5, 12.5, 8,
  ]);
  expect(read('1:2:3:4')).toEqual({ error: 'Use a number of seconds' });
  expect(read('25:00:00')).toEqual({ error: 'Nobody watches for longer than a day' });
});

test('a share is read with its sign or without, and is kept to a hundredth', () => {
  const read = (text: string) => readNumber('completionPercent', text);
  expect(['45.678%', '45,6', '100'].map(read)).toEqual([45.68, 45.6, 100]);
  expect(read('101')).toEqual({ error: 'Use a percentage from 0 to 100' });
});

test('a cell shows what it would read', () => {
  expect([null, 0, 1_234_567, 12.5].map(cellText)).toEqual(['', '0', '1,234,567', '12.5']);
  expect(views(cellText(1_234_567))).toBe(1_234_567);
});

test('copied cells fill the grid to the right and down, and what finds no cell is counted', () => {
  expect(pastedCells('1\t2\r\n3\t4', { row: 1, name: 'likes', rows: 3 })).toEqual({
    changes: [
      { row: 1, name: 'likes', text: '1' },
      { row: 1, name: 'comments', text: '2' },
      { row: 2, name: 'likes', text: '3' },
      { row: 2, name: 'comments', text: '4' },
    ],
    outside: 0,
  });
  expect(pastedCells('1\t2\n3\t\n5\t6', { row: 0, name: 'completionPercent', rows: 2 })).toEqual({
    changes: [
      { row: 0, name: 'completionPercent', text: '1' },
      { row: 1, name: 'completionPercent', text: '3' },
    ],
    outside: 3,
  });
});

test('one copied cell is left to the field that it is pasted into', () => {
  expect(pastedCells('12,345\n', { row: 0, name: 'views', rows: 1 })).toBeUndefined();
});
