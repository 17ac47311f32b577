import { placeOf, type Row } from './truth.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * What a pending operation does to the rows on screen, as plain data: `put` shows a row unless it
 * is there already, `patch` changes fields of one row or of all rows that have the values of
 * `where`, `drop` hides a row.
 */
export type Effect = { collection: string } & (
  | { do: 'put'; row: Row }
  | { do: 'patch'; id: string; patch: Values }
  | { do: 'patch'; where: Values; patch: Values }
  | { do: 'drop'; id: string }
);

/** The id of the one row that an effect changes; undefined if it changes many. */
export function targetOf(effect: Effect): string | undefined {
  if (effect.do === 'put') return effect.row.id;
  const id = 'id' in effect ? effect.id : effect.where['id'];
  return typeof id === 'string' ? id : undefined;
}

// A row and an effect always give the same object, so that rows which did not change stay the same
// while operations come and go.
const patched = new WeakMap<Effect, WeakMap<Row, Row>>();

/** The rows with the effects laid over, in order; without effects the very same array. */
export function overlay<R extends Row>(
  truth: readonly R[],
  effects: readonly Effect[],
): readonly R[] {
  if (effects.length === 0) return truth;
  const layer = new Layer(truth);
  for (const effect of effects) layer.apply(effect);
  // Effects are stored with the type of their collection forgotten; they were made for these rows.
  return layer.result() as readonly R[];
}

class Layer {
  readonly #truth: readonly Row[];
  readonly #rows: (Row | null)[];
  readonly #added = new Map<string, number>();
  #dropped = false;

  constructor(truth: readonly Row[]) {
    this.#truth = truth;
    this.#rows = [...truth];
  }

  apply(effect: Effect): void {
    if (effect.do === 'put') this.#put(effect.row);
    else if (effect.do === 'drop') this.#drop(effect.id);
    else if ('id' in effect) this.#patch(effect, this.#place(effect.id));
    else this.#patchAll(effect);
  }

  result(): readonly Row[] {
    return this.#dropped ? this.#rows.filter((row) => row !== null) : this.#whole();
  }

  // Nothing was dropped, so no row is null; a filter would walk through all of them to say so.
  #whole(): readonly Row[] {
    return this.#rows as readonly Row[];
  }

  #place(id: string): number {
    const added = this.#added.get(id);
    if (added !== undefined) return added;
    const place = placeOf(this.#truth, id);
    return place >= 0 && this.#rows[place] ? place : -1;
  }

  #put(row: Row): void {
    if (this.#place(row.id) >= 0) return;
    this.#added.set(row.id, this.#rows.length);
    this.#rows.push(row);
  }

  #drop(id: string): void {
    const place = this.#place(id);
    if (place < 0) return;
    this.#rows[place] = null;
    this.#added.delete(id);
    this.#dropped = true;
  }

  #patch(effect: Effect & { do: 'patch' }, place: number): void {
    const row = this.#rows[place];
    if (row) this.#rows[place] = withPatch(row, effect);
  }

  #patchAll(effect: Effect & { do: 'patch'; where: Values }): void {
    for (const [place, row] of this.#rows.entries()) {
      if (row && matches(row, effect.where)) this.#rows[place] = withPatch(row, effect);
    }
  }
}

/** Whether a row has all these values. */
export function matches(row: object, where: Values): boolean {
  for (const name in where) if (Reflect.get(row, name) !== where[name]) return false;
  return true;
}

function withPatch(row: Row, effect: Effect & { do: 'patch' }): Row {
  const made = patched.get(effect) ?? new WeakMap<Row, Row>();
  patched.set(effect, made);
  const known = made.get(row);
  if (known) return known;
  const result = { ...row, ...effect.patch };
  made.set(row, result);
  return result;
}
