import { columnOf } from './records.ts';
import type { DB as Tables } from '#server/database/tables.ts';

/** A table that holds rows of people, and how to find those of one. */
export interface PersonalTable {
  name: string;
  /** `own` rows belong to the person; of a workspace's rows those count that the person made. */
  scope: 'own' | 'workspace';
  /** The column that names the person. */
  column: string;
  /** Rows with one reader belong to nobody else, and go with them. */
  hasReader: boolean;
  /** Columns that must not leave the house. */
  secret: readonly string[];
}

/** Every table that the export of a person's data reads. */
export const personalTables = new Map<string, PersonalTable>();

/**
 * Puts a table with an `id` into the export of personal data. Collections of `crud` are there
 * already; a test finds every other table that names a person and is in no list.
 */
export function exportsTable(
  table: keyof Tables,
  options: Pick<PersonalTable, 'scope'> & Partial<Omit<PersonalTable, 'name'>>,
): void {
  const name = columnOf(table);
  const column = options.scope === 'own' ? 'user_id' : 'created_by_user_id';
  personalTables.set(name, { name, column, hasReader: false, secret: [], ...options });
}
