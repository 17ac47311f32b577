import type { Hit } from '#shared/search-contract.ts';
import type { MemberContext } from './context.ts';
import { columnOf, mayRead, type OwnerColumn } from './records.ts';
import type { DB as Tables } from './database/tables.ts';

type Column<T extends keyof Tables> = Extract<keyof Tables[T], string>;

/** What is told of a record that was found, besides its title. */
export interface SearchOptions<T extends keyof Tables> {
  /** The day that a record is planned for or due. */
  on?: Column<T>;
  /** What a record is a part of: it is found only while that is not deleted. */
  within?: { table: keyof Tables; by: Column<T> };
}

/** A table with the column `search_text` is searched. */
export type Searched<T extends keyof Tables> = 'searchText' extends keyof Tables[T]
  ? { search: SearchOptions<T> }
  : object;

interface SearchedTable {
  name: string;
  owner: OwnerColumn;
  hasReader: boolean;
  title: string;
  on: string | undefined;
  within: { table: string; by: string } | undefined;
}

const searched = new Map<string, SearchedTable>();

/** Makes the records of a table found; `search_text` begins with the title. */
export function searchesTable<T extends keyof Tables>(
  table: T,
  options: SearchOptions<T> & Pick<SearchedTable, 'owner' | 'hasReader' | 'title'>,
): void {
  const { on, within, title, owner, hasReader } = options;
  const name = columnOf(table);
  searched.set(name, {
    name,
    owner,
    hasReader,
    title: columnOf(title),
    on: on && columnOf(on),
    within: within && { table: columnOf(within.table), by: columnOf(within.by) },
  });
}

const maxWords = 8;

/** The records of the workspace that the person may see and their own, the best first. */
export async function searchRecords(
  { transaction, workspaceId, userId }: MemberContext,
  { q, limit }: { q: string; limit: number },
): Promise<Hit[]> {
  const [asked] = await transaction.query<{ words: string }>('select plain_words($1) as words', [
    q,
  ]);
  const words = asked?.words.trim().split(' ').slice(0, maxWords).filter(Boolean) ?? [];
  const [first] = words;
  if (!first) return [];
  return transaction.query<Hit>(searchStatement(words.length), [
    workspaceId,
    userId,
    limit,
    ` ${words.join(' ')}%`,
    `% ${first}%\n%`,
    `%${first}%\n%`,
    ...words.map(patternOf),
  ]);
}

// Nothing of a plain word means anything to `like`. Half the records hold any one letter: alone it is
// the beginning of a word.
function patternOf(word: string): string {
  return /^[a-z0-9]$/.test(word) ? `% ${word}%` : `%${word}%`;
}

// What fits is found in the indexes alone. Titles that begin with what was typed come first, then
// titles with such a word, with a part of one, all others; of each the newest, as ids grow.
function searchStatement(words: number): string {
  const tables = [...searched.values()];
  const holds = Array.from({ length: words }, (_, i) => `own.search_text like $${i + 7}`);
  return `
    with found as materialized (
      select place, id, closeness
      from (${tables.map((table, place) => fitting(table, place, holds)).join(' union all ')}) as fitting,
        lateral (select case when search_text like $4 then 0 when search_text like $5 then 1
          when search_text like $6 then 2 else 3 end as closeness) as close
      order by closeness, id desc limit $3
    )
    select domain, id, title, "on", parent
    from (${tables.map(shown).join(' union all ')}) as shown order by closeness, id desc`;
}

function fitting(table: SearchedTable, place: number, holds: readonly string[]): string {
  const { name, hasReader } = table;
  const conditions = [ofOwner(table), 'own.deleted_at is null', ...holds];
  if (hasReader) conditions.push(mayRead);
  return `select ${place} as place, own.id, own.search_text from ${name} own ${parentOf(table).join}
    where ${conditions.join(' and ')}`;
}

function shown(table: SearchedTable, place: number): string {
  const { name, title, on } = table;
  const { json, join } = parentOf(table);
  return `select closeness, '${name.replaceAll('_', '-')}' as domain, own.id,
      left(own.${title}, 200) as title, ${on ? `own.${on}::text` : 'null'} as "on", ${json} as parent
    from found join ${name} own on own.id = found.id and ${ofOwner(table)} ${join}
    where place = ${place}`;
}

function ofOwner({ owner }: SearchedTable): string {
  return `own.${owner} = ${owner === 'user_id' ? '$2' : '$1'}`;
}

// Parts of what is deleted are not found.
function parentOf({ name, owner, within }: SearchedTable): { join: string; json: string } {
  if (!within) return { join: '', json: 'null::json' };
  const parent = searched.get(within.table);
  if (!parent) throw new Error(`${within.table}, which ${name} is within, has no search`);
  return {
    join: `join ${within.table} parent on parent.${owner} = own.${owner}
      and parent.id = own.${within.by} and parent.deleted_at is null`,
    json: `json_build_object('id', parent.id, 'title', left(parent.${parent.title}, 200))`,
  };
}
