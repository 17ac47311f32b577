import { createHash } from 'node:crypto';
import type pg from 'pg';

const maxNames = 500;
const known = new Map<string, string>();

/** Whether the server may be asked again by the name of a statement: not if a pooler stands between that knows none. */
export type Names = 'kept' | 'none';

/** Runs a statement; one with parameters goes as a named one, parsed and planned once per connection. */
export function preparedQuery<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[] = [],
  names: Names = 'kept',
): Promise<pg.QueryResult<Row>> {
  const prepared: pg.QueryConfig = { text, values: [...values] };
  const name = values.length > 0 && names === 'kept' ? nameOf(text) : undefined;
  return client.query<Row>(name ? { ...prepared, name } : prepared);
}

// Past the bound a statement goes unnamed: text built per request must not fill the server's memory.
function nameOf(text: string): string | undefined {
  const name = known.get(text);
  if (name || known.size >= maxNames) return name;
  const made = createHash('sha1').update(text).digest('base64url');
  known.set(text, made);
  return made;
}
