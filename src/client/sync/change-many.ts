import { pluralOf } from '#client/words/count-text.ts';
import { maxTags } from '#shared/contracts/limits.ts';
import { keysOf, picked } from '#client/sync/live/changed-fields.ts';
import type { Group } from './collection-many.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { numberText } from '#shared/words/number-text.ts';
import { capitalized } from '#shared/words/capitalized.ts';

type Id = { id: string };
interface Writes<Fields> {
  updateMany: (groups: readonly Group<Fields>[]) => Promise<{ ok: boolean }>;
}
interface Removals {
  removeMany: (ids: readonly string[]) => Promise<{ ok: boolean }>;
  restoreMany: (ids: readonly string[]) => Promise<{ ok: boolean }>;
}

/** Gives each of many rows values at once, with one undo for all. */
export function changeMany<Row extends Id & Fields, Fields extends object>(
  collection: Writes<Partial<Fields>>,
  rows: readonly Row[],
  changesOf: (row: Row, at: number) => Partial<Fields>,
  text: string,
): void {
  if (rows.length === 0) return;
  const changes = rows.map(changesOf);
  const before = rows.map((row, at) => picked<Fields>(row, keysOf<Fields>(changes[at] as Fields)));
  tellDone(text, [collection.updateMany(grouped(rows, changes))], () =>
    collection.updateMany(grouped(rows, before)),
  );
}

/** Gives a tag to those that lack it and have room for one more. */
export function tagMany<Row extends Id & { tags: string[] }>(
  collection: Writes<{ tags?: string[] }>,
  rows: readonly Row[],
  tag: string,
  noun: string,
): void {
  const missing = rows.filter(({ tags }) => !tags.includes(tag) && tags.length < maxTags);
  const text = countText(missing.length, noun, `tagged #${tag}`);
  changeMany(collection, missing, ({ tags }) => ({ tags: [...tags, tag] }), text);
}

/** Deletes rows at once; Undo brings all of them back. `more` is said of what comes of it. */
export function removeMany(
  collection: Removals,
  rows: readonly Id[],
  noun: string,
  more = '',
): void {
  const ids = rows.map(({ id }) => id);
  const text = countText(ids.length, noun, 'deleted') + more;
  tellDone(text, [collection.removeMany(ids)], () => collection.restoreMany(ids));
}

/** 'Brand archived', '1,204 brands archived' */
export function countText(count: number, noun: string, done: string): string {
  if (count === 1) return `${capitalized(noun)} ${done}`;
  return `${numberText(count)} ${pluralOf(noun)} ${done}`;
}

// Rows that get the same values travel together.
function grouped<Fields extends object>(
  rows: readonly Id[],
  changes: readonly Fields[],
): Group<Fields>[] {
  const groups = new Map<string, { ids: string[]; fields: Fields }>();
  for (const [at, fields] of changes.entries()) {
    const id = rows[at]?.id;
    if (!id) continue;
    const key = JSON.stringify(fields);
    const group = groups.get(key);
    if (group) group.ids.push(id);
    else groups.set(key, { ids: [id], fields });
  }
  return [...groups.values()];
}
