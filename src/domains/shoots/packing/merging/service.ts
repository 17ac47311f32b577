import type { MemberContext } from '#server/http/context.ts';
import { jsonOf, JsonText } from '#server/http/json.ts';
import { columnOf, type ManyRow, writeRecords } from '#server/records/records.ts';
import { packingBags } from '#domains/shoots/packing/bags/service.ts';
import { packingItems, strangeToItem } from '#domains/shoots/packing/service.ts';
import { noteUse } from '#domains/shoots/packing/templates/service.ts';
import { tripPeople } from '#domains/shoots/trips/people/service.ts';
import { type Copied, ofTrip, requireTrip } from '#domains/shoots/trips/service.ts';
import { newId } from '#shared/ids.ts';
import { mergedId, type MergePlan, planMerge, raisedOf } from './rules.ts';
import type { MergedPacking, MergedThing, PackingMerge } from './schema.ts';
import { samePeople, thingsOfTrip } from '#domains/shoots/packing/merging/things/rules.ts';

/** Puts things on the list of a trip, one who does so after another. */
export async function mergePacking(
  context: MemberContext,
  tripId: string,
  { things, packingTemplateIds }: PackingMerge,
): Promise<JsonText<MergedPacking>> {
  await requireTrip(context, tripId);
  const place = { tripId, ...(await ofTrip(context, tripId)) };
  await noteUse(context, packingTemplateIds);
  const { rows, added, plan } = await putOn(context, place, things);
  const raised = raisedOf(plan).map(({ before: { id, quantity } }) => ({ id, quantity }));
  return jsonOf<MergedPacking>({
    rows: new JsonText(`[${rows.map(({ json }) => json).join(',')}]`),
    added: new JsonText(JSON.stringify(added.map(({ id }) => id))),
    raised: new JsonText(JSON.stringify(raised)),
  });
}

/** Puts things on a list; who does so at the same time waits for the end of the transaction. */
async function putOn(context: MemberContext, place: Place, things: readonly MergedThing[]) {
  await context.transaction.query(lockText, [context.workspaceId, place.tripId]);
  const stored = await packingItems.read(context, 'trip_id = $2', [place.tripId]);
  const plan = planMerge(place.tripId, stored, things);
  const added = await insert(context, place, plan.added);
  const changed = await change(context, plan.changed);
  const rows = [...added, ...changed];
  for (const row of rows) packingItems.announce(context, row.id, row);
  return { plan, added, rows };
}

/** Copies the list of a trip that was copied, with its bags, as if nothing had been packed. */
export async function copyPacking(context: MemberContext, { from, to }: Copied): Promise<void> {
  const place = { tripId: to.id, privateToUserId: to.privateToUserId };
  const ofTripText = 'trip_id = $2';
  const before = await tripPeople.read(context, ofTripText, [from.id]);
  const people = samePeople(before, await tripPeople.read(context, ofTripText, [to.id]));
  const bags = new Map<string, string>();
  for (const bag of await packingBags.read(context, ofTripText, [from.id])) {
    const { name, color, tripPersonId } = bag;
    const id = newId();
    const own = { name, color, tripPersonId: people.get(tripPersonId ?? '') ?? null };
    await packingBags.create(context, { body: { id, ...place, ...own } });
    bags.set(bag.id, id);
  }
  const items = await packingItems.read(context, ofTripText, [from.id]);
  await putOn(context, place, thingsOfTrip(items, { people, bags }));
}

// Whoever comes second sees what the first has added.
const lockText = `select pg_advisory_xact_lock(hashtextextended($1 || $2 || 'packing', 0))`;

const names = [
  ...[
    'name',
    'category',
    'quantity',
    'tripPersonId',
    'packingBagId',
    'isEssential',
    'needsCharging',
  ],
  ...[
    'isGear',
    'toBuy',
    'isPrivate',
    'note',
    'sortOrder',
    'packingTemplateItemId',
    'appliedQuantity',
    'appliedMarks',
    'appliedNote',
  ],
] as const;
const columns = names.map(columnOf).join(', ');
const insertText = `insert into packing_items
    (workspace_id, created_by_user_id, updated_by_user_id, trip_id, private_to_user_id, id, ${columns})
  select $1, $2, $2, $3, $4, id, ${columns} from json_populate_recordset(null::packing_items, $5::json)
  on conflict (workspace_id, id) do nothing
  returning id, version, ${packingItems.statements.json} as json, reader_user_id as reader`;

type Added = MergePlan['added'];
type Place = { tripId: string; privateToUserId: string | null };

/**
 * Writes new rows. An id may be taken by what this person cannot see, or by what was deleted: then the
 * next one that follows from the key is.
 */
async function insert(
  { transaction, workspaceId, userId }: MemberContext,
  { tripId, privateToUserId }: Place,
  added: Added,
): Promise<ManyRow[]> {
  const written: ManyRow[] = [];
  let waiting = added;
  for (let turn = 1; waiting.length > 0 && turn < 100; turn += 1) {
    const values = [
      ...[workspaceId, userId, tripId, privateToUserId],
      JSON.stringify(waiting.map(({ id, thing }) => ({ id, ...asColumns(thing) }))),
    ];
    const rows = await writeRecords<ManyRow>(transaction, insertText, values, {
      strange: strangeToItem,
    });
    written.push(...rows);
    const there = new Set(rows.map(({ id }) => id));
    waiting = waiting
      .filter(({ id }) => !there.has(id))
      .map((one) => ({ ...one, id: mergedId(tripId, one.key, turn) }));
  }
  return written;
}

function asColumns(thing: Added[number]['thing']): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [columnOf(name), thing[name]]));
}

const joinedColumns = {
  quantity: 'integer',
  applied_quantity: 'integer',
  applied_marks: 'text[]',
  applied_note: 'text',
  packing_template_item_id: 'uuid',
  is_essential: 'boolean',
  needs_charging: 'boolean',
  is_gear: 'boolean',
  note: 'text',
  sort_order: 'double precision',
};
const joinedNames = Object.keys(joinedColumns);
const changeText = `update packing_items set
    ${joinedNames.map((name) => `${name} = new_${name}`).join(', ')},
    version = version + 1, updated_at = now(), updated_by_user_id = $2
  from json_to_recordset($3::json) as now_so (new_id uuid, ${Object.entries(joinedColumns)
    .map(([name, type]) => `new_${name} ${type}`)
    .join(', ')})
  where workspace_id = $1 and id = new_id and deleted_at is null
  returning id, version, ${packingItems.statements.json} as json, reader_user_id as reader`;

async function change(
  { transaction, workspaceId, userId }: MemberContext,
  changed: MergePlan['changed'],
): Promise<ManyRow[]> {
  if (changed.length === 0) return [];
  const rows = changed.map(({ before, after }) => ({
    new_id: before.id,
    ...Object.fromEntries(
      Object.entries(after).map(([name, value]) => [`new_${columnOf(name)}`, value]),
    ),
  }));
  return writeRecords<ManyRow>(transaction, changeText, [
    workspaceId,
    userId,
    JSON.stringify(rows),
  ]);
}
