import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fileNameLine, line, prose, webUrl } from './entity.ts';

const name = line(20, 'Give it a name');

describe('a text that nobody can see', () => {
  test.each([
    '\u200B',
    '\u200B \u200D\u2060',
    '\uFEFF',
    '\u3164',
    '\u2800\u2800',
    '\u202E',
    '\u00AD',
  ])('%j is blank', (text) => {
    expect(z.safeParse(name, text).error?.issues[0]?.message).toBe('Give it a name');
    expect(z.parse(prose(20), text)).toBe('');
  });

  test.each(['👩\u200D🎤', 'a\u200Bb', 'नि\u200Dत्य'])('%j is not', (text) => {
    expect(z.parse(name, text)).toBe(text);
  });

  test('spaces and line breaks of notes stay as they are', () => {
    expect(z.parse(prose(20), ' \n ')).toBe(' \n ');
  });
});

test('the name of a file stands on one line and reads in one direction', () => {
  const file = fileNameLine(40, 'Give the file a name');
  expect(z.parse(file, 'invoice\r\n\u202Egnp.exe')).toBe('invoicegnp.exe');
  expect(z.parse(file, 'a\u2028b\u2066c.pdf')).toBe('abc.pdf');
  expect(z.safeParse(file, '\u202E\n').success).toBe(false);
});

test.each([
  ['https://maria:secret@example.com/x', false],
  ['https://maria@example.com', false],
  ['http://:secret@example.com', false],
  ['https://example.com/@maria', true],
  ['example.com', true],
])('%s may be an address: %s', (address, expected) => {
  expect(z.safeParse(webUrl, address).success).toBe(expected);
});
