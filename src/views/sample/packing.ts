import { packingBagsContract } from '#domains/shoots/packing/bags/contract.ts';
import { packingItemsContract } from '#domains/shoots/packing/contract.ts';
import { mergedId, mergeKey } from '#domains/shoots/packing/merging/rules.ts';
import type { MergedThing } from '#domains/shoots/packing/merging/schema.ts';
import { plainThing, thingsOfTemplate } from '#domains/shoots/packing/merging/things/rules.ts';
import { packingTemplatesContract } from '#domains/shoots/packing/templates/contract.ts';
import type { PackingTemplateItem } from '#domains/shoots/packing/templates/items/schema.ts';
import { starterTemplates } from '#domains/shoots/packing/templates/starters/rules.ts';
import { newId } from '#shared/ids.ts';
import type { Maker } from './maker.ts';
import type { SampleTrip, SampleTrips } from './shoots.ts';

type Templates = ReadonlyMap<string, { id: string; items: PackingTemplateItem[] }>;

/** The templates that are shipped, and what is packed of them for the trips of a sample. */
export async function makePacking(maker: Maker, trips: SampleTrips): Promise<void> {
  maker.goTo(-64);
  const templates = await makeTemplates(maker);
  await packFor(maker, trips.past, templates, {
    ...{ on: -46, from: ['Solo video shoot'], isReturned: true },
    more: [],
    // What stays at home each time shows in the template.
    isPacked: ({ name }) => !['Gimbal', 'Reflector, five in one'].includes(name),
  });
  await packFor(maker, trips.running, templates, {
    ...{ on: -2, from: ['Solo video shoot'], bags: ['Camera bag', 'Peli case'] },
    more: [
      { name: 'Rain shell, moss', category: 'Props & products', isEssential: true },
      { name: 'Chamois cloths', category: 'Other', quantity: 4 },
      { name: 'Waders', category: 'Clothing', quantity: 2 },
    ],
    isPacked: ({ name }) => !/Water|Snacks|Release|Gimbal|Waders/.test(name),
    isCharged: ({ name }) => name !== 'LED panel',
  });
  await packFor(maker, trips.coming, templates, {
    ...{ on: -1, from: ['Brand trip 3–5 days'], bags: ['Cabin bag', 'Camera bag'] },
    more: [
      { name: 'Variable ND, 82 mm', category: 'Camera', toBuy: true, isGear: true },
      { name: 'Cast-iron pan, for part two', category: 'Props & products' },
    ],
    isPacked: ({ category, tripPersonId }, at) =>
      category === 'Camera' ? at % 2 === 0 : category === 'Documents' && tripPersonId === null,
    isCharged: ({ name }) => name === 'Action camera',
  });
}

async function makeTemplates(maker: Maker): Promise<Templates> {
  const made = new Map<string, { id: string; items: PackingTemplateItem[] }>();
  const common = { createdByUserId: maker.userId, updatedByUserId: maker.userId, version: 1 };
  const now = { createdAt: maker.at(-64, '09:00'), updatedAt: maker.at(-64, '09:00') };
  for (const { things, ...about } of starterTemplates) {
    const id = await maker.create(packingTemplatesContract, about);
    const own = things.map((thing) => ({ ...thing, id: newId() }));
    await maker.change(packingTemplatesContract.addThings, id, { things: own });
    const items = own.map((thing) => ({ ...common, ...now, ...thing, packingTemplateId: id }));
    made.set(about.name, { id, items });
  }
  return made;
}

interface Packing {
  /** The day on which it was packed, counted from today. */
  on: number;
  from: readonly string[];
  bags?: readonly string[];
  more: readonly (Partial<MergedThing> & Pick<MergedThing, 'name' | 'category'>)[];
  isPacked: (thing: MergedThing, at: number) => boolean;
  isCharged?: (thing: MergedThing) => boolean;
  isReturned?: boolean;
}

async function packFor(
  maker: Maker,
  { id: tripId, days, people }: SampleTrip,
  templates: Templates,
  { on, from, bags = [], more, isPacked, isCharged = () => true, isReturned = false }: Packing,
): Promise<void> {
  maker.goTo(on);
  const used = from.map((name) => templates.get(name)).filter((one) => one !== undefined);
  const span = { days: days[1] - days[0] + 1, people: [...people.values()].map((id) => ({ id })) };
  const bagIds: string[] = [];
  for (const [at, name] of bags.entries())
    bagIds.push(
      await maker.create(packingBagsContract, {
        tripId,
        name,
        color: at === 0 ? 'teal' : 'orange',
      }),
    );
  const bagOf = ({ category }: MergedThing) =>
    bagIds[/Camera|Audio|Lighting|Power/.test(category) ? bagIds.length - 1 : 0] ?? null;
  const things = [
    ...used.flatMap(({ items }) => thingsOfTemplate(items, span)),
    ...more.map((thing, at) => ({ ...plainThing, sortOrder: 100 + at, ...thing })),
  ].map((thing) => ({ ...thing, packingBagId: bagOf(thing) }));
  await maker.change(packingItemsContract.merge, tripId, {
    things,
    packingTemplateIds: used.map(({ id }) => id),
  });
  for (const [at, thing] of things.entries()) {
    const isIn = isPacked(thing, at);
    const changes = {
      ...(isIn ? { isPacked: true } : {}),
      ...(thing.needsCharging && isCharged(thing) ? { isCharged: true } : {}),
      ...(isIn && thing.isGear && isReturned ? { isReturned: true } : {}),
    };
    if (Object.keys(changes).length > 0)
      await maker.change(packingItemsContract.update, mergedId(tripId, mergeKey(thing)), changes);
  }
}
