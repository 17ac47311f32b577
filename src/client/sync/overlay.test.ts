import { expect, test } from 'vitest';
import { type Effect, overlay, targetOf } from './overlay.ts';

interface Note {
  id: string;
  version: number;
  text: string;
  folder: string;
}
const note = (id: string, folder = 'one'): Note => ({ id, version: 1, text: id, folder });
const put = (row: Note): Effect => ({ collection: 'notes', do: 'put', row });
const patch = (id: string, text: string): Effect => ({
  collection: 'notes',
  do: 'patch',
  id,
  patch: { text },
});
const drop = (id: string): Effect => ({ collection: 'notes', do: 'drop', id });
const texts = (rows: readonly Note[]) => rows.map((row) => row.text).join(' ');
const truth = [note('a'), note('b'), note('c')];

test('without pending operations the rows are truth itself', () => {
  expect(overlay(truth, [])).toBe(truth);
});

test('operations are laid over in order', () => {
  const effects = [put(note('d')), patch('d', 'D'), patch('a', 'A'), drop('b'), patch('a', 'AA')];
  expect(texts(overlay(truth, effects))).toBe('AA c D');
});

test('a removed row is shown again by the put of its restore, with what was patched before', () => {
  const last = { ...note('b'), text: 'B' };
  expect(texts(overlay(truth, [patch('b', 'B'), drop('b'), put(last)]))).toBe('a c B');
});

test('a put of a row that truth has already shows the row of truth', () => {
  expect(overlay(truth, [put({ ...note('a'), text: 'older' })])[0]).toBe(truth[0]);
});

test('rows stay the same objects while other operations come and go', () => {
  const first = patch('a', 'A');
  const before = overlay(truth, [first]);
  const after = overlay(truth, [first, patch('b', 'B')]);
  expect(after[0]).toBe(before[0]);
  expect(after[2]).toBe(truth[2]);
});

test('a patch by value reaches all rows that have it, those just shown too', () => {
  const move: Effect = {
    collection: 'notes',
    do: 'patch',
    where: { folder: 'one' },
    patch: { folder: 'two' },
  };
  const rows = overlay([...truth, note('x', 'three')], [put(note('d')), move]);
  expect(rows.map((row) => row.folder)).toEqual(['two', 'two', 'two', 'three', 'two']);
});

test('an operation on a row that is gone changes nothing', () => {
  expect(texts(overlay(truth, [patch('z', 'Z'), drop('z'), drop('a'), patch('a', 'A')]))).toBe(
    'b c',
  );
});

test('a change on a condition is one of that row if the condition names it', () => {
  const closing: Effect = { collection: 'notes', do: 'patch', where: { id: 'a' }, patch: {} };
  expect(targetOf(closing)).toBe('a');
  expect(targetOf({ ...closing, where: { folder: 'one' } })).toBeUndefined();
});
