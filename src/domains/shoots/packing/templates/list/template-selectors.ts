import type { PackingTemplateItem } from '#domains/shoots/packing/templates/items/schema.ts';
import type { PackingTemplate } from '#domains/shoots/packing/templates/schema.ts';

/** Those that are in use, by name: a selector. */
export const listedTemplates = (rows: readonly PackingTemplate[]) =>
  rows.filter(({ isArchived }) => !isArchived).toSorted(byName);

/** All of them, by name: a selector. */
export const templatesByName = (rows: readonly PackingTemplate[]) => rows.toSorted(byName);

const byName = (one: PackingTemplate, other: PackingTemplate) => one.name.localeCompare(other.name);

/** What is in each template, in its order: a selector. */
export const itemsByTemplate = (
  rows: readonly PackingTemplateItem[],
): ReadonlyMap<string, readonly PackingTemplateItem[]> => {
  const groups = Map.groupBy(rows, ({ packingTemplateId }) => packingTemplateId);
  return new Map([...groups].map(([id, items]) => [id, items.toSorted(byPlace)]));
};

const byPlace = (one: PackingTemplateItem, other: PackingTemplateItem) =>
  one.sortOrder - other.sortOrder || (one.id < other.id ? -1 : 1);

/** 'Beach 2' where there is a 'Beach' already. */
export function freeName(name: string, known: readonly { name: string }[]): string {
  const taken = new Set(known.map((one) => one.name.toLowerCase()));
  for (let nth = 1; ; nth += 1) {
    const end = nth === 1 ? '' : ` ${nth}`;
    const wanted = `${name.slice(0, 80 - end.length)}${end}`;
    if (!taken.has(wanted.toLowerCase())) return wanted;
  }
}
