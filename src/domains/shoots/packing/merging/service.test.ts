import { expect, test } from 'vitest';
import { packingItemsContract as items } from '#domains/shoots/packing/contract.ts';
import { packingTemplatesContract } from '#domains/shoots/packing/templates/contract.ts';
import type { PackingTemplateItem } from '#domains/shoots/packing/templates/items/schema.ts';
import { tripsContract } from '#domains/shoots/trips/contract.ts';
import { tripPeopleContract } from '#domains/shoots/trips/people/contract.ts';
import { aWorkspace } from '#server/testing/people.ts';
import { pick, type Random, seeded } from '#server/testing/samples.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { mergeKey } from './rules.ts';
import { thingsOfTemplate } from './things/rules.ts';

const server = await startTestServer();
const studio = await aWorkspace(server);
const params = { workspaceId: studio.id };
const { member, admin } = studio;

type Template = { id: string; items: PackingTemplateItem[] };

/** A template of things that others have as well, in other words and by other rules. */
async function aTemplate(random: Random): Promise<Template> {
  const id = newId();
  const things = Array.from({ length: 3 + Math.floor(random() * 12) }, (_, sortOrder) => ({
    ...{ id: newId(), sortOrder },
    name: pick(random, ['Socks', 'socks', 'Cable', 'Tripod', 'Mic', 'MIC', 'Water']),
    category: pick(random, ['Camera', 'Clothing']),
    assignment: pick(random, ['shared', 'each_person'] as const),
    quantityRule: pick(random, ['fixed', 'per_day', 'per_night', 'per_person'] as const),
    quantity: pick(random, [0.5, 1, 2]),
    isEssential: random() < 0.3,
    needsCharging: random() < 0.3,
    isGear: random() < 0.3,
    note: pick(random, ['', 'Spare', 'Hand luggage']),
  }));
  const made = await member.call(packingTemplatesContract.make, {
    params,
    body: { templates: [{ id, name: `Template ${id}`, things }] },
  });
  return { id, items: made.items };
}

/** A trip of four days for two, with a thing on its list that somebody wrote. */
async function aTrip() {
  const tripId = newId();
  const days = { startsOn: '2031-05-01', endsOn: '2031-05-04' };
  await member.call(tripsContract.create, {
    params,
    body: { id: tripId, title: 'Lisbon', ...days },
  });
  const people: { id: string; name: string }[] = [];
  for (const name of ['Ana', 'Ife'])
    people.push(
      await member.call(tripPeopleContract.create, { params, body: { id: newId(), tripId, name } }),
    );
  await member.call(items.create, {
    params,
    body: { id: newId(), tripId, name: 'Tripod', category: 'Camera', note: 'The light one' },
  });
  const apply = ({ id, items: own }: Template, user = member) =>
    user.call(items.merge, {
      params: { ...params, id: tripId },
      body: { things: thingsOfTemplate(own, { days: 4, people }), packingTemplateIds: [id] },
    });
  const rows = async () => {
    const all = await member.call(items.list, { params, query: {} });
    return all.rows.filter((row) => row.tripId === tripId);
  };
  const list = async () =>
    (await rows())
      .map((row) => ({
        name: row.name.toLowerCase(),
        category: row.category,
        who: people.find(({ id }) => id === row.tripPersonId)?.name ?? null,
        ...{ quantity: row.quantity, applied: row.appliedQuantity, note: row.note },
        ...{ marks: [row.isEssential, row.needsCharging, row.isGear], order: row.sortOrder },
        from: row.packingTemplateItemId,
      }))
      .sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  return { tripId, people, apply, rows, list };
}

test('templates in any order, twice, and from two devices at once give the same list, each thing once', async () => {
  const seed = Number(process.env['TEST_SEED'] ?? 20_314);
  const random = seeded(seed);
  for (let round = 0; round < 6; round += 1) {
    const [a, b, c] = [await aTemplate(random), await aTemplate(random), await aTemplate(random)];
    const first = await aTrip();
    for (const template of [a, b, c]) await first.apply(template);
    const list = await first.list();
    expect(new Set((await first.rows()).map(mergeKey)).size).toBe(list.length);
    const said = { seed, round };

    const turned = await aTrip();
    for (const template of [c, b, a, c, a]) await turned.apply(template);
    expect({ ...said, list: await turned.list() }).toEqual({ ...said, list });

    // Both were offline, and come back at the same moment with what they did in their own order.
    const offline = await aTrip();
    const mine = async () => {
      for (const template of [b, a]) await offline.apply(template, member);
    };
    const theirs = async () => {
      for (const template of [c, b, c]) await offline.apply(template, admin);
    };
    await Promise.all([mine(), theirs()]);
    expect({ ...said, list: await offline.list() }).toEqual({ ...said, list });

    // What is there already is skipped, to the last thing.
    const again = await offline.apply(a, admin);
    expect([again.rows, again.added, again.raised]).toEqual([[], [], []]);
  }
});

test('what each person has is one person’s, and not counted by people once more', async () => {
  const { tripId, people, list } = await aTrip();
  const id = newId();
  const water = { id: newId(), name: 'Water', quantity: 2 };
  const rule = { quantityRule: 'per_person', assignment: 'each_person' } as const;
  const made = await member.call(packingTemplatesContract.make, {
    params,
    body: { templates: [{ id, name: `Water ${id}`, things: [{ ...water, ...rule }] }] },
  });
  await member.call(items.merge, {
    params: { ...params, id: tripId },
    body: { things: thingsOfTemplate(made.items, { days: 4, people }) },
  });
  const rows = (await list()).filter(({ name }) => name === 'water');
  expect(rows.map(({ who, quantity }) => [who, quantity])).toEqual([
    ['Ana', 2],
    ['Ife', 2],
  ]);
});

test('what somebody took off a row stays off when its templates are applied again', async () => {
  const { tripId, apply, rows } = await aTrip();
  const thing = { name: 'Mic', category: 'Camera', note: 'With its wind shield' };
  const marks = { isEssential: true, needsCharging: true, isGear: true };
  const templateOf = async (more: object): Promise<Template> => {
    const id = newId();
    const things = [{ id: newId(), ...thing, ...more }];
    const made = await member.call(packingTemplatesContract.make, {
      params,
      body: { templates: [{ id, name: `Mic ${id}`, things }] },
    });
    return { id, items: made.items };
  };
  const mic = await templateOf(marks);
  await apply(mic);
  const row = (await rows()).find(({ name }) => name === 'Mic');
  const off = { isEssential: false, needsCharging: false, note: '' };
  await member.call(items.update, { params: { ...params, id: row?.id ?? '' }, body: off });
  await apply(mic);
  // Another template that says the same has nothing new to say, but wants more of it.
  await apply(await templateOf({ ...marks, quantity: 3 }));
  const after = (await rows()).find(({ name }) => name === 'Mic');
  expect(after).toMatchObject({ ...off, isGear: true, quantity: 3 });

  // What somebody wrote is as they wrote it; a template says how many.
  await member.call(items.create, {
    params,
    body: { id: newId(), tripId, name: 'Lens', category: 'Camera', note: 'Only the 35 mm' },
  });
  await apply(await templateOf({ ...marks, name: 'Lens', quantity: 2 }));
  const lens = (await rows()).filter(({ name }) => name === 'Lens');
  expect(lens).toMatchObject([
    { note: 'Only the 35 mm', isEssential: false, isGear: false, quantity: 2 },
  ]);
});
