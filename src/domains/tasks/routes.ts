import { crud } from '#server/crud.ts';
import { routes } from '#server/routes.ts';
import { tasksContract } from './contract.ts';
import { taskFields } from './schema.ts';

const tasks = crud({ table: 'tasks', scope: 'own', fields: taskFields, noun: 'Task' });

export const tasksRoutes = routes('tasks', tasksContract, {
  ...tasks,
  list: (context, input) => {
    const { since, from, to } = input.query;
    return tasks.list(context, input, {
      where: from
        ? 'and completed_at is not null and planned_on between $4::date and $5::date'
        : 'and (completed_at is null or planned_on is null or $4::date is null or planned_on >= $4)',
      values: from ? [from, to] : [since ?? null],
    });
  },
  async doneMonths({ transaction, userId }) {
    const months = await transaction.query<{ month: string; count: number }>(countDoneMonths, [
      userId,
    ]);
    return { months };
  },
});

const countDoneMonths = `select to_char(planned_on, 'YYYY-MM') as month, count(*)::int as count
  from tasks
  where user_id = $1 and completed_at is not null and planned_on is not null and deleted_at is null
  group by 1 order by 1 desc`;
