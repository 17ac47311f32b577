import { expect, test } from 'vitest';
import { maxDepth, parseJson } from './json.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test('32 levels are read, 33 are refused, however they are mixed', () => {
  expect(parseJson(nested(maxDepth))).toBeInstanceOf(Array);
  expect(() => parseJson(nested(maxDepth + 1))).toThrow('nested too deeply');
  expect(() => parseJson('{"a":['.repeat(17) + ']}'.repeat(17))).toThrow('nested too deeply');
});

test('300,000 levels are refused at once', () => {
  const began = performance.now();
  expect(() => parseJson(nested(300_000))).toThrow('nested too deeply');
  expect(() => parseJson('{"a":'.repeat(300_000))).toThrow('nested too deeply');
  expect(performance.now() - began).toBeLessThan(200);
});

test('brackets inside of text are no levels', () => {
  const text = String.raw`{"a":"${'['.repeat(100)}","b":"\"${'{'.repeat(100)}\\"}`;
  expect(parseJson(text)).toHaveProperty('b');
});

test.each([
  ['a NUL', String.raw`{"a":"\u0000"}`],
  ['a NUL in a key', String.raw`{"a\u0000":1}`],
  ['a NUL deep inside', String.raw`{"a":[{"b":["x\u0000"]}]}`],
  ['half a pair', String.raw`{"a":"\ud800"}`],
  ['the other half', String.raw`{"a":"\udc00x"}`],
  ['half a pair in a key', String.raw`{"\uD83D":1}`],
])('refuses %s', (_, text) => {
  expect(() => parseJson(text)).toThrow('cannot be stored');
});

test('keeps whole pairs, escaped or not, and an escaped escape', () => {
  expect(parseJson(String.raw`{"a":"\ud83c\udfac 🎬 \\u0000"}`)).toEqual({
    a: String.raw`🎬 🎬 \u0000`,
  });
});

test.each(['', '{', '{"a":1,}', "{'a':1}", 'undefined', '01', '{"a":1} x', '\uFEFF{}'])(
  'refuses %j as no JSON',
  (text) => {
    expect(() => parseJson(text)).toThrow('not valid JSON');
  },
);

test.each([
  ['plain', '{"__proto__":1}'],
  ['escaped', String.raw`{"__proto\u005f_":{"id":1}}`],
  ['deep inside', '{"a":[{"b":{"__proto__":null}}]}'],
])('refuses a __proto__ that is written %s, but not a text of that name', (_, text) => {
  expect(() => parseJson(text)).toThrow('not known');
  expect(parseJson('{"a":"__proto__"}')).toEqual({ a: '__proto__' });
});
