import * as z from 'zod/mini';
import { entity } from '#shared/entity.ts';

const wrongTarget = 'Use 1 to 999 books';

/** How many books somebody means to finish in a year; of two for one year the later one counts. */
export const readingGoalFields = {
  year: z.int('Use a year').check(z.minimum(1, 'Use a year'), z.maximum(2200, 'Use a year')),
  target: z.int(wrongTarget).check(z.minimum(1, wrongTarget), z.maximum(999, wrongTarget)),
};
export const readingGoal = entity(readingGoalFields);
export type ReadingGoal = z.infer<typeof readingGoal>;
