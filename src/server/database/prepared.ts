import { createHash } from 'node:crypto';
import type pg from 'pg';

const maxNames = 500;
const names = new Map<string, string>();

/** Runs a statement; one with parameters goes as a named one, parsed and planned once per connection. */
export function preparedQuery<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[] = [],
): Promise<pg.QueryResult<Row>> {
  const prepared: pg.QueryConfig = { text, values: [...values] };
  const name = values.length > 0 ? nameOf(text) : undefined;
  return client.query<Row>(name ? { ...prepared, name } : prepared);
}

// Past the bound a statement goes unnamed: text built per request must not fill the server's memory.
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maxNames) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
