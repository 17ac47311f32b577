import { expect, test } from 'vitest';
import { pick, type Random, seeded } from '#server/testing/samples.ts';
import { changesOf, joined, mergeKey, mergeText, planMerge } from './rules.ts';
import { marksOf } from './marks/rules.ts';
import type { MergedThing } from './schema.ts';
import { plainThing } from './things/rules.ts';

const trip = '0198d2a0-0000-7000-8000-0000000000aa';
const plain: MergedThing = { ...plainThing, name: 'Socks', category: 'Clothing' };
type Row = MergedThing & { id: string };

/** A list after things were put on it. */
function merged(rows: readonly Row[], things: readonly MergedThing[]): Row[] {
  const plan = planMerge(trip, rows, things);
  const changed = new Map(plan.changed.map((one) => [one.before.id, changesOf(one)]));
  return [
    ...rows.map((row) => ({ ...row, ...changed.get(row.id) })),
    ...plan.added.map(({ id, thing }) => ({ ...thing, id })),
  ];
}

/** What stands on a list, whatever the order in which it came there. */
const sorted = (rows: readonly Row[]) =>
  rows
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((row) => ({ ...row, name: row.name.toLowerCase() }));

test('what is there is kept and gets the larger quantity, never a second row', () => {
  const [row] = merged([], [{ ...plain, quantity: 4 }]);
  if (!row) throw new Error('One row');
  const plan = planMerge(
    trip,
    [row],
    [
      { ...plain, name: 'socks', quantity: 7 },
      { ...plain, name: 'SOCKS', quantity: 2 },
      { ...plain, category: 'Other' },
      { ...plain, tripPersonId: trip },
    ],
  );
  expect(plan.changed.map(({ after }) => after.quantity)).toEqual([7]);
  expect(plan.added.map(({ key }) => key)).toEqual([
    mergeKey({ ...plain, category: 'Other' }),
    mergeKey({ ...plain, tripPersonId: trip }),
  ]);
  expect(mergeText(plan)).toBe('Added 2, raised 1');
  expect(mergeText(planMerge(trip, [{ ...row, quantity: 9 }], [plain]))).toBe(
    'Skipped 1 already there',
  );
});

test('a row that was renamed is another thing: its old name comes anew', () => {
  const [row] = merged([], [plain]);
  if (!row) throw new Error('One row');
  const after = merged([{ ...row, name: 'Wool socks' }], [plain]);
  expect(after.map(({ name }) => name)).toEqual(['Wool socks', 'Socks']);
  expect(new Set(after.map(({ id }) => id)).size).toBe(2);
});

test('what somebody wrote beside a row stays, and is not written twice', () => {
  const noted = { ...plain, note: 'In the side pocket' };
  expect(joined(noted, { ...plain, note: 'Two colours' }).note).toBe(
    'In the side pocket · Two colours',
  );
  expect(joined(noted, noted).note).toBe('In the side pocket');
  expect(joined({ ...plain, note: 'b · a' }, { ...plain, note: 'a' }).note).toBe('b · a');
});

test('a template says each mark once: what somebody took off stays off', () => {
  const marks = { isEssential: true, isGear: true };
  const mic = { ...plain, ...marks, appliedMarks: marksOf({ ...plain, ...marks }) };
  const row = { ...mic, isEssential: false };
  expect(joined(row, mic)).toMatchObject({ isEssential: false, isGear: true });
  const charged = { ...plain, needsCharging: true, appliedMarks: ['charging' as const] };
  expect(joined(row, charged)).toMatchObject({
    ...{ isEssential: false, needsCharging: true },
    appliedMarks: ['essential', 'charging', 'gear'],
  });
  // By hand: a template says how many, and a person who writes it once more says what they say.
  expect(joined(plain, mic)).toMatchObject({ isEssential: false, appliedMarks: null });
  expect(joined(row, { ...plain, isEssential: true })).toMatchObject({ isEssential: true });
});

/** Three templates that overlap, in whatever spelling. */
function templates(random: Random): MergedThing[][] {
  return Array.from({ length: 3 }, () => thingsOf(random).map(applied));
}

const applied = (thing: MergedThing): MergedThing => ({
  ...thing,
  appliedMarks: marksOf(thing),
  appliedNote: thing.note,
});

function thingsOf(random: Random): MergedThing[] {
  return Array.from({ length: 1 + Math.floor(random() * 30) }, (_, at) => ({
    ...plain,
    name: pick(random, ['Socks', 'socks', 'Cable', 'Tripod', 'Hat', 'Mic', 'MIC', 'Lens']),
    category: pick(random, ['Camera', 'Clothing', 'Other']),
    tripPersonId: pick(random, [null, 'ana', 'mara']),
    quantity: 1 + Math.floor(random() * 9),
    appliedQuantity: 1 + Math.floor(random() * 9),
    packingTemplateItemId: `item-${Math.floor(random() * 100)}`,
    isEssential: random() < 0.3,
    needsCharging: random() < 0.3,
    isGear: random() < 0.3,
    note: pick(random, ['', 'Spare', 'Hand luggage', 'Charged']),
    sortOrder: at,
  }));
}

test('templates give one list whatever their order, twice, and on two devices without a network', () => {
  const seed = Number(process.env['TEST_SEED'] ?? 20_271);
  const random = seeded(seed);
  for (let round = 0; round < 100; round += 1) {
    const [a = [], b = [], c = []] = templates(random);
    // What is on the list before was put there by hand, or by a template of which somebody took some off.
    const [byHand, before = []] = [thingsOf(random), templates(random)[0]];
    const taken = merged([], before).map((row) =>
      random() < 0.3 ? { ...row, isEssential: false, note: '' } : row,
    );
    const start = pick(random, [[], merged([], byHand), merged(taken, byHand), taken]);
    // Two devices apply to what they saw; one after the other the server hears of both.
    const [mine, theirs] = [merged(merged(start, a), b), merged(merged(start, b), c)];
    const atOnce = merged(start, [...a, ...b, ...c]);
    const orders = [
      merged(merged(merged(start, a), c), b),
      merged(merged(merged(start, b), a), c),
      merged(merged(merged(start, b), c), a),
      merged(merged(merged(start, c), a), b),
      merged(merged(merged(start, c), b), a),
      // All at once, and all of it once more.
      atOnce,
      merged(merged(atOnce, b), a),
      merged(merged(mine, b), c),
      merged(merged(merged(theirs, a), b), b),
    ];
    const list = sorted(merged(merged(merged(start, a), b), c));
    const said = { seed, round };
    for (const order of orders) expect({ ...said, list: sorted(order) }).toEqual({ ...said, list });
    expect(planMerge(trip, atOnce, [...c, ...a, ...b]).added).toEqual([]);
    // What both devices show of one thing they show under one id, before they know of each other.
    const ids = new Map(mine.map((row) => [mergeKey(row), row.id]));
    const shared = theirs.filter((row) => ids.has(mergeKey(row)));
    expect(shared.map(({ id }) => id)).toEqual(shared.map((row) => ids.get(mergeKey(row))));
    // No key stands twice.
    expect(new Set(list.map(mergeKey)).size).toBe(list.length);
  }
});
