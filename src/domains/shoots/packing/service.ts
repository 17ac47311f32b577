import type { MemberContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import { notOnTrip } from '#domains/shoots/trips/people/service.ts';
import { packingItemFields } from './schema.ts';

/** What is told who puts a thing on a person, or into a bag, of another trip. */
export const strangeToItem = {
  tripPersonId: notOnTrip,
  packingBagId: 'This bag is not on this trip',
};

export const packingItems = crud({
  table: 'packingItems',
  scope: 'workspace',
  fields: packingItemFields,
  noun: 'Packing item',
  strange: strangeToItem,
  hasReader: true,
});

type Fields = Record<string, unknown>;
type Group = { ids: string[]; fields: Fields };

/**
 * The same changes with who packed what, and when. What is packed already stays that of whoever was
 * first: of two who tick one thing, offline or not, the second changes nothing about it.
 */
export async function withPackers(context: MemberContext, groups: Group[]): Promise<Group[]> {
  const ticked = groups.filter(({ fields }) => fields['isPacked'] !== undefined);
  if (ticked.length === 0) return groups;
  const ids = ticked.flatMap((group) => group.ids);
  const stored = await packingItems.lockAll(context, 'id = any($2::uuid[])', ids);
  const packed = new Set(stored.filter(({ isPacked }) => isPacked).map(({ id }) => id));
  const packer = { packedByUserId: context.userId, packedAt: new Date().toISOString() };
  const nobody = { packedByUserId: null, packedAt: null };
  return groups.flatMap((group): Group[] => {
    const { isPacked } = group.fields;
    if (isPacked === undefined) return [group];
    if (isPacked === false) return [{ ...group, fields: { ...group.fields, ...nobody } }];
    const [again, anew] = [
      group.ids.filter((id) => packed.has(id)),
      group.ids.filter((id) => !packed.has(id)),
    ];
    return [
      ...(again.length > 0 ? [{ ids: again, fields: group.fields }] : []),
      ...(anew.length > 0 ? [{ ids: anew, fields: { ...group.fields, ...packer } }] : []),
    ];
  });
}
