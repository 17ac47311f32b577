import { expect, test } from 'vitest';
import { groupedBy } from './grouped.ts';

interface Boat {
  id: string;
  harbours: string[];
}

const boats = (count: number): Boat[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, harbours: [`H${at % 7}`] }));

test('a row that changes changes its own groups alone', () => {
  const group = groupedBy((boat: Boat) => boat.harbours);
  const before = boats(500);
  const known = group(before);
  const moved = { id: '10', harbours: ['H3', 'H9'] };
  const after = group(before.with(10, moved));

  expect(after.get('H0')).toBe(known.get('H0'));
  expect(after.get('H9')).toEqual([moved]);
  expect(known.has('H9')).toBe(false);
  // It was under this key before, and keeps its place.
  expect(after.get('H3')?.indexOf(moved)).toBe(known.get('H3')?.findIndex(({ id }) => id === '10'));
});

test('whatever happens to the rows, the groups are those made anew', () => {
  const group = groupedBy((boat: Boat) => boat.harbours);
  let rows = boats(300);
  let seed = 7;
  const random = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below;
  for (let step = 0; step < 400; step += 1) {
    const at = random(rows.length + 1);
    const boat = { id: `n${step}`, harbours: [`H${random(9)}`, `H${9 + random(3)}`] };
    const kind = random(5);
    if (kind === 0) rows = rows.toSpliced(at, 1);
    else if (kind === 1) rows = [...rows, boat];
    else if (kind === 2 && rows[at]) rows = rows.with(at, { ...rows[at], harbours: boat.harbours });
    else if (kind === 3) rows = rows.toSpliced(at, random(3), boat);
    else if (random(20) === 0) rows = boats(250 + random(100));
    const wanted = groupedBy((one: Boat) => one.harbours)([...rows]);
    const made = group(rows);
    const sorted = (groups: typeof made) =>
      new Map(
        [...groups]
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([key, boats]) => [key, boats.map(({ id }) => id).toSorted()]),
      );
    expect(sorted(made)).toEqual(sorted(wanted));
  }
});
