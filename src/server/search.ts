import type { Hit } from '#shared/search-contract.ts';
import type { MemberContext } from './context.ts';
import { columnOf, mayRead, type OwnerColumn } from './records.ts';
import type { DB as Tables } from './database/tables.ts';

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

/** For `within`, of what people attach to a record and say about it. */
export const withinSubject = [
  { table: 'campaigns', by: 'campaignId' },
  { table: 'brands', by: 'brandId' },
  { table: 'deliverables', by: 'deliverableId' },
  { table: 'contentItems', by: 'contentItemId' },
  { table: 'inspirations', by: 'inspirationId' },
] as const;

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
const maxTitle = 200;

/** The records of the workspace that the person may see and their own, the best first. */
export async function searchRecords(
  context: MemberContext,
  { q, limit }: { q: string; limit: number },
): Promise<Hit[]> {
  const { transaction, workspaceId, userId } = context;
  const [asked] = await transaction.query<{ words: string }>('select plain_words($1) as words', [
    q,
  ]);
  const words = asked?.words.trim().split(' ').slice(0, maxWords).filter(Boolean) ?? [];
  const [first] = words;
  if (!first) return [];
  const found = await transaction.query<Found>(findStatement(words.length), [
    workspaceId,
    userId,
    limit,
    ` ${words.join(' ')}%`,
    `% ${first}%\n%`,
    `%${first}%\n%`,
    ...words.map(patternOf),
  ]);
  if (found.length === 0) return [];
  const hits = await transaction.query<Hit>(readStatement(found), [
    workspaceId,
    userId,
    found.map(({ id }) => id),
  ]);
  await sayInWords(context, hits);
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  return found.flatMap(({ id }) => {
    const hit = byId.get(id);
    return hit ? { ...hit, title: hit.title.slice(0, maxTitle) } : [];
  });
}

/** What fits, in order: which of the tables it is in. */
interface Found {
  place: number;
  id: string;
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
function findStatement(words: number): string {
  const holds = Array.from({ length: words }, (_, i) => `own.search_text like $${i + 7}`);
  return `
    select place, id
    from (${tables()
      .map((table, place) => fitting(table, place, holds))
      .join(' union all ')}) as fitting,
      lateral (select case when search_text not like $6 then 3 when search_text not like $5 then 2
        when search_text not like $4 then 1 else 0 end as closeness) as close
    order by closeness, id desc limit $3`;
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
  const conditions = [ofOwner(table), 'own.deleted_at is null', ...holds, ...isThere(table, 'own')];
  if (hasReader) conditions.push(mayRead);
  return `select ${place} as place, own.id, own.search_text from ${name} own
    where ${conditions.join(' and ')}`;
}

function shown(table: SearchedTable): string {
  const { name, on } = table;
  return `select '${collectionOf(name)}' as domain, own.id, ${titleOf(table, 'own')} as title,
      ${on ? `own.${on}::text` : 'null'} as "on", ${parentOf(table, 'own') ?? 'null::json'} as parent
    from ${name} own where ${ofOwner(table)} and own.id = any ($3::uuid[])`;
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

// Parts of what is deleted are not found, nor parts of its parts. Parents are read once, not for
// each part that fits.
function isThere({ name, owner, within, answers }: SearchedTable, alias: string): string[] {
  const up = `${alias}_of`;
  const parents = within.map(({ table, by }) => {
    const parent = parentTable(name, table);
    const conditions = [ofOwner(parent, up), `${up}.deleted_at is null`, ...isThere(parent, up)];
    return `${alias}.${by} in (select ${up}.id from ${table} ${up} where ${conditions.join(' and ')})`;
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
