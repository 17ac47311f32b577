import type { PackingItem } from '#domains/shoots/packing/schema.ts';
import { quantityFor, type Span } from '#domains/shoots/packing/templates/items/rules.ts';
import type { PackingTemplateItem } from '#domains/shoots/packing/templates/items/schema.ts';
import type { MergedThing } from './schema.ts';

type People = readonly { id: string }[];

/** A thing that nothing more is said of. */
export const plainThing = {
  quantity: 1,
  tripPersonId: null,
  packingBagId: null,
  isEssential: false,
  needsCharging: false,
  isGear: false,
  toBuy: false,
  isPrivate: false,
  note: '',
  sortOrder: 0,
  packingTemplateItemId: null,
  appliedQuantity: null,
} satisfies Partial<MergedThing>;

/** What a template puts on the list of a trip: as many as its days and people ask for. */
export function thingsOfTemplate(
  items: readonly PackingTemplateItem[],
  { days, people }: { days: Span['days']; people: People },
): MergedThing[] {
  return items.flatMap((item) => {
    const { name, category, isEssential, needsCharging, isGear, note, sortOrder } = item;
    const quantity = quantityFor(item, { days, people: people.length });
    const thing: MergedThing = {
      ...plainThing,
      ...{ name, category, isEssential, needsCharging, isGear, note, sortOrder, quantity },
      packingTemplateItemId: item.id,
      appliedQuantity: quantity,
    };
    // Without anybody written down it is for whoever goes.
    if (item.assignment === 'shared' || people.length === 0) return [thing];
    return people.map(({ id }) => ({ ...thing, tripPersonId: id }));
  });
}

/**
 * What another trip's list puts on this one, nothing of it packed. Whose a thing was is taken along
 * where that member comes along again.
 */
export function thingsOfTrip(
  items: readonly PackingItem[],
  personIn: (tripPersonId: string) => string | null,
): MergedThing[] {
  return items.map((item) => {
    const { name, category, isEssential, needsCharging, isGear, note, sortOrder, quantity } = item;
    const { packingTemplateItemId, appliedQuantity, isPrivate, tripPersonId } = item;
    return {
      ...plainThing,
      ...{ name, category, isEssential, needsCharging, isGear, note, sortOrder, quantity },
      ...{ packingTemplateItemId, appliedQuantity, isPrivate },
      tripPersonId: tripPersonId === null ? null : personIn(tripPersonId),
    };
  });
}

/** A row whose quantity follows its template, and as many as its trip asks for now. */
export interface Requantity {
  item: PackingItem;
  quantity: number;
}

/** Rows that nobody has touched or packed, and of which the trip now asks for another quantity. */
export function requantities(
  items: readonly PackingItem[],
  templateItems: ReadonlyMap<string, PackingTemplateItem>,
  span: Span,
): Requantity[] {
  return items.flatMap((item) => {
    const source = templateItems.get(item.packingTemplateItemId ?? '');
    const isUntouched = item.quantity === item.appliedQuantity && !item.isPacked;
    if (!source || !isUntouched) return [];
    const quantity = quantityFor(source, span);
    return quantity === item.quantity ? [] : [{ item, quantity }];
  });
}
