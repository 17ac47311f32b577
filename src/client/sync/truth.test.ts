import { expect, test } from 'vitest';
import { mergeChanges, placeOf, type RowChange, takeList, type Truth } from './truth.ts';

interface Note {
  id: string;
  version: number;
  text: string;
}
const cursor = { stream: 's', epoch: 'e', seq: 1 };
const note = (id: string, version: number, text = `${id}${version}`): Note => ({
  id,
  version,
  text,
});
const truth = (...rows: Note[]): Truth<Note> => ({ rows, gone: new Map(), cursor });
const stored = (row: Note): RowChange<Note> => ({ id: row.id, version: row.version, row });
const deleted = (id: string, version: number): RowChange<Note> => ({ id, version, row: null });
const versions = ({ rows }: Truth<Note>) => rows.map((row) => `${row.id}${row.version}`).join(' ');

test('the newest version of a row wins, in whatever order changes arrive', () => {
  const after = mergeChanges(truth(note('a', 1)), [stored(note('a', 3)), stored(note('a', 2))]);
  expect(versions(after)).toBe('a3');
});

test('rows that did not change stay the same objects, and nothing new gives the very same truth', () => {
  const before = truth(note('a', 1), note('b', 1));
  const after = mergeChanges(before, [stored(note('b', 2))]);
  expect(after.rows[0]).toBe(before.rows[0]);
  expect(mergeChanges(after, [stored(note('b', 2)), stored(note('a', 1))])).toBe(after);
});

test('a deleted row stays deleted when an older change comes late, and a restored one comes back', () => {
  const gone = mergeChanges(truth(note('a', 1)), [deleted('a', 3)]);
  expect(versions(mergeChanges(gone, [stored(note('a', 2)), stored(note('a', 3))]))).toBe('');
  expect(versions(mergeChanges(gone, [stored(note('a', 4))]))).toBe('a4');
});

test('a deletion is remembered also of a row that was never here', () => {
  const gone = mergeChanges(truth(), [deleted('a', 2)]);
  expect(versions(mergeChanges(gone, [stored(note('a', 1))]))).toBe('');
});

test('rows are found after rows before them were removed, replaced and added', () => {
  const before = truth(note('a', 1), note('b', 1), note('c', 1));
  const after = mergeChanges(before, [deleted('a', 2), stored(note('d', 1)), stored(note('c', 2))]);
  expect(versions(after)).toBe('b1 c2 d1');
  expect(['a', 'b', 'c', 'd'].map((id) => placeOf(after.rows, id))).toEqual([-1, 0, 1, 2]);
  const twice = mergeChanges(after, [stored(note('d', 2)), stored(note('e', 1))]);
  expect(versions(twice)).toBe('b1 c2 d2 e1');
  expect(placeOf(twice.rows, 'e')).toBe(3);
});

test('a row removed and restored within one batch stands once', () => {
  const after = mergeChanges(truth(note('a', 1), note('b', 1)), [
    deleted('a', 2),
    stored(note('a', 3)),
  ]);
  expect(versions(after)).toBe('b1 a3');
});

test('a late list neither resurrects a row nor loses what came while it was read', () => {
  const before = mergeChanges(truth(note('a', 1), note('b', 1)), [deleted('b', 2)]);
  const list = { loaded: [note('a', 1), note('b', 1)], cursor };
  const after = takeList(before, list, [
    stored(note('a', 2)),
    stored(note('c', 1)),
    deleted('b', 2),
  ]);
  expect(versions(after)).toBe('a2 c1');
});

test('a row that the list lacks has been deleted, and a list that says nothing new changes nothing', () => {
  const before = truth(note('a', 2), note('b', 1));
  const list = { loaded: [note('a', 1)], cursor };
  expect(versions(takeList(before, list, []))).toBe('a2');
  const same = takeList(before, { loaded: [note('a', 2), note('b', 1)], cursor }, []);
  expect(same.rows).toBe(before.rows);
});

test('versions of another epoch say nothing: a restored backup wins', () => {
  const list = { loaded: [note('a', 1, 'restored')], cursor: { ...cursor, epoch: 'other' } };
  expect(takeList(truth(note('a', 9)), list, []).rows[0]?.text).toBe('restored');
});

test('any order and repetition of the same changes ends in the same rows', () => {
  const changes = ['a', 'b', 'c'].flatMap((id) => [
    stored(note(id, 1)),
    stored(note(id, 2)),
    id === 'b' ? deleted(id, 3) : stored(note(id, 3)),
  ]);
  for (let seed = 1; seed <= 200; seed += 1) {
    const shuffled = [...changes, ...changes].sort(
      (one, other) => rank(one, seed) - rank(other, seed),
    );
    const rows = mergeChanges(truth(), shuffled).rows.map((row) => `${row.id}${row.version}`);
    expect(rows.sort()).toEqual(['a3', 'c3']);
  }
});

function rank(change: RowChange<Note>, seed: number): number {
  return Math.sin(change.id.charCodeAt(0) * 7 + change.version * 13 + seed * 101);
}
