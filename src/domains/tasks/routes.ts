import { crud } from '#server/crud.ts';
import { routes } from '#server/routes.ts';
import { tasksContract } from './contract.ts';
import { taskFields } from './schema.ts';

const tasks = crud({ table: 'tasks', scope: 'own', fields: taskFields, noun: 'Task' });

export const tasksRoutes = routes('tasks', tasksContract, {
  ...tasks,
  list: (context, input) =>
    tasks.list(context, input, {
      where:
        'and (completed_at is null or planned_on is null or $4::date is null or planned_on >= $4)',
      values: [input.query.since ?? null],
    }),
});
