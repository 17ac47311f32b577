import type { Category } from './schema.ts';

type Placed = Pick<Category, 'id' | 'sortOrder'>;

/** The categories as somebody put them, those of one place as they were made: the first has the key 1. */
export function inOrder(rows: readonly Category[]): readonly Category[] {
  return rows.toSorted(
    (one, other) => one.sortOrder - other.sortOrder || (one.id < other.id ? -1 : 1),
  );
}

/** The place behind all others. */
export function lastPlace(rows: readonly Placed[]): number {
  return Math.max(0, ...rows.map(({ sortOrder }) => sortOrder + 1));
}

export const takenText = 'A category with this name exists already';
