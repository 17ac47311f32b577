import type { Task } from '#domains/tasks/schema.ts';

/** How many tasks are open in each category. */
export function openByCategory(rows: readonly Task[]): ReadonlyMap<string, number> {
  return tasksByCategory(rows.filter((task) => task.completedAt === null));
}

/** How many tasks each category has. */
export function tasksByCategory(rows: readonly Task[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { categoryId } of rows) {
    if (categoryId) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  }
  return counts;
}
