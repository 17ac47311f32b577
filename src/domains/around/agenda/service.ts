import { columnOf } from '#server/records/records.ts';
import type { Condition, DateRule } from '#shared/dated.ts';
import { spansOf } from './rules.ts';
import type { AgendaLayer } from './schema.ts';

/**
 * Rows with a date: the rule says when a record stands where, for both sides, and the rest is SQL.
 * `$1` is the workspace, `$2` the person who asks; `row` is the table that holds the date. An index
 * on its owner and the date must serve the question.
 */
export interface DatedRows {
  layer: AgendaLayer;
  rule: DateRule;
  /** As the feed calls it. */
  collection: string;
  /** 'deliverables as row join campaigns on …': what is joined leaves out rows of deleted parents. */
  from: string;
  title: string;
  /** Personal rows follow their user into every workspace. */
  isPersonal?: boolean;
  /** 'HH:MM'; what has one has that of its instant, on the day of an instant. */
  time?: string;
  status?: string;
  color?: string;
  assignee?: string;
  /** The record that it is opened with: its collection, and the column that names it. */
  parent?: { collection: string; id: string };
  /** What of it belongs here beside what its rule says: what only its parents know. */
  where?: string;
  /** Where a rule cannot reckon whether something is still to be done. */
  isOpen?: string;
  /** The date is reckoned of several, each day of a span say: `from` itself keeps to the days asked for. */
  isReckoned?: true;
}

/** Each part of the one statement, with the column that an index must find its rows by. */
export const agendaParts: { select: string; dates?: { table: string; column: string } }[] = [];

/** Puts rows of a domain on the agenda: one line in its routes.ts. */
export function onAgenda(...rows: readonly DatedRows[]): void {
  for (const part of rows) {
    const [table = ''] = part.from.split(' ');
    const dates = { table, column: columnOf(part.rule.date) };
    agendaParts.push({ select: partOf(part), ...(part.isReckoned ? {} : { dates }) });
  }
}

/** The same for what is no record of one day: a whole `select` of `date`, `title` and `status`. */
export function onAgendaAs(layer: AgendaLayer, kind: string, select: string): void {
  const said = { layer, kind, title: 'row.title', status: 'row.status', assignee: '$2' };
  const json = jsonOf({ ...said, date: 'row.date' });
  agendaParts.push({
    select: `select row.date, null as time, null::uuid as id, '${kind}' as kind,
        null::boolean as open, ${json} as json
      from (${select}) as row where ${isAsked(layer)}`,
  });
}

interface Asked {
  workspaceId: string | null;
  userId: string;
  from: string;
  to: string;
  layers: readonly AgendaLayer[];
  /** The day and the zone of whoever asks. */
  today: string;
  timeZone: string;
  /** Leaves out what is assigned to others. */
  isMine: boolean;
  /** How many rows of the first day were read before; none unless said. */
  skip?: number;
  /** The most rows; all of them unless said. */
  limit?: number;
}

/** Everything between two dates of these layers, as a statement that gives one JSON text. */
export function agendaQuery(asked: Asked): [text: string, values: unknown[]] {
  return [statementOf('true'), valuesOf(asked)];
}

/** The same of what asks for something by the end of today: done or let go, it is not there. */
export function dueQuery(asked: Asked): [text: string, values: unknown[]] {
  return [statementOf('open or (open is null and date = $6::date)'), valuesOf(asked)];
}

function valuesOf(asked: Asked) {
  const { workspaceId, userId, from, to, layers, today, isMine, timeZone } = asked;
  const spans = spansOf(timeZone, from, to);
  return [
    ...[workspaceId, userId, from, to, layers, today, isMine],
    spans.map(({ starts }) => starts),
    spans.map(({ ends }) => ends),
    spans.map(({ seconds }) => seconds),
    asked.skip ?? 0,
    asked.limit ?? null,
  ];
}

function statementOf(which: string): string {
  return `with clock as (
      select * from unnest($8::timestamptz[], $9::timestamptz[], $10::int[])
        as clock (starts, ends, seconds)
    )
    select '{"rows":[' || coalesce(string_agg(json, ',' order by place) filter (where ${isOfPage}), '')
        || '],"next":' || coalesce(max(json_build_object('from', date, 'skip', of_day - 1)::text)
          filter (where not ${isOfPage}), 'null') || '}' as answer
    from (
      select *, row_number() over (order by date, of_day) as place
      from (
        select date, json,
          row_number() over (partition by date order by time nulls last, id, kind) as of_day
        from (${agendaParts.map((part) => part.select).join('\nunion all\n')}) as agenda
        where ${which}
      ) as numbered
      where date > $3::date or of_day > $11
      -- One more than is told: it says where the next page begins.
      order by date, of_day limit $12::int + 1
    ) as page`;
}

const isOfPage = '($12::int is null or place <= $12)';

function partOf(rows: DatedRows): string {
  const { rule, from, assignee = 'null::uuid' } = rows;
  const { date, time, join } = dayOf(rows);
  const said = { ...rows, kind: rule.kind, date, time };
  const isOpen = rows.isOpen ?? (rule.isOpen && allSql(rule.isOpen));
  const where = [
    isAsked(rows.layer),
    rows.isPersonal ? 'row.user_id = $2' : 'row.workspace_id = $1',
    'row.deleted_at is null',
    `${date} between $3::date and $4::date`,
    ...(rule.isOn ?? []).map(sqlOf),
    rows.where,
    // What nobody is assigned to is everybody's: left out, it would be nobody's.
    `(not $7 or coalesce(${assignee}, $2) = $2)`,
  ];
  return `select ${date} as date, ${time ?? 'null'} as time, row.id, '${rule.kind}' as kind,
      ${isOpen ?? 'null::boolean'} as open, ${jsonOf({ ...said, isOpen })} as json
    from ${from} ${join}
    where ${where.filter((part) => part !== undefined).join(' and ')}`;
}

// The day of an instant is that of whoever asks, whose zone PostgreSQL may not know.
function dayOf({ rule, time }: DatedRows): {
  date: string;
  time: string | undefined;
  join: string;
} {
  const column = `row.${columnOf(rule.date)}`;
  if (!rule.isInstant) return { date: column, time, join: '' };
  const local = `((${column} + clock.seconds * interval '1 second') at time zone 'UTC')`;
  return {
    date: `${local}::date`,
    time: time && `to_char(${local}, 'HH24:MI')`,
    join: `join clock on ${column} >= clock.starts and ${column} < clock.ends`,
  };
}

const allSql = (conditions: readonly Condition[]) => conditions.map(sqlOf).join(' and ') || 'true';

function sqlOf(condition: Condition): string {
  const column = `row.${columnOf(condition.field)}`;
  if ('isNotDayOf' in condition)
    return `${column} is distinct from row.${columnOf(condition.isNotDayOf)}`;
  if ('isNot' in condition) return `${column} not in (${condition.isNot.map(literal).join(', ')})`;
  const known = condition.is.filter((value) => value !== null);
  const parts = [
    ...(known.length > 0 ? [`${column} in (${known.map(literal).join(', ')})`] : []),
    ...(known.length < condition.is.length ? [`${column} is null`] : []),
  ];
  return `(${parts.join(' or ')})`;
}

// The words of our own rules; nothing that anybody typed.
const literal = (value: string | boolean) =>
  typeof value === 'string' ? `'${value}'` : String(value);

interface Said extends Pick<DatedRows, 'layer' | 'title' | 'status' | 'color' | 'parent'> {
  kind: string;
  date: string;
  collection?: string;
  time?: string | undefined;
  assignee?: string;
  isOpen?: string | undefined;
}

// A row in the shape of its schema. Put together from what is the same for all rows of a part and what
// is not: for thousands of them in half the time of row_to_json.
function jsonOf(rows: Said): string {
  const { layer, kind, collection, date, parent } = rows;
  const text = (sql: string | undefined) =>
    sql === undefined ? `'null'` : `coalesce(to_json(${sql})::text, 'null')`;
  const word = (sql: string | undefined) =>
    sql === undefined ? `'null'` : `coalesce('"' || ${sql} || '"', 'null')`;
  const name = (of: string, id: string) => `'{"collection":"${of}","id":"' || ${id} || '"}'`;
  return [
    `'{"date":"' || ${date}`,
    `'","time":' || ${word(rows.time)}`,
    `',"layer":"${layer}","kind":"${kind}","title":' || ${text(rows.title)}`,
    `',"record":' || ${collection ? name(collection, 'row.id') : `'null'`}`,
    `',"parent":' || ${parent ? name(parent.collection, parent.id) : `'null'`}`,
    `',"status":' || ${text(rows.status)}`,
    `',"color":' || ${word(rows.color)}`,
    `',"assigneeUserId":' || ${word(rows.assignee)}`,
    `',"isOverdue":' || ${rows.isOpen ? `((${rows.isOpen}) and ${date} < $6::date)` : `'false'`} || '}'`,
  ].join(' || ');
}

// Decided once per statement: the tables of layers that nobody asked for are not looked at.
const isAsked = (layer: AgendaLayer) => `'${layer}' = any($5::text[])`;
