import { keepSame } from '#client/sync/keep-same.ts';
import { rowsOfText, textOfRows } from './row-texts.ts';

const rowsPerText = 1_000;

interface Part {
  rows: readonly unknown[];
  text: string;
}

// By the hash of its query, the rows of a list as they were last read or written.
const known = new Map<string, readonly Part[]>();

/**
 * The data of a query as the browser's database takes it. The rows of a list become texts of a
 * thousand each: copied in half the time of so many objects, and made anew only where rows changed.
 */
export function packed(hash: string, data: unknown): unknown {
  if (!hasRows(data)) return data;
  const before = known.get(hash) ?? [];
  const parts: Part[] = [];
  for (let from = 0; from < data.rows.length; from += rowsPerText) {
    const held = before[parts.length];
    const slice = data.rows.slice(from, from + rowsPerText);
    const isHeld = held !== undefined && keepSame(held.rows, slice) === held.rows;
    parts.push(isHeld ? held : { rows: slice, text: textOfRows(slice) });
  }
  known.set(hash, parts);
  return { ...data, rows: parts.map(({ text }) => text) };
}

/** The data of a query again, of what `packed` made. */
export function unpacked(hash: string, data: unknown): unknown {
  if (!hasRows(data)) return data;
  // What `packed` wrote: rows as texts.
  const parts = data.rows.map(String).map((text): Part => ({ rows: rowsOfText(text), text }));
  known.set(hash, parts);
  return { ...data, rows: parts.flatMap(({ rows }) => rows) };
}

/** Lets go of a list, or of all. */
export function forgetPacked(hash?: string): void {
  if (hash === undefined) known.clear();
  else known.delete(hash);
}

function hasRows(data: unknown): data is { rows: readonly unknown[] } {
  return typeof data === 'object' && data !== null && 'rows' in data && Array.isArray(data.rows);
}
