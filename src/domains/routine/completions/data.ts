import { defineCollection } from '#client/sync/collection.ts';
import { addDays, localTimeZone, today, useToday } from '#client/words/dates.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { useScope } from '#client/sync/live/scope.ts';
import { useUser, userTimeZone } from '#domains/people/auth/data.ts';
import { routineItems } from '#domains/routine/data.ts';
import { routineTakings, takingsByItem } from '#domains/routine/takings/data.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { routineCompletionsContract } from './contract.ts';
import { historyDays, rememberHistories, type RoutineDay, routineDay } from './rules.ts';
import type { Completion, CompletionStatus } from './schema.ts';

const failedText = 'Failed to update routine item';

/** What the user has done of the workspace's routine in the last 26 weeks. */
export const routineCompletions = defineCollection({
  name: 'routine-completions',
  contract: routineCompletionsContract,
  scope: 'workspace',
  query: () => ({ since: addDays(today(userTimeZone()), -historyDays) }),
  messages: {
    load: 'Failed to load routine items',
    create: failedText,
    update: failedText,
    remove: failedText,
  },
});

/** The completions of each item by day: a selector for `routineCompletions.useRows`. */
export const completionHistories = rememberHistories<Completion>();

/** The date that the user's routine is at: their zone, and the hour their day begins. */
export function useRoutineDate(): string {
  const user = useUser();
  return useToday(user?.timeZone ?? localTimeZone(), user?.dayStartsAtMinutes ?? 0);
}

/** The routine of one day, with what the user has done of it. */
export function useRoutineDay(date: string): RoutineDay {
  const today = useRoutineDate();
  const userId = useScope().userId ?? '';
  const items = routineItems.useRows(allRows);
  const histories = routineCompletions.useRows(completionHistories);
  const takings = routineTakings.useRows(takingsByItem);
  const isLooking = !useCan('create');
  return routineDay(items, histories, { date, today, userId, takings, isLooking });
}

/** Says that an item was done, or skipped on purpose, on a day. */
export async function completeItem(
  routineItemId: string,
  localDate: string,
  status: CompletionStatus = 'done',
) {
  const [known] = completionsOf(routineItemId, localDate);
  const completedAt = new Date().toISOString();
  return known
    ? routineCompletions.update(known.id, { status, completedAt })
    : routineCompletions.create({ routineItemId, localDate, status, completedAt });
}

/** Takes back what was said about an item on a day. */
export async function undoItem(routineItemId: string, localDate: string) {
  // Two devices may have ticked it, and one of them may not know of the other yet.
  const known = completionsOf(routineItemId, localDate);
  const removed = await Promise.all(known.map(({ id }) => routineCompletions.remove(id)));
  return { ok: removed.every(({ ok }) => ok) };
}

/** Says of an item on a day what `before` said, which is gone or has changed since. */
export async function sayAgain(
  before: Completion | undefined,
  on: { itemId: string; day: string },
) {
  if (!before) return undoItem(on.itemId, on.day);
  const { routineItemId, localDate, status, completedAt, note } = before;
  const [known] = completionsOf(routineItemId, localDate);
  return known
    ? routineCompletions.update(known.id, { status, completedAt, note })
    : routineCompletions.create({ routineItemId, localDate, status, completedAt, note });
}

/** What was said about an item on a day. */
export function completionOn(routineItemId: string, localDate: string): Completion | undefined {
  return completionsOf(routineItemId, localDate)[0];
}

function completionsOf(routineItemId: string, localDate: string): readonly Completion[] {
  return routineCompletions
    .read(allRows)
    .filter((row) => row.routineItemId === routineItemId && row.localDate === localDate);
}
