import type { Hit } from '#shared/contracts/search-contract.ts';
import { planWithCare } from '#server/database/planning/past-statistics.ts';
import type { MemberContext } from '#server/http/context.ts';
import { columnOf, mayRead, type OwnerColumn } from './records.ts';
import type { DB as Tables } from '#server/database/tables.ts';

type Column<T extends keyof Tables> = Extract<keyof Tables[T], string>;

/** What a record is a part of, by the column that names it. */
interface Part<T extends keyof Tables> {
  table: keyof Tables;
  by: Column<T>;
}

/** How the records of a table are found, and what is told of them besides their title. */
export interface SearchOptions<T extends keyof Tables> {
  /** What is told instead of the title, of what has none. */
  title?: Column<T>;
  /** Says the titles as people read them: names for ids, labels for keys. */
  inWords?: InWords;
  /** The day that a record is planned for or due. */
  on?: Column<T>;
  /** What a record is a part of, or one of several: it is found only while that is not deleted. */
  within?: Part<T> | readonly Part<T>[];
  /** Another of the table that a record may answer: it goes and comes with it. */
  answers?: Column<T>;
}

type InWords = (
  context: MemberContext,
  titles: readonly string[],
) => readonly string[] | Promise<readonly string[]>;

/** A table with the column `search_text` is searched. */
export type Searched<T extends keyof Tables> = 'searchText' extends keyof Tables[T]
  ? { search: SearchOptions<T> }
  : object;

interface SearchedTable {
  name: string;
  owner: OwnerColumn;
  hasReader: boolean;
  title: string;
  inWords: InWords | undefined;
  on: string | undefined;
  within: readonly { table: string; by: string }[];
  answers: string | undefined;
}

const searched = new Map<string, SearchedTable>();

/** Makes the records of a table found; `search_text` begins with the title. */
export function searchesTable<T extends keyof Tables>(
  table: T,
  options: Omit<SearchOptions<T>, 'title'> & Pick<SearchedTable, 'owner' | 'hasReader' | 'title'>,
): void {
  const { on, within = [], answers, title, inWords, owner, hasReader } = options;
  const name = columnOf(table);
  searched.set(name, {
    name,
    owner,
    hasReader,
    title: columnOf(title),
    inWords,
    on: on && columnOf(on),
    within: [within].flat().map((part) => ({
      table: columnOf(part.table),
      by: columnOf(part.by),
    })),
    answers: answers && columnOf(answers),
  });
}

const maxWords = 8;
/** Of how many records of a table that hold a word the newest are looked at. */
const enough = 1_000;
/** How many times the records asked for are looked at before any is dropped. */
const spare = 2;
const maxTitle = 200;

/** The records of the workspace that the person may see and their own, the best first. */
export async function searchRecords(
  context: MemberContext,
  { q, limit }: { q: string; limit: number },
): Promise<Hit[]> {
  const { transaction } = context;
  planWithCare(transaction);
  const [asked] = await transaction.query<{ words: string }>('select plain_words($1) as words', [
    q,
  ]);
  const words = asked?.words.trim().split(' ').slice(0, maxWords).filter(Boolean) ?? [];
  if (words.length === 0) return [];
  // That a record's parents are there is asked of the best alone, and of all only if it drops so many
  // of these that others might come up: otherwise all the reading would take half as long again.
  const most = limit * spare;
  const best = await find(context, words, { most, isThereOnly: false });
  let hits = await readFound(context, best);
  if (best.length === most && hits.length < limit)
    hits = await readFound(context, await find(context, words, { most: limit, isThereOnly: true }));
  hits = hits.slice(0, limit);
  await sayInWords(context, hits);
  return hits.map((hit) => ({ ...hit, title: hit.title.slice(0, maxTitle) }));
}

/**
 * What fits, the best first. A word that more than `enough` records of a table hold is looked for in
 * the newest of them, and in all their titles: nobody leafs through so many.
 */
async function find(
  context: MemberContext,
  words: readonly string[],
  what: Pick<Fitting, 'most' | 'isThereOnly'>,
): Promise<Found[]> {
  const all = tables().map((_, place) => place);
  const newest = await findIn(context, words, { ...what, places: all });
  const full = newest[0]?.full ?? [];
  if (full.length === 0) return newest;
  const inTitles = await findIn(context, words, { ...what, places: full, inTitles: true });
  const found = new Map([...newest, ...inTitles].map((one) => [one.id, one]));
  return [...found.values()]
    .sort((one, other) => one.closeness - other.closeness || (one.id < other.id ? 1 : -1))
    .slice(0, what.most);
}

async function findIn(
  { transaction, workspaceId, userId }: MemberContext,
  words: readonly string[],
  what: Fitting,
): Promise<Found[]> {
  const [first = ''] = words;
  return transaction.query<Found>(findStatement(words.length, what), [
    workspaceId,
    userId,
    enough,
    what.most,
    ` ${words.join(' ')}%`,
    `% ${first}%\n%`,
    `%${first}%\n%`,
    ...words.map(patternOf),
  ]);
}

/** Those of them whose parents are there, in the same order. */
async function readFound(
  { transaction, workspaceId, userId }: MemberContext,
  found: readonly Found[],
): Promise<Hit[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const hits = await transaction.query<Hit>(readStatement(found), [workspaceId, userId, ids]);
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What fits: which of the tables it is in, and from 0 how well. */
interface Found {
  place: number;
  id: string;
  closeness: number;
  /** The tables that hold more than was looked at. */
  full: number[] | null;
}

/** Where is looked for it. */
interface Fitting {
  places: readonly number[];
  most: number;
  isThereOnly: boolean;
  inTitles?: boolean;
}

async function sayInWords(context: MemberContext, hits: readonly Hit[]): Promise<void> {
  for (const { name, inWords } of searched.values()) {
    const own = hits.filter(({ domain }) => domain === collectionOf(name));
    if (!inWords || own.length === 0) continue;
    const titles = await inWords(
      context,
      own.map(({ title }) => title),
    );
    for (const [place, hit] of own.entries()) hit.title = titles[place] ?? hit.title;
  }
}

// Nothing of a plain word means anything to `like`. Half the records hold any one letter: alone it is
// the beginning of a word.
function patternOf(word: string): string {
  return /^[a-z0-9]$/.test(word) ? `% ${word}%` : `%${word}%`;
}

// What fits is found in the indexes alone. Titles that begin with what was typed come first, then
// titles with such a word, with a part of one, all others; of each the newest, as ids grow. What only
// the rest holds is told apart first: for short words that is most of what fits.
function findStatement(words: number, { places, isThereOnly, inTitles }: Fitting): string {
  const holds = Array.from({ length: words }, (_, i) => `own.search_text like $${i + 8}`);
  if (inTitles) holds.push('own.search_text like $7');
  const fits = tables().flatMap((table, place) => {
    if (!places.includes(place)) return [];
    return fitting(table, place, [...holds, ...(isThereOnly ? isThere(table, 'own') : [])]);
  });
  return `
    with fits as materialized (${fits.join(' union all ')})
    select place, id, case when search_text not like $7 then 3 when search_text not like $6 then 2
        when search_text not like $5 then 1 else 0 end as closeness,
      (select array_agg(place) from (select place from fits group by place having count(*) >= $3))
        as "full"
    from fits order by closeness, id desc
    limit case when $1::uuid is not null and $2::uuid is not null then $4::int end`;
}

// Of a few tables only: reading nothing from all others would still have to be planned.
function readStatement(found: readonly Found[]): string {
  const places = new Set(found.map(({ place }) => place));
  const read = tables().filter((_, place) => places.has(place));
  return `
    select domain, id, title, "on", parent from (${read.map(shown).join(' union all ')}) as shown
    where $1::uuid is not null and $2::uuid is not null`;
}

function tables(): SearchedTable[] {
  return [...searched.values()];
}

function fitting(table: SearchedTable, place: number, holds: readonly string[]): string {
  const { name, hasReader } = table;
  const conditions = [ofOwner(table), 'own.deleted_at is null', ...holds];
  if (hasReader) conditions.push(mayRead);
  return `(select ${place} as place, own.id, own.search_text from ${name} own
    where ${conditions.join(' and ')} order by own.id desc limit $3)`;
}

function shown(table: SearchedTable): string {
  const { name, on } = table;
  const conditions = [ofOwner(table), 'own.id = any ($3::uuid[])', ...isThere(table, 'own')];
  return `select '${collectionOf(name)}' as domain, own.id, ${titleOf(table, 'own')} as title,
      ${on ? `own.${on}::text` : 'null'} as "on", ${parentOf(table, 'own') ?? 'null::json'} as parent
    from ${name} own where ${conditions.join(' and ')}`;
}

function ofOwner({ owner }: SearchedTable, alias = 'own'): string {
  return `${alias}.${owner} = ${owner === 'user_id' ? '$2' : '$1'}`;
}

function collectionOf(table: string): string {
  return table.replaceAll('_', '-');
}

// What is yet to be put in words is cut afterwards.
function titleOf({ title, inWords }: SearchedTable, alias: string): string {
  return inWords ? `${alias}.${title}` : `left(${alias}.${title}, ${maxTitle})`;
}

// Parts of what is deleted are not found, nor parts of its parts.
function isThere({ name, owner, within, answers }: SearchedTable, alias: string): string[] {
  const up = `${alias}_of`;
  const parents = within.map(({ table, by }) => {
    const parent = parentTable(name, table);
    const conditions = [
      ofOwner(parent, up),
      `${up}.id = ${alias}.${by}`,
      `${up}.deleted_at is null`,
      ...isThere(parent, up),
    ];
    return `exists (select from ${table} ${up} where ${conditions.join(' and ')})`;
  });
  const answered = `exists (select from ${name} ${up} where ${up}.${owner} = ${alias}.${owner}
    and ${up}.id = ${alias}.${answers} and ${up}.deleted_at is null)`;
  return [
    ...(parents.length > 0 ? [`(${parents.join(' or ')})`] : []),
    ...(answers ? [`(${alias}.${answers} is null or ${answered})`] : []),
  ];
}

// The record that another is a part of, and of that one as well what it is a part of.
function parentOf({ name, owner, within }: SearchedTable, alias: string): string | undefined {
  const up = `${alias}_of`;
  const isFirst = alias === 'own';
  const found = within.map(({ table, by }) => {
    const parent = parentTable(name, table);
    const above = isFirst ? `, 'parent', ${parentOf(parent, up) ?? 'null'}` : '';
    return `(select json_build_object('domain', '${collectionOf(table)}', 'id', ${up}.id,
        'title', ${titleOf(parent, up)}${above})
      from ${table} ${up} where ${up}.${owner} = ${alias}.${owner} and ${up}.id = ${alias}.${by})`;
  });
  return found.length > 0 ? `coalesce(${found.join(', ')})` : undefined;
}

function parentTable(name: string, table: string): SearchedTable {
  const parent = searched.get(table);
  if (!parent) throw new Error(`${table}, which ${name} is within, has no search`);
  return parent;
}
