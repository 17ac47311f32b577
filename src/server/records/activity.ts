import * as z from 'zod/mini';
import type { Fields } from '#shared/entity.ts';
import { newId } from '#shared/ids.ts';
import { type OfSubject, subjectNames } from '#shared/subject.ts';
import type { MemberContext } from '#server/http/context.ts';
import { columnOf } from './records.ts';

export const activityVerbs = ['created', 'changed', 'deleted', 'restored'] as const;
export type ActivityVerb = (typeof activityVerbs)[number];

type Plain = string | number | boolean | null;
type Values = Readonly<Record<string, unknown>>;
/** What a field held and holds; of long texts and lists only that they changed. */
export interface FieldChange {
  field: string;
  from?: Plain;
  to?: Plain;
}

/** A write of a record, as its line of activity says it. */
export interface Activity {
  /** The collection, as the feed calls it. */
  domain: string;
  recordId: string;
  verb: ActivityVerb;
  title: string;
  changes: readonly FieldChange[];
  /** The record as it is now, or was when it was deleted. */
  record: Values;
}

type Follower = (context: MemberContext, activity: Activity) => Promise<void>;
const followers = new Set<Follower>();

/** Does something more in the transaction of every write that activity is kept of. */
export function followActivity(follower: Follower): void {
  followers.add(follower);
}

/** The order of rows, when something happened and which file is in front tell a person nothing. */
const unsaid =
  /^(position|rank|coverId|logoId|receiptCount)$|(Order|Rank|Position|EnteredAt|EditedAt)$/;
const longText = 500;

/** Writes a line for each write of one collection's records, where its fields really changed. */
export function activityOf(collection: { domain: string; fields: Fields; title: string }) {
  const { domain, fields, title } = collection;
  const names = Object.keys(fields).filter((name) => !unsaid.test(name));
  const kept = new Set(names.filter((name) => !isLong(fields[name])));
  // The record itself, if it is one that others can be about: 'content-items' → 'contentItemId'.
  const own = subjectNames.find(
    (name) => columnOf(name) === `${domain.replaceAll('-', '_').replace(/s$/, '')}_id`,
  );

  return async function note(
    context: MemberContext,
    written: { verb: ActivityVerb; id: string; json: string; before?: string | undefined },
  ): Promise<void> {
    const { verb, id } = written;
    // Both were written by PostgreSQL, in the shape of the schema.
    const record = JSON.parse(written.json) as Values;
    const before = written.before ? (JSON.parse(written.before) as Values) : undefined;
    const changes = verb === 'changed' && before ? changesOf(before, record, names, kept) : [];
    if (verb === 'changed' && changes.length === 0) return;
    const about = subjectsOf(record, own);
    const called = record[title];
    const said = typeof called === 'string' ? called.slice(0, 200) : '';
    const activity = { domain, recordId: id, verb, title: said, changes, record };
    if (subjectNames.some((name) => about[name])) write(context, activity, about);
    for (const follow of followers) await follow(context, activity);
  };
}

function changesOf(
  before: Values,
  after: Values,
  names: readonly string[],
  kept: ReadonlySet<string>,
) {
  return names.flatMap((field): FieldChange[] => {
    const [from, to] = [before[field], after[field]];
    if (JSON.stringify(from) === JSON.stringify(to)) return [];
    return kept.has(field) && isPlain(from) && isPlain(to) ? [{ field, from, to }] : [{ field }];
  });
}

function isPlain(value: unknown): value is Plain {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function isLong(field: z.core.$ZodType | undefined): boolean {
  if (field instanceof z.ZodMiniDefault || field instanceof z.ZodMiniNullable) {
    return isLong(field.def.innerType);
  }
  const checks = field instanceof z.ZodMiniString ? (field._zod.def.checks ?? []) : [];
  return checks.some(({ _zod: { def } }) => 'maximum' in def && Number(def.maximum) > longText);
}

function subjectsOf(record: Values, own: keyof OfSubject | undefined): Partial<OfSubject> {
  const named = subjectNames.map((name) => [
    name,
    name === own ? record['id'] : (record[name] ?? null),
  ]);
  // Ids, by the schema of the record.
  return Object.fromEntries(named) as OfSubject;
}

const columns = [
  'record_domain',
  'record_id',
  'title',
  'verb',
  'changes',
  'guest_name',
  ...subjectNames.map(columnOf),
];
const shape = [
  'id',
  'recordDomain',
  'recordId',
  'title',
  'verb',
  'changes',
  ...subjectNames,
  'guestName',
  'createdByUserId',
  'createdAt',
  'version',
]
  .map((name) => `${columnOf(name)} as "${name}"`)
  .join(', ');
/** A line as the list and the feed give it. */
export const activityJson = `(select row_to_json(record.*)::text from (select ${shape}) as record)`;
const insertText = `
  insert into activities (workspace_id, id, created_by_user_id, ${columns.join(', ')})
  values ($1, $2, $3, ${columns.map((_, place) => `$${place + 4}`).join(', ')})`;
const readText = `select ${activityJson} from activities
  where activities.workspace_id = $1 and activities.id = item.id`;

function write(
  { transaction, workspaceId, userId, guest }: MemberContext,
  { domain, recordId, title, verb, changes }: Activity,
  about: Partial<OfSubject>,
): void {
  const id = newId();
  const line = { stream: workspaceId, domain: 'activities', id, version: 1 };
  transaction.send(insertText, [
    ...[workspaceId, id, userId, domain, recordId, title, verb, JSON.stringify(changes)],
    guest ?? null,
    ...subjectNames.map((name) => about[name] ?? null),
  ]);
  transaction.record({ ...line, json: null, readBy: readText });
}
