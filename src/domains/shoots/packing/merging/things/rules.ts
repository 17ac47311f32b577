import { marksOf } from '#domains/shoots/packing/merging/marks/rules.ts';
import type { PackingItem } from '#domains/shoots/packing/schema.ts';
import { quantityFor, type Span } from '#domains/shoots/packing/templates/items/rules.ts';
import type {
  PackingTemplateItem,
  TemplateThing,
} from '#domains/shoots/packing/templates/items/schema.ts';
import type { MergedThing } from '#domains/shoots/packing/merging/schema.ts';

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
  appliedMarks: null,
  appliedNote: '',
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
      appliedMarks: marksOf(item),
      appliedNote: note,
    };
    // Without anybody written down it is for whoever goes.
    if (item.assignment === 'shared' || people.length === 0) return [thing];
    return people.map(({ id }) => ({ ...thing, tripPersonId: id }));
  });
}

/**
 * What another trip's list puts on this one, nothing of it packed or bought. Whose a thing was and in
 * which bag is taken along where the other trip has both.
 */
export function thingsOfTrip(
  items: readonly PackingItem[],
  {
    people = new Map(),
    bags = new Map(),
  }: { people?: ReadonlyMap<string, string>; bags?: ReadonlyMap<string, string> },
): MergedThing[] {
  return items.map((item) => {
    const { name, category, isEssential, needsCharging, isGear, note, sortOrder, quantity } = item;
    const { packingTemplateItemId, appliedQuantity, isPrivate, toBuy } = item;
    const { appliedMarks, appliedNote } = item;
    return {
      ...plainThing,
      ...{ name, category, isEssential, needsCharging, isGear, note, sortOrder, quantity },
      ...{ packingTemplateItemId, appliedQuantity, isPrivate, toBuy },
      // What somebody took off there stays off here when its template is applied.
      ...{ appliedMarks, appliedNote },
      tripPersonId: people.get(item.tripPersonId ?? '') ?? null,
      packingBagId: bags.get(item.packingBagId ?? '') ?? null,
    };
  });
}

interface Person {
  id: string;
  memberUserId: string | null;
  name: string;
}

/** Who of one trip is who of another: the same member, or a guest of the same name. */
export function samePeople(
  from: readonly Person[],
  to: readonly Person[],
): ReadonlyMap<string, string> {
  const same = (one: Person, other: Person) =>
    one.memberUserId === null
      ? other.memberUserId === null && one.name.toLowerCase() === other.name.toLowerCase()
      : one.memberUserId === other.memberUserId;
  return new Map(
    from.flatMap((person): [string, string][] => {
      const there = to.find((other) => same(person, other));
      return there ? [[person.id, there.id]] : [];
    }),
  );
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

/**
 * What a list says once for other trips: each thing once, for each person where more than one had it.
 * What somebody keeps to themself is left out.
 */
export function thingsForTemplate(items: readonly PackingItem[]): TemplateThing[] {
  const shared = items.filter(({ isPrivate }) => !isPrivate);
  const groups = Map.groupBy(shared, ({ name, category }) =>
    JSON.stringify([name.toLowerCase(), category]),
  );
  return [...groups.values()].flatMap((same, sortOrder): TemplateThing[] => {
    const [first] = same;
    if (!first) return [];
    const { name, category, note, isEssential, needsCharging, isGear } = first;
    const owners = new Set(same.map(({ tripPersonId }) => tripPersonId));
    const most = same.reduce((max, { quantity }) => Math.max(max, quantity), 1);
    return [
      {
        ...{ name, category, note, isEssential, needsCharging, isGear, sortOrder },
        quantityRule: 'fixed',
        // A template counts to 99 for each; what is more is capped.
        quantity: Math.min(most, 99),
        quantityExtra: 0,
        quantityMax: null,
        assignment: owners.size > 1 ? 'each_person' : 'shared',
      },
    ];
  });
}
