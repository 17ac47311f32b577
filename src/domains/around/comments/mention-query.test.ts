import { expect, test } from 'vitest';
import { mentionables, mentionedNames, mentionQuery, suggestionsFor } from './mention-query.ts';

test.each([
  ['@', 1, '', 0],
  ['Hi @Ma', 6, 'Ma', 3],
  ['Hi @Mara Lu', 11, 'Mara Lu', 3],
  ['(@If', 4, 'If', 1],
  ['one\n@I', 6, 'I', 4],
])('%j names somebody', (text, caret, query, at) => {
  expect(mentionQuery(text, caret)).toEqual({ query, at });
});

test.each([
  ['mara@studio', 11],
  ['Hi @ Ma', 7],
  ['Hi @Ma\nnext', 11],
  ['Hi @Ma', 2],
  ['', 0],
])('%j names nobody', (text, caret) => {
  expect(mentionQuery(text, caret)).toBeUndefined();
});

test('any word of a name begins it; two of one name are told apart', () => {
  const people = mentionables([
    { userId: '1', name: 'Mara Lund', username: 'mara' },
    { userId: '2', name: 'Ife Ade', username: null },
    { userId: '3', name: 'Ife Ade', username: 'ife.a' },
  ]);
  expect(suggestionsFor(people, 'lu').map(({ userId }) => userId)).toEqual(['1']);
  expect(suggestionsFor(people, 'ife a').map(({ name }) => name)).toEqual([
    'Ife Ade (1)',
    'Ife Ade (ife.a)',
  ]);
  expect(suggestionsFor(people, '')).toHaveLength(3);
  expect(suggestionsFor(people, 'x')).toEqual([]);
});

test('those who are no members any more have a name of their own each', () => {
  const people = [{ userId: '1', name: 'Mara Lund' }];
  const names = mentionedNames(['2', '1', '3'], { people, unknown: 'Former member' });
  expect([...names]).toEqual([
    ['2', 'Former member'],
    ['1', 'Mara Lund'],
    ['3', 'Former member (2)'],
  ]);
});
