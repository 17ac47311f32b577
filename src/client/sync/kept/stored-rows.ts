import { keepSame } from '#client/sync/keep-same.ts';
import { type Part, textOfRows, TextRows } from './row-texts.ts';

const rowsPerText = 1_000;

interface Written {
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

interface Unread extends Reading {
  /** The list as it lies in the database. */
  stored: WithRows;
  texts?: TextRows[];
}

// By the hash of its query, the rows of a list as they were last read or written.
const known = new Map<string, readonly Written[]>();
// What was read from the database and not looked at as a whole yet.
const unread = new WeakMap<object, Unread>();

/**
 * The data of a query as the browser's database takes it. The rows of a list become texts of a
 * thousand each: copied in half the time of so many objects, and made anew only where rows changed.
 */
export function packed(hash: string, data: unknown): unknown {
  const asStored = typeof data === 'object' && data !== null ? unread.get(data) : undefined;
  if (asStored) return asStored.stored;
  if (!hasRows(data)) return data;
  const before = known.get(hash) ?? [];
  const parts: Written[] = [];
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
  const lying: Unread = { stored, ...reading };
  unread.set(data, lying);
  setRows({
    get: () => {
      unread.delete(data);
      const rows = readRows(hash, lying);
      setRows({ value: rows, writable: true });
      return rows;
    },
  });
  return data;
}

function readRows(hash: string, lying: Unread) {
  try {
    const parts = textsOf(lying).map((one): Written => ({ rows: one.all(), text: one.text }));
    const rows = parts.flatMap((part) => part.rows);
    if (rows.every(lying.isSound)) {
      known.set(hash, parts);
      return rows;
    }
  } catch {
    // Rows that are no JSON any more.
  }
  lying.onTorn();
  return [];
}

// What `packed` wrote: rows as texts.
function textsOf(lying: Unread): TextRows[] {
  lying.texts ??= lying.stored.rows.map((text) => new TextRows(String(text)));
  return lying.texts;
}

/**
 * A part of the rows of a list that nobody has looked at as a whole yet: no other rows are made for
 * it. They are the same objects that the whole list has. Undefined where the whole is to be looked at.
 */
export function partOf<R>(data: { rows: readonly R[] }, part: Part): readonly R[] | undefined {
  const lying = unread.get(data);
  if (!lying) return undefined;
  try {
    const rows = textsOf(lying).flatMap((text) => text.some(part));
    // `packed` wrote them of such rows.
    return rows.every(lying.isSound) ? (rows as R[]) : undefined;
  } catch {
    // Whoever looks at the whole is told.
    return undefined;
  }
}

/** Whether a list has any row, which nobody needs to look at for this. */
export function isEmpty(data: WithRows): boolean {
  return (unread.get(data)?.stored ?? data).rows.length === 0;
}

/** Lets go of a list, or of all. */
export function forgetPacked(hash?: string): void {
  if (hash === undefined) known.clear();
  else known.delete(hash);
}

function hasRows(data: unknown): data is WithRows {
  return typeof data === 'object' && data !== null && 'rows' in data && Array.isArray(data.rows);
}
