import { checksComing } from '#client/form/checks.ts';
import { defineCollection } from '#client/sync/collection.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { starredDaysContract } from './contract.ts';
import type { StarredDay } from './schema.ts';

const failedText = 'Failed to update starred day';

export const starredDays = defineCollection({
  name: 'starred-days',
  contract: starredDaysContract,
  scope: 'own',
  messages: {
    load: 'Failed to load starred days',
    create: failedText,
    update: failedText,
    remove: failedText,
  },
});

/** The dates that are starred: a selector for `starredDays.useRows`. */
export function starredDates(rows: readonly StarredDay[]): ReadonlySet<string> {
  return new Set(rows.map((row) => row.starredOn));
}

/** Stars a day, or takes its star away. */
export async function toggleStar(starredOn: string): Promise<void> {
  // Pressed again before the first could be written, it would find no star, and make another.
  const coming = checksComing();
  if (coming) await coming;
  const stars = starredDays.read(allRows).filter((row) => row.starredOn === starredOn);
  if (stars.length === 0) await starredDays.create({ starredOn });
  // Two devices may have starred the same day.
  else await Promise.all(stars.map((star) => starredDays.remove(star.id)));
}
