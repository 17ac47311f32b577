import { defineCollection } from '#client/sync/collection.ts';
import { readingGoalsContract } from './contract.ts';
import type { ReadingGoal } from './schema.ts';

/** How many books the user means to read in which year. */
export const readingGoals = defineCollection({
  name: 'reading-goals',
  contract: readingGoalsContract,
  scope: 'own',
  messages: {
    load: 'Failed to load goal',
    create: 'Failed to set goal',
    update: 'Failed to change goal',
    remove: 'Failed to delete goal',
  },
});

/** The goal of each year: a selector for `readingGoals`. Of two devices the later one has it. */
export function goalsByYear(rows: readonly ReadingGoal[]): ReadonlyMap<number, ReadingGoal> {
  const inOrder = rows.toSorted((one, other) => one.updatedAt.localeCompare(other.updatedAt));
  return new Map(inOrder.map((goal) => [goal.year, goal]));
}
