import { removeMany } from '#client/sync/change-many.ts';
import { keepUndo, tellDone } from '#client/ui/toasts/tell-done.ts';
import { countText } from '#client/words/count-text.ts';
import type { ReadThing } from '#domains/shoots/packing/pasting/read-list.ts';
import { packingTemplateItems } from '#domains/shoots/packing/templates/items/data.ts';
import type {
  PackingTemplateItem,
  TemplateThing,
} from '#domains/shoots/packing/templates/items/schema.ts';
import { addThings } from '#domains/shoots/packing/templates/making/data.ts';
import { newId } from '#shared/ids.ts';
import type { NewPlace } from './template-order.ts';

/** A thing of a template that nothing more is said of. */
const plain = {
  isEssential: false,
  needsCharging: false,
  isGear: false,
  note: '',
  quantityRule: 'fixed',
  quantityExtra: 0,
  quantityMax: null,
  assignment: 'shared',
} as const satisfies Partial<TemplateThing>;

type Changes = Partial<TemplateThing>;

/** Changes an item in place; the key for undo takes it back. */
export function changeItem(item: PackingTemplateItem, changes: Changes): void {
  // What is changed is what it had.
  const before = Object.fromEntries(
    (Object.keys(changes) as (keyof TemplateThing)[]).map((name) => [name, item[name]]),
  );
  keepUndo([packingTemplateItems.update(item.id, changes)], () =>
    packingTemplateItems.update(item.id, before),
  );
}

/** Puts an item elsewhere. */
export function placeItem(item: PackingTemplateItem, place: NewPlace | undefined): void {
  if (!place) return;
  const { category, places } = place;
  const own = places.find(({ id }) => id === item.id);
  const others = places.filter(({ id }) => id !== item.id);
  if (own) changeItem(item, { category, sortOrder: own.sortOrder });
  if (others.length > 0)
    void packingTemplateItems.updateMany(
      others.map(({ id, sortOrder }) => ({ ids: [id], fields: { sortOrder } })),
    );
}

/** Adds what a line says, at the end. */
export function addItem(
  packingTemplateId: string,
  { name, category, quantity, isEssential }: ReadThing,
  sortOrder: number,
): void {
  const id = newId();
  const made = packingTemplateItems.create({
    ...{ ...plain, id, packingTemplateId, name, category, isEssential, sortOrder },
    quantity: Math.min(quantity, 99),
  });
  keepUndo([made], () => packingTemplateItems.remove(id));
}

/** Adds a list that was pasted, with one undo. */
export function addItems(
  packingTemplateId: string,
  things: readonly ReadThing[],
  from: number,
): void {
  const { ids, result } = addThings(
    packingTemplateId,
    things.map(({ name, category, quantity, isEssential }, at) => ({
      ...{ ...plain, name, category, isEssential, sortOrder: from + at },
      quantity: Math.min(quantity, 99),
    })),
  );
  tellDone(`${countText(ids.length, 'item')} added`, [result], () =>
    packingTemplateItems.removeMany(ids),
  );
}

/** Takes items out of their template; Undo puts them back. */
export function removeItems(items: readonly PackingTemplateItem[]): void {
  removeMany(packingTemplateItems, items, 'item');
}
