import { AppError } from '#shared/errors.ts';
import { firstDate, lastDate } from '#shared/clock.ts';
import { newId } from '#shared/ids.ts';
import { nextOccurrence } from '#shared/recurrence/dates.ts';
import type { UserContext } from '#server/http/context.ts';
import { parameterOf, recordStatements, type RecordRow } from '#server/records/records.ts';
import { timeZoneOf } from '#domains/people/auth/profile/service.ts';
import { linkFields } from '#domains/tasks/linking/rules.ts';
import { endProblem } from '#domains/tasks/rules.ts';
import { type Task, type TaskChanges, taskFields } from '#domains/tasks/schema.ts';

const tasks = recordStatements('tasks', 'user_id', taskFields);

/** What a next task takes over; its dates are reckoned, its checklist begins anew. */
const inherited = [
  'title',
  'categoryId',
  'notes',
  'timeType',
  'startTime',
  'endTime',
  'dueTime',
  'timeOfDay',
  'repeatMode',
  'remindMinutesBefore',
  'linkWorkspaceId',
  ...linkFields,
] as const satisfies (keyof Task)[];
const ofNext = [
  ...inherited,
  'plannedOn',
  'repeatFrom',
  'repeatRule',
  'deadlineOn',
  'checklist',
  'seriesId',
  'previousTaskId',
] as const satisfies (keyof Task)[];

/**
 * Tasks as stored, locked until the end of the transaction: of two devices that complete the same
 * task the second finds it done.
 */
export async function lockTasks(
  { transaction, userId }: UserContext,
  ids: readonly string[],
): Promise<Task[]> {
  const rows = await transaction.query<{ json: string }>(
    `select ${tasks.json} as json from tasks
      where user_id = $1 and id = any($2::uuid[]) and deleted_at is null order by id for update`,
    [userId, ids],
  );
  // The statement writes records in the shape of their schema.
  return rows.map(({ json }) => JSON.parse(json) as Task);
}

/**
 * Notes from which date a changed rule counts; to be called before the change is written. One that
 * leaves its series, or comes back to it, keeps that date (`isOfOne`).
 */
export async function beginRule(
  { transaction, userId }: UserContext,
  before: readonly Task[],
  { isOfOne = false, ...fields }: TaskChanges & { isOfOne?: boolean },
): Promise<void> {
  const { repeatRule } = fields;
  if (repeatRule === undefined) return;
  for (const task of before.filter((one) => one.repeatRule !== repeatRule)) {
    const plannedOn = fields.plannedOn === undefined ? task.plannedOn : fields.plannedOn;
    const problem = endProblem({ plannedOn, repeatRule });
    if (problem) throw new AppError('invalid', problem, { fields: { repeatRule: problem } });
    const kept = isOfOne ? task.repeatFrom : null;
    const from = kept ?? (repeatRule === null ? null : plannedOn);
    await transaction.query('update tasks set repeat_from = $3 where user_id = $1 and id = $2', [
      userId,
      task.id,
      from,
    ]);
  }
}

/** Makes the next task when a change has completed one, and takes it back when it is open again. */
export async function followCompletion(
  context: UserContext,
  before: Task,
  after: Task,
): Promise<void> {
  if (!after.repeatRule) return;
  if (!before.completedAt && after.completedAt) {
    const timeZone = await timeZoneOf(context);
    const done = Temporal.Instant.from(after.completedAt).toZonedDateTimeISO(timeZone);
    await makeNext(context, after, done.toPlainDate().toString());
  }
  if (before.completedAt && !after.completedAt) await takeBackNext(context, after.id);
}

/** Makes the task that comes after this one as if it were done today: it leaves its series. */
export async function passOn(context: UserContext, task: Task): Promise<void> {
  if (!task.repeatRule || task.completedAt) return;
  const today = Temporal.Now.plainDateISO(await timeZoneOf(context)).toString();
  await makeNext(context, task, today);
}

/** The open tasks of a series that come after one. */
export async function laterInSeries(
  { transaction, userId }: UserContext,
  task: Task,
): Promise<string[]> {
  const rows = await transaction.query<{ id: string }>(
    `select id from tasks
      where user_id = $1 and id <> $2 and (series_id = $3 or id = $3)
        and deleted_at is null and completed_at is null and planned_on > $4
      order by id for update`,
    [userId, task.id, task.seriesId ?? task.id, task.plannedOn],
  );
  return rows.map(({ id }) => id);
}

/**
 * Takes the next task away if nobody has touched it since it was made. Nobody made it, so it does not
 * go to the trash: completing makes it again.
 */
export async function takeBackNext(
  { transaction, userId }: UserContext,
  id: string,
): Promise<void> {
  const rows = await transaction.query<{ id: string; version: number }>(
    `delete from tasks
      where user_id = $1 and previous_task_id = $2
        and deleted_at is null and completed_at is null and version = 1
      returning id, version + 1 as version`,
    [userId, id],
  );
  for (const row of rows)
    transaction.record({ stream: userId, domain: 'tasks', json: null, ...row });
}

/**
 * Readies deleted tasks for coming back: where another task has, or takes now, the place after the
 * previous one, they come back as tasks of their own. Gives their ids and those deleted along with them.
 */
export async function readyToRestore(
  { transaction, userId }: UserContext,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await transaction.query<{ id: string }>(
    `select other.id from tasks
      join tasks other on other.user_id = $1 and other.deleted_at = tasks.deleted_at
        and coalesce(other.series_id, other.id) = coalesce(tasks.series_id, tasks.id)
      where tasks.user_id = $1 and tasks.id = any($2::uuid[])`,
    [userId, ids],
  );
  const along = rows.map(({ id }) => id);
  await transaction.query(
    `update tasks set previous_task_id = null
      where user_id = $1 and id = any($2::uuid[]) and deleted_at is not null
        and exists (
          select from tasks other
          where other.user_id = $1 and other.previous_task_id = tasks.previous_task_id
            and (other.deleted_at is null or other.id < tasks.id and other.id = any($2::uuid[]))
        )`,
    [userId, [...ids, ...along]],
  );
  return along;
}

const laterText = `select 1 from tasks
  where user_id = $1 and id <> $2 and (series_id = $3 or id = $3) and repeat_rule is not null
    and deleted_at is null and completed_at is null and planned_on >= $4
  limit 1`;

async function makeNext(context: UserContext, task: Task, completedOn: string): Promise<void> {
  const { transaction, userId, effort } = context;
  const next = nextOccurrence(task, completedOn, effort);
  if (!next) return;
  // One that came back from the trash may have been followed long since.
  const [later] = await transaction.query(laterText, [
    userId,
    task.id,
    task.seriesId ?? task.id,
    next.plannedOn,
  ]);
  if (later) return;
  const values: Pick<Task, (typeof ofNext)[number]> = {
    ...task,
    ...next,
    deadlineOn: shifted(task.deadlineOn, task.plannedOn ?? completedOn, next.plannedOn),
    checklist: task.checklist.map((item) => ({ ...item, isDone: false })),
    seriesId: task.seriesId ?? task.id,
    previousTaskId: task.id,
  };
  const id = newId();
  // The unique index lets one next task be: where it stands already, nothing is inserted.
  const [row] = await transaction.query<RecordRow>(tasks.insert([...ofNext]), [
    userId,
    id,
    userId,
    ...ofNext.map((name) => parameterOf(taskFields[name], values[name])),
  ]);
  if (row) transaction.record({ stream: userId, domain: 'tasks', id, ...row });
}

// A deadline keeps its distance from the day.
function shifted(deadlineOn: string | null, from: string, to: string): string | null {
  if (!deadlineOn) return null;
  const days = Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' });
  const date = Temporal.PlainDate.from(deadlineOn).add(days).toString();
  return date >= firstDate && date <= lastDate ? date : null;
}
