import type { UserContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import { routes } from '#server/http/routes.ts';
import { onAgenda } from '#domains/around/agenda/service.ts';
import {
  beginRule,
  followCompletion,
  laterInSeries,
  lockTasks,
  passOn,
  readyToRestore,
  takeBackNext,
} from '#domains/tasks/repeating/service.ts';
import { linkJobs, requireOwnWorkspace } from '#domains/tasks/linking/service.ts';
import { withListAfter } from '#shared/merging/merged-items.ts';
import { tasksContract } from './contract.ts';
import { taskDates } from './rules.ts';
import { type Task, type TaskChanges, taskFields } from './schema.ts';

// The noun of the sentence for one that is not there is the specification's (section 8).
const tasks = crud({
  table: 'tasks',
  scope: 'own',
  fields: taskFields,
  noun: 'Todo',
  search: { on: 'plannedOn' },
});

const dated = {
  layer: 'tasks',
  collection: 'tasks',
  from: `tasks as row left join categories
    on categories.user_id = row.user_id and categories.id = row.category_id`,
  isPersonal: true,
  title: 'row.title',
  status: `case when row.completed_at is null then 'open' else 'done' end`,
  color: 'categories.color',
  assignee: 'row.user_id',
} as const;
const [planned, deadline] = taskDates;
onAgenda(
  {
    ...dated,
    rule: planned,
    time: `to_char(coalesce(row.start_time, row.due_time), 'HH24:MI')`,
  },
  { ...dated, rule: deadline },
);

// Everything else of a task can change without a look at it and its series.
const needsLook = ({ completedAt, repeatRule, linkWorkspaceId }: TaskChanges) =>
  completedAt !== undefined || repeatRule !== undefined || Boolean(linkWorkspaceId);

export const tasksRoutes = routes(
  'tasks',
  tasksContract,
  {
    ...tasks,
    list: (context, input) => {
      const { since, from, to } = input.query;
      if (from) return tasks.list(context, input, { where: doneBetween, values: [from, to] });
      if (since) return tasks.list(context, input, { where: presentSince, values: [since] });
      return tasks.list(context, input);
    },

    /** A task with a rule begins its series on its day. */
    async create(context, { body }) {
      await requireOwnWorkspace(context, body);
      const repeatFrom = body.repeatRule ? body.plannedOn : null;
      return tasks.create(context, { body: { ...body, repeatFrom } });
    },

    async update(context, { params, query: { series }, body: { checklistWas, ...sent } }) {
      const looks = series || needsLook(sent) || checklistWas;
      const [before] = looks ? await lockTasks(context, [params.id]) : [];
      if (!before) return tasks.update(context, { params, body: sent });
      const body = withListAfter(sent, { was: checklistWas, now: before.checklist });
      await requireOwnWorkspace(context, body);
      const isOfOne = series === 'this';
      const comesBack = isOfOne && before.repeatRule === null && Boolean(body.repeatRule);
      if (comesBack) await takeBackNext(context, before.id);
      else if (isOfOne) await passOn(context, before);
      const fields = isOfOne && !comesBack ? { ...body, repeatRule: null } : body;
      await beginRule(context, [before], { ...fields, isOfOne });
      const answer = await tasks.update(context, { params, body: fields });
      if (series === 'following') await changeLater(context, before, body);
      await followCompletion(context, before, changed(before, fields));
      return answer;
    },

    async updateMany(context, input) {
      const relevant = input.body.changes.filter(({ fields }) => needsLook(fields));
      const before = new Map<string, Task>();
      if (relevant.length > 0) {
        const locked = await lockTasks(
          context,
          relevant.flatMap(({ ids }) => ids),
        );
        for (const task of locked) before.set(task.id, task);
      }
      const tasksOf = (ids: readonly string[]) => ids.flatMap((id) => before.get(id) ?? []);
      for (const { ids, fields } of relevant) {
        if (tasksOf(ids).length > 0) await requireOwnWorkspace(context, fields);
        await beginRule(context, tasksOf(ids), fields);
      }
      const answer = await tasks.updateMany(context, input);
      for (const { ids, fields } of relevant) {
        for (const task of tasksOf(ids))
          await followCompletion(context, task, changed(task, fields));
      }
      return answer;
    },

    async remove(context, { params, query: { series } }) {
      const [before] = series ? await lockTasks(context, [params.id]) : [];
      if (before && series === 'this') await passOn(context, before);
      if (before && series === 'following') {
        for (const id of await laterInSeries(context, before))
          await tasks.remove(context, { params: { id } });
      }
      return tasks.remove(context, { params });
    },

    /** Each is deleted by itself: of a series the next one is made. */
    async removeMany(context, input) {
      for (const task of await lockTasks(context, input.body.ids)) await passOn(context, task);
      return tasks.removeMany(context, input);
    },

    /** Brings back what went along with it, and takes back what was made in its place. */
    async restore(context, { params }) {
      const others = await readyToRestore(context, [params.id]);
      for (const id of others.filter((other) => other !== params.id))
        await tasks.restore(context, { params: { id } });
      const answer = await tasks.restore(context, { params });
      await takeBackNextOfOpen(context, [params.id]);
      return answer;
    },

    async restoreMany(context, input) {
      await readyToRestore(context, input.body.ids);
      const answer = await tasks.restoreMany(context, input);
      await takeBackNextOfOpen(context, input.body.ids);
      return answer;
    },

    async doneMonths({ transaction, userId }) {
      const months = await transaction.query<{ month: string; count: number }>(countDoneMonths, [
        userId,
      ]);
      return { months };
    },
  },
  { jobs: linkJobs },
);

function changed(before: Task, fields: TaskChanges): Task {
  // A field that is undefined was left out.
  const said = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(said) };
}

// The tasks that come later keep their own days and ticks.
async function changeLater(context: UserContext, task: Task, fields: TaskChanges): Promise<void> {
  const {
    plannedOn: _,
    completedAt: __,
    deadlineOn: ___,
    sortOrder: ____,
    checklist: _____,
    ...body
  } = fields;
  if (Object.keys(body).length === 0) return;
  for (const id of await laterInSeries(context, task))
    await tasks.update(context, { params: { id }, body });
}

async function takeBackNextOfOpen(context: UserContext, ids: readonly string[]): Promise<void> {
  for (const task of await lockTasks(context, ids)) {
    if (task.repeatRule && !task.completedAt) await takeBackNext(context, task.id);
  }
}

// Each of these is a range of one index. `between` where one side would do: a lone `>=` counts as a
// third of the table.
const start = (date: string) => `((${date})::timestamp at time zone 'UTC')`;
const done = 'completed_at is not null';
const doneWithin = (from: string, to: string, instants: string) => {
  const days = `between ${from} and ${to}`;
  const isElsewhere = (day: string) => `(${day} ${days}) is not true`;
  return [
    { where: `${done} and planned_on ${days}`, by: 'planned_on' },
    {
      where: `${done} and deadline_on ${days} and ${isElsewhere('planned_on')}`,
      by: 'deadline_on',
    },
    {
      where: `${done} and planned_on is null and completed_at between ${instants}
        and ${isElsewhere('deadline_on')}`,
      by: 'completed_at',
    },
  ];
};
const doneBetween = doneWithin(
  '$4::date',
  '$5::date',
  `${start('$4::date')} and ${start('$5::date + 1')} - interval '1 microsecond'`,
);
const presentSince = [
  { where: 'completed_at is null', by: 'id' },
  ...doneWithin('$4::date', `'infinity'`, `${start('$4::date')} and 'infinity'`),
];

const countDoneMonths = `select
    to_char(coalesce(planned_on, (completed_at at time zone 'UTC')::date), 'YYYY-MM') as month,
    count(*)::int as count
  from tasks
  where user_id = $1 and completed_at is not null and deleted_at is null
  group by 1 order by 1 desc`;
