interface Item {
  id: string;
}

/**
 * A list of items that two have changed at once, put together: `was` is what `mine` began with, `now` is
 * what became of it elsewhere. Each item has what was said of it by either, mine where both did; what
 * one of them took away is gone, unless the other has changed it. The order is mine if I changed it.
 */
export function mergedItems<I extends Item>(
  was: readonly I[],
  mine: readonly I[],
  now: readonly I[],
): I[] {
  const [before, stored, own] = [byId(was), byId(now), byId(mine)];
  const keeps = ({ id }: Item) => {
    const [item, base, other] = [own.get(id), before.get(id), stored.get(id)];
    if (!base) return true;
    if (!item) return other !== undefined && !isSame(base, other);
    return other !== undefined || !isSame(base, item);
  };
  const together = ({ id }: Item): I[] => {
    const [item, base, other] = [own.get(id), before.get(id), stored.get(id)];
    const left =
      item && base && other ? { ...other, ...changedFields(base, item) } : (item ?? other);
    return left ? [left] : [];
  };
  const inMine = isMoved(was, mine);
  const [first, second] = inMine ? [mine, now] : [now, mine];
  const known = byId(first);
  const order: readonly Item[] = [...first, ...second.filter(({ id }) => !known.has(id))];
  return order.filter(keeps).flatMap(together);
}

/** What is sent of a record, with a checklist in which stays what was done to it since it `was` so. */
export function withListAfter<I extends Item, Sent extends { checklist?: I[] | undefined }>(
  sent: Sent,
  { was, now }: { was: readonly I[] | undefined; now: readonly I[] },
): Sent {
  const { checklist: mine } = sent;
  return was && mine ? { ...sent, checklist: mergedItems(was, mine, now) } : sent;
}

const byId = <I extends Item>(items: readonly I[]) => new Map(items.map((item) => [item.id, item]));

function changedFields<I extends Item>(from: I, to: I): Partial<I> {
  const entries = Object.entries(to).filter(([name, value]) => Reflect.get(from, name) !== value);
  // Some of its own fields, with their own values.
  return Object.fromEntries(entries) as Partial<I>;
}

const isSame = <I extends Item>(one: I, other: I) =>
  Object.keys(changedFields(one, other)).length === 0;

function isMoved(was: readonly Item[], mine: readonly Item[]): boolean {
  const [before, after] = [byId(was), byId(mine)];
  const left = was.filter(({ id }) => after.has(id));
  return mine.filter(({ id }) => before.has(id)).some(({ id }, at) => left[at]?.id !== id);
}
