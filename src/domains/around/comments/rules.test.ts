import { expect, test } from 'vitest';
import { mentionedIn, mentionOf, partsOf, plainText, withMentions } from './rules.ts';

const [mara, ife] = [
  '01a1ff98-779a-7173-921a-55ea1b9e9d37',
  '01a1ff98-77e3-739c-8cf5-7592926f0044',
];
const names = new Map([
  ['Mara', mara],
  ['Mara Lund', ife],
]);

test('names that were chosen become mentions, the longer one first, others stay words', () => {
  expect(withMentions('@Mara Lund and @Mara, not @Pia', names)).toBe(
    `${mentionOf(ife)} and ${mentionOf(mara)}, not @Pia`,
  );
  expect(withMentions('@Mara', new Map())).toBe('@Mara');
});

test('a name within another word is no mention', () => {
  for (const text of ['not @Marathon', 'me@Mara.example', '@Mara_2', '@Mara2'])
    expect(withMentions(text, names)).toBe(text);
  expect(withMentions('“@Mara”, @Mara’s and @Mara好', names)).toBe(
    `“${mentionOf(mara)}”, ${mentionOf(mara)}’s and ${mentionOf(mara)}好`,
  );
});

test('a comment reads as it was written, with names for mentions', () => {
  const body = withMentions('Look, @Mara Lund!\n@Mara too', names);
  const nameOf = (id: string) => (id === mara ? 'Mara' : 'Mara Lund');
  expect(plainText(body, nameOf)).toBe('Look, @Mara Lund!\n@Mara too');
  expect(partsOf(body).filter((part) => 'userId' in part)).toHaveLength(2);
  expect(mentionedIn(body + body)).toEqual([ife, mara]);
});

test('what only looks like a mention is words', () => {
  for (const text of ['<@mara>', '<@>', '@', `<@${mara}`, `<@ ${mara}>`, ''])
    expect([partsOf(text), mentionedIn(text)]).toEqual([text ? [{ text }] : [], []]);
});
