import type { AgendaLayer } from './schema.ts';

/**
 * Rows with a date, as SQL. `$1` is the workspace, `$2` the person who asks; `row` is the table that
 * holds the date. An index on its owner and the date must serve the question.
 */
export interface DatedRows {
  layer: AgendaLayer;
  /** What about the record is on that day. */
  kind: string;
  /** As the feed calls it. */
  collection: string;
  /** 'deliverables as row join campaigns on …': what is joined leaves out rows of deleted parents. */
  from: string;
  date: string;
  title: string;
  /** Personal rows follow their user into every workspace. */
  isPersonal?: boolean;
  /** 'HH:MM' */
  time?: string;
  status?: string;
  color?: string;
  assignee?: string;
  /** The record that it is opened with: its collection, and the column that names it. */
  parent?: { collection: string; id: string };
  /** What of it belongs here, beside what is not deleted. */
  where?: string;
  /** Whether something is still to be done about it; rows that are never overdue leave it out. */
  isOpen?: string;
}

/** Each part of the one statement, with the column that an index must find its rows by. */
export const agendaParts: { select: string; dates?: { table: string; column: string } }[] = [];

/** Puts rows of a domain on the agenda: one line in its routes.ts. */
export function onAgenda(...rows: readonly DatedRows[]): void {
  for (const part of rows) {
    const { from, date } = part;
    const [table = ''] = from.split(' ');
    agendaParts.push({
      select: partOf(part),
      dates: { table, column: date.replace('row.', '') },
    });
  }
}

/** The same for what is no record of one day: a whole `select` of `date`, `title` and `status`. */
export function onAgendaAs(layer: AgendaLayer, kind: string, select: string): void {
  const json = jsonOf({ layer, kind, title: 'row.title', status: 'row.status', assignee: '$2' });
  agendaParts.push({
    select: `select row.date, null as time, null::uuid as id, '${kind}' as kind,
        null::boolean as open, ${json} as json
      from (${select}) as row where ${isAsked(layer)}`,
  });
}

/**
 * Everything between the dates $3 and $4, of the layers $5, as one JSON text; $6 is today where the
 * caller is, and $7 whether what is assigned to others is left out.
 */
export function agendaStatement(): string {
  return statementOf('true');
}

/** The same of what asks for something by the end of today: done or let go, it is not there. */
export function dueStatement(): string {
  return statementOf('open or (open is null and date = $6::date)');
}

function statementOf(which: string): string {
  return `select '{"rows":[' || coalesce(string_agg(json, ',' order by date, time nulls last, id, kind), '') || ']}'
      as answer
    from (${agendaParts.map((part) => part.select).join('\nunion all\n')}) as agenda
    where ${which}`;
}

function partOf(rows: DatedRows): string {
  const { kind, from, date, assignee = 'null::uuid' } = rows;
  const where = [
    isAsked(rows.layer),
    rows.isPersonal ? 'row.user_id = $2' : 'row.workspace_id = $1',
    'row.deleted_at is null',
    `${date} between $3::date and $4::date`,
    rows.where,
    // What nobody is assigned to is everybody's: left out, it would be nobody's.
    `(not $7 or coalesce(${assignee}, $2) = $2)`,
  ];
  return `select ${date} as date, ${rows.time ?? 'null'} as time, row.id, '${kind}' as kind,
      ${rows.isOpen ?? 'null::boolean'} as open, ${jsonOf(rows)} as json
    from ${from}
    where ${where.filter((part) => part !== undefined).join(' and ')}`;
}

type Said = Pick<DatedRows, 'layer' | 'kind' | 'title'> & Partial<DatedRows>;

// A row in the shape of its schema. Put together from what is the same for all rows of a part and what
// is not: for thousands of them in half the time of row_to_json.
function jsonOf(rows: Said): string {
  const { layer, kind, collection, date = 'row.date', parent } = rows;
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
