import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { newPackingTemplate } from '#domains/shoots/packing/templates/schema.ts';
import { newPackingTemplateItem } from '#domains/shoots/packing/templates/items/schema.ts';
import { starterTemplates } from './rules.ts';

test('six templates that can be stored as they are, each thing once in its group', () => {
  expect(starterTemplates.map(({ name }) => name)).toEqual([
    'Carry-on basics',
    'Solo video shoot',
    'Product shoot at home',
    'Brand trip 3–5 days',
    'Event/live day',
    'Beach',
  ]);
  for (const { things, ...template } of starterTemplates) {
    const id = newId();
    newPackingTemplate.parse({ id, ...template });
    for (const thing of things)
      newPackingTemplateItem.parse({ id: newId(), packingTemplateId: id, ...thing });
    expect(things.length).toBeGreaterThan(20);
    const keys = things.map(({ name, category }) => `${category} ${name.toLowerCase()}`);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  }
});
