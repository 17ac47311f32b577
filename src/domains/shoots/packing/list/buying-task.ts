import { openRecord } from '#client/record/openers.ts';
import { keepUndo, tellDone } from '#client/ui/toasts/tell-done.ts';
import type { PackingItem } from '#domains/shoots/packing/schema.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { tasks } from '#domains/tasks/data.ts';
import { newId } from '#shared/ids.ts';

type Bought = Pick<PackingItem, 'name' | 'quantity'>;

/** Adds a task to buy a thing before its trip begins; the toast leads to it. */
export function addBuyingTask(item: Bought, trip: Pick<Trip, 'title' | 'startsOn'>): void {
  const id = newId();
  const made = tasks.create({ id, title: buyingTitle(item, trip), deadlineOn: trip.startsOn });
  keepUndo([made], () => tellDone('Task deleted', [tasks.remove(id)]));
  tellDone('Task added', [made], {
    lead: { label: 'Show', onPress: () => openRecord({ collection: 'tasks', id }) },
  });
}

const maxTitle = 200;

function buyingTitle({ name, quantity }: Bought, { title }: Pick<Trip, 'title'>): string {
  const what = `Buy ${quantity > 1 ? `${quantity} × ` : ''}${name}`;
  const whole = `${what} for ${title}`;
  return whole.length > maxTitle ? what : whole;
}
