import { expect, test } from 'vitest';
import { maxLines, readList } from './read-list.ts';

const options = {
  categories: ['Camera', 'Power & data', 'Other'],
  people: [
    { id: 'ana', name: 'Ana Lima' },
    { id: 'anabel', name: 'Anabel' },
  ],
  category: 'Other',
};
const plain = { quantity: 1, category: 'Other', personId: null, isEssential: false };
const one = (line: string) => readList(line, options).things[0];

test('a line says how many, which group, whose and that it must not be forgotten', () => {
  expect(one('3x Batteries #Camera @Ana !')).toEqual({
    name: 'Batteries',
    quantity: 3,
    category: 'Camera',
    personId: 'ana',
    isEssential: true,
  });
});

test('the marks stand anywhere, and a group may have several words', () => {
  const read = { ...plain, name: 'Cards, 128 GB', category: 'Power & data', personId: 'anabel' };
  expect(one('#power & data @Anabel Cards, 128 GB')).toEqual(read);
  expect(one('Cards, 128 GB @anabel #Power & data')).toEqual(read);
  expect(one('Wire @Ana Lima')).toEqual({ ...plain, name: 'Wire', personId: 'ana' });
  expect(one('Hats #Beach')).toEqual({ ...plain, name: 'Hats', category: 'Beach' });
});

test.each([
  ['- Tripod', { name: 'Tripod' }],
  ['[ ] Tripod', { name: 'Tripod' }],
  ['• 2 × Tripod', { name: 'Tripod', quantity: 2 }],
  ['1. Tripod', { name: 'Tripod' }],
  ['Tripod x4', { name: 'Tripod', quantity: 4 }],
  ['4K monitor', { name: '4K monitor' }],
  ['10x zoom lens', { name: 'zoom lens', quantity: 10 }],
  ['24-70 lens', { name: '24-70 lens' }],
  ['Wow! cereal', { name: 'Wow! cereal' }],
  ['Mail to a@b.example', { name: 'Mail to a@b.example' }],
])('%j', (line, read) => expect(one(line)).toEqual({ ...plain, ...read }));

test('who is not on the trip stays in the name: nothing that was written is lost', () => {
  expect(one('Snacks @Bob')).toEqual({ ...plain, name: 'Snacks @Bob' });
});

test('a heading names the group of those below it', () => {
  const { things } = readList('Passport\nCAMERA:\n2x Body\n# Beach\nTowel\nHat #Other', options);
  expect(things.map(({ name, category }) => [name, category])).toEqual([
    ['Passport', 'Other'],
    ['Body', 'Camera'],
    ['Towel', 'Beach'],
    ['Hat', 'Other'],
  ]);
});

test.each([
  ['0x Socks', 'Use 1 to 999'],
  ['1000x Socks', 'Use 1 to 999'],
  ['1.5x Socks', 'Use 1 to 999'],
  ['#Camera @Ana !', 'Say what it is'],
  ['x'.repeat(121), 'Use at most 120 characters'],
  [`Socks #${'y'.repeat(41)}`, 'A group has at most 40 characters'],
])('%j is told beside its line', (line, why) => {
  const { things, wrong } = readList(`Hat\n\n${line}`, options);
  expect(things).toHaveLength(1);
  expect(wrong).toEqual([{ line: 3, text: line, why }]);
});

test('too many lines are refused as a whole, in a sentence; as many as fit are all read', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) => `Thing ${at}`).join('\n');
  const all = readList(`${lines(maxLines)}\n\n`, options);
  expect([all.things.length, all.refusal]).toEqual([maxLines, null]);
  const { things, wrong, refusal } = readList(lines(5_000), options);
  expect([things, wrong]).toEqual([[], []]);
  expect(refusal).toBe(
    'Paste at most 1,000 lines at a time. These are 5,000: nothing is added yet, and your text stays here.',
  );
});
