import { keepSame } from '#client/sync/keep-same.ts';
import { rowsOfText, textOfRows } from './row-texts.ts';

const rowsPerText = 1_000;

interface Part {
  rows: readonly unknown[];
  text: string;
}

interface WithRows {
  rows: readonly unknown[];
}

/** What becomes of rows that somebody looks at. */
interface Reading {
  isSound: (row: unknown) => boolean;
  /** Its texts are no rows: it is shown without any, until it comes from elsewhere. */
  onTorn: () => void;
}

// By the hash of its query, the rows of a list as they were last read or written.
const known = new Map<string, readonly Part[]>();
// What was read from the database and not looked at yet, as it lies there.
const unread = new WeakMap<object, WithRows>();

/**
 * The data of a query as the browser's database takes it. The rows of a list become texts of a
 * thousand each: copied in half the time of so many objects, and made anew only where rows changed.
 */
export function packed(hash: string, data: unknown): unknown {
  const asStored = typeof data === 'object' && data !== null ? unread.get(data) : undefined;
  if (asStored) return asStored;
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

/**
 * The data of a query again, of what `packed` made. Rows are made of its texts when somebody first
 * looks at them: a list that the page does not show costs nothing as it opens.
 */
export function unpacked(hash: string, stored: unknown, reading: Reading): unknown {
  if (!hasRows(stored)) return stored;
  const data: WithRows = { ...stored, rows: [] };
  const setRows = (how: PropertyDescriptor) =>
    Object.defineProperty(data, 'rows', { configurable: true, enumerable: true, ...how });
  unread.set(data, stored);
  setRows({
    get: () => {
      unread.delete(data);
      const rows = readRows(hash, stored, reading);
      setRows({ value: rows, writable: true });
      return rows;
    },
  });
  return data;
}

function readRows(hash: string, stored: WithRows, { isSound, onTorn }: Reading) {
  try {
    // What `packed` wrote: rows as texts.
    const parts = stored.rows.map(String).map((text): Part => ({ rows: rowsOfText(text), text }));
    const rows = parts.flatMap((part) => part.rows);
    if (rows.every(isSound)) {
      known.set(hash, parts);
      return rows;
    }
  } catch {
    // Rows that are no JSON any more.
  }
  onTorn();
  return [];
}

/** Lets go of a list, or of all. */
export function forgetPacked(hash?: string): void {
  if (hash === undefined) known.clear();
  else known.delete(hash);
}

function hasRows(data: unknown): data is WithRows {
  return typeof data === 'object' && data !== null && 'rows' in data && Array.isArray(data.rows);
}
