import type { Transaction } from '#server/database/transaction.ts';

// A table that has grown to more than twice what PostgreSQL last saw of it, or of which half has
// changed since: just imported, or restored by other means than ours.
const isPastText = `exists (
  select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and (
    pg_relation_size(oid) / current_setting('block_size')::int > 2 * relpages + 50
    or pg_stat_get_mod_since_analyze(oid) > 1000 + reltuples / 2))`;

const carefullyText = `select set_config('enable_nestloop', $1, true),
  set_config('plan_cache_mode', 'force_custom_plan', true)`;

// The sizes of all tables cost a millisecond, an agenda eight.
const lookEveryMs = 10_000;
let lookedAt = 0;
let isPast = false;

/**
 * Has the statements of a transaction planned with care while a table has grown past its statistics,
 * for what joins much. Any list of such a table is one row to PostgreSQL, which would then read all of
 * another list anew for each of its rows: ten seconds instead of a tenth. Until the statistics are
 * there, lists are joined as wholes, by hash.
 */
export function planWithCare({ query, send }: Pick<Transaction, 'query' | 'send'>): void {
  if (Date.now() - lookedAt < lookEveryMs) {
    if (isPast) send(carefullyText, ['off']);
    return;
  }
  lookedAt = Date.now();
  const remember = (rows: readonly unknown[]) => {
    isPast = rows.length > 0;
  };
  // What comes after it in the transaction says what has failed.
  query(`${carefullyText} where ${isPastText}`, ['off']).then(remember, () => undefined);
}

/**
 * Has the statements of a transaction read their rows in the order of an index instead of sorting
 * them, for the pages of a long list: sorted, each page would read all that is left of it.
 */
export function readInOrder({ send }: Pick<Transaction, 'send'>): void {
  send(`select set_config('enable_sort', $1, true)`, ['off']);
}
