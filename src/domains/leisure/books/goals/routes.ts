import { crud } from '#server/records/crud.ts';
import { routes } from '#server/http/routes.ts';
import { readingGoalsContract } from './contract.ts';
import { readingGoalFields } from './schema.ts';

export const readingGoalsRoutes = routes(
  'reading-goals',
  readingGoalsContract,
  crud({ table: 'readingGoals', scope: 'own', fields: readingGoalFields, noun: 'Goal' }),
);
