import type { Cursor } from '#shared/contracts/pages.ts';

/** The least that a record must have to live in a collection. */
export interface Row {
  id: string;
  version: number;
}

/** A record as stored, or null once deleted, at the version that says which of two is newer. */
export interface RowChange<R extends Row = Row> {
  id: string;
  version: number;
  row: R | null;
}

/** A record as an answer brings it: there, at its version. */
export function storedRow<R extends Row>(row: R): RowChange<R> {
  return { id: row.id, version: row.version, row };
}

/** The server's rows of one collection, with what was deleted lately: nothing here is a guess. */
export interface Truth<R extends Row = Row> {
  rows: readonly R[];
  /** By id, the version at which a row was deleted; a late answer must not bring it back. */
  gone: ReadonlyMap<string, number>;
  /** Where the list stood in its stream when it was read. */
  cursor: Cursor;
}

/** A list as just read from the server. */
export interface Loaded<R extends Row = Row> {
  loaded: readonly R[];
  cursor: Cursor;
}

/** Whether both say the same of rows. Those that nobody has looked at are not looked at for this. */
export function hasSameRows(one: Truth | undefined, other: Truth | undefined): boolean {
  return one === other || (one !== undefined && other !== undefined && one.rows === other.rows);
}

const maxGone = 1_000;

// Where each id stands in an array of rows. Arrays that only differ in replaced or appended rows
// share one map, so a look-up has to check that it found the right row (`placeOf`).
const places = new WeakMap<readonly Row[], Map<string, number>>();

function placesIn(rows: readonly Row[]): Map<string, number> {
  const known = places.get(rows);
  if (known) return known;
  const built = new Map(rows.map((row, place) => [row.id, place]));
  places.set(rows, built);
  return built;
}

/** Where the row of this id stands, or -1. */
export function placeOf(rows: readonly Row[], id: string): number {
  const place = placesIn(rows).get(id) ?? -1;
  return rows[place]?.id === id ? place : -1;
}

/**
 * The truth after changes that may come twice, late or out of order: the newest version of each
 * row wins, and a deletion stays. Rows that did not change stay the same objects.
 */
export function mergeChanges<R extends Row>(
  truth: Truth<R>,
  changes: Iterable<RowChange<R>>,
): Truth<R> {
  const merge = new Merge(truth);
  for (const change of changes) merge.take(change);
  return merge.result();
}

class Merge<R extends Row> {
  readonly #truth: Truth<R>;
  #rows: (R | null)[] | undefined;
  #gone: Map<string, number> | undefined;
  #removed = false;
  readonly #places: Map<string, number>;

  constructor(truth: Truth<R>) {
    this.#truth = truth;
    this.#places = placesIn(truth.rows);
  }

  take({ id, version, row }: RowChange<R>): void {
    const rows = this.#rows ?? this.#truth.rows;
    const gone = this.#gone ?? this.#truth.gone;
    const place = this.#places.get(id) ?? -1;
    const found = rows[place] ?? undefined;
    const held = found?.id === id ? found : undefined;
    const newest = Math.max(held?.version ?? -1, gone.get(id) ?? -1);
    if (version < newest || (version === newest && (row !== null || !held))) return;
    if (row === null) this.#remove(id, version, held ? place : -1);
    else this.#put(row, held ? place : -1);
  }

  result(): Truth<R> {
    if (!this.#rows && !this.#gone) return this.#truth;
    const { cursor } = this.#truth;
    const gone = this.#gone ?? this.#truth.gone;
    if (!this.#rows) return { rows: this.#truth.rows, gone, cursor };
    const rows = this.#rows.filter((row) => row !== null);
    if (!this.#removed) places.set(rows, this.#places);
    return { rows, gone, cursor };
  }

  #put(row: R, place: number): void {
    this.#rows ??= [...this.#truth.rows];
    if (place >= 0) {
      this.#rows[place] = row;
    } else {
      this.#places.set(row.id, this.#rows.length);
      this.#rows.push(row);
    }
    if ((this.#gone ?? this.#truth.gone).has(row.id)) this.#writeGone().delete(row.id);
  }

  #remove(id: string, version: number, place: number): void {
    if (place >= 0) {
      this.#rows ??= [...this.#truth.rows];
      this.#rows[place] = null;
      this.#removed = true;
    }
    const gone = this.#writeGone();
    // Taken out first, so that the newest stand last and the oldest are forgotten first.
    gone.delete(id);
    gone.set(id, version);
    if (gone.size > maxGone) for (const oldest of gone.keys()) return void gone.delete(oldest);
  }

  #writeGone(): Map<string, number> {
    this.#gone ??= new Map(this.#truth.gone);
    return this.#gone;
  }
}

/**
 * The truth after a list was read. `during` is what arrived while it was being read, newer than
 * the list or not; a row that the list lacks and that did not arrive meanwhile has been deleted.
 */
export function takeList<R extends Row>(
  before: Truth<R> | undefined,
  { loaded, cursor }: Loaded<R>,
  during: Iterable<RowChange<R>>,
): Truth<R> {
  // Versions of another epoch, such as a restored backup, say nothing about those of this one.
  const known = before?.cursor.epoch === cursor.epoch ? before : undefined;
  const rows = known ? newest(known, loaded) : loaded;
  const gone = known?.gone ?? new Map<string, number>();
  return mergeChanges({ rows: sameRows(known?.rows, rows), gone, cursor }, during);
}

function newest<R extends Row>(known: Truth<R>, loaded: readonly R[]): readonly R[] {
  const rows: R[] = [];
  for (const row of loaded) {
    const held = known.rows[placeOf(known.rows, row.id)];
    if ((known.gone.get(row.id) ?? -1) >= row.version) continue;
    rows.push(held && held.version >= row.version ? held : row);
  }
  return rows;
}

/** `before` if it holds the same rows in the same order, so that nobody looks at them anew. */
function sameRows<R>(before: readonly R[] | undefined, rows: readonly R[]): readonly R[] {
  const same = before?.length === rows.length && rows.every((row, place) => row === before[place]);
  return same && before ? before : rows;
}
