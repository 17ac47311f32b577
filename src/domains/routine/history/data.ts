import { allRows } from '#client/sync/reading/selectors.ts';
import { useScope } from '#client/sync/live/scope.ts';
import { useUser } from '#domains/people/auth/data.ts';
import { completionHistories, routineCompletions } from '#domains/routine/completions/data.ts';
import { type ItemHistory, takesOn, type Who } from '#domains/routine/completions/rules.ts';
import { routineTakings, takingsByItem } from '#domains/routine/takings/data.ts';
import { routineItems } from '#domains/routine/data.ts';
import type { RoutineItem } from '#domains/routine/schema.ts';
import {
  type DayRecord,
  dayRecords,
  type ItemRecord,
  itemRecord,
  type Span,
  spanTo,
} from './rules.ts';

/** How the user's routine has gone in the last 26 weeks, up to a day. */
export interface RoutineHistory {
  span: Span;
  /** By the item's id. */
  items: ReadonlyMap<string, ItemRecord>;
  days: readonly DayRecord[];
}

/** How each item and the whole routine have gone up to `today`. */
export function useRoutineHistory(today: string): RoutineHistory {
  const weekStartsOn = useUser()?.weekStartsOn ?? 0;
  const userId = useScope().userId ?? '';
  const takings = routineTakings.useRows(takingsByItem);
  const rows = routineItems.useRows(allRows);
  const histories = routineCompletions.useRows(completionHistories);
  const span = spanTo(today, weekStartsOn);
  const who = { userId, takings };
  const taken = rows.filter((item) => takesOn(item, histories.get(item.id), who));
  const items = new Map(
    taken.map((item) => [item.id, recordOf(item, histories.get(item.id), { ...who, span })]),
  );
  return { span, items, days: dayRecords(items.values(), span) };
}

interface Known {
  item: RoutineItem;
  span: Span;
  userId: string;
  taking: unknown;
  record: ItemRecord;
}
const known = new WeakMap<ItemHistory, Known>();

// A tick changes the history of one item; the records of all others stay as they are.
function recordOf(
  item: RoutineItem,
  history: ItemHistory | undefined,
  when: Who & { span: Span },
): ItemRecord {
  const { span, userId } = when;
  const taking = when.takings?.get(item.id);
  const last = history && known.get(history);
  const isSame = last?.item === item && last.span === span && last.userId === userId;
  if (isSame && last.taking === taking) return last.record;
  const record = itemRecord(item, history, when);
  if (history) known.set(history, { item, span, userId, taking, record });
  return record;
}
