import { CalendarClock } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { addDays, daysBetween } from '#client/words/dates.ts';
import { formatShortDate, formatShortWeekday } from '#client/words/format-dates.ts';
import { selectItem } from '#client/list/select-item.tsx';
import { Page } from '#client/page/page.tsx';
import { allRows } from '#client/sync/reading/selectors.ts';
import { EmptyState, ErrorState, SkeletonRows } from '#client/ui/base/states.tsx';
import { type DaySettings, useDaySettings } from '#domains/tasks/day/day-settings.ts';
import { rescheduleItems } from '#domains/tasks/list/reschedule.tsx';
import { SelectableTasks } from '#domains/tasks/list/selectable-tasks.tsx';
import { newestFirst } from '#domains/tasks/list/task-order.ts';
import { ageText } from '#domains/tasks/day/task-time.ts';
import { tasks } from '#domains/tasks/data.ts';
import { isOverdue, overdueSince } from '#domains/tasks/rules.ts';
import type { Task } from '#domains/tasks/schema.ts';
import { LateElsewhere, useLateElsewhere } from './late-elsewhere.tsx';

const MoveDialog = laterPart(() =>
  import('#domains/tasks/list/move-dialog.tsx').then((part) => part.MoveDialog),
);

/**
 * What should have been done before today: money, promises and posts by what waiting costs, then the
 * tasks, the latest day first, and how to get out of it (frame.md section 8).
 */
export function OverduePage() {
  const settings = useDaySettings();
  const { today } = settings;
  const rows = tasks.useRows(allRows);
  // It remembers: of thousands mostly one has changed since the last time.
  const byNewest = useMemo(() => newestFirst(today), [today]);
  const status = tasks.useStatus();
  const [openedAt] = useState(() => new Date().toISOString());
  const [isSelecting, setSelecting] = useState(false);
  const [moving, setMoving] = useState<{ isOpen: boolean; turn: number }>();
  const late = byNewest(rows.filter((task) => isOverdue(task, today)));
  // What is done here stays in its place until the page is left.
  const listed = byNewest(rows.filter((task) => wasOverdue(task, { today, openedAt })));
  const elsewhere = useLateElsewhere(today);
  const count = late.length + elsewhere.late.length;

  return (
    <Page
      title="Overdue"
      subtitle={
        count > 0 && elsewhere.isRead ? (
          <LateText late={late} others={elsewhere.late.length} settings={settings} />
        ) : undefined
      }
      button={
        late.length > 0
          ? {
              label: 'Reschedule all',
              icon: <CalendarClock />,
              items: rescheduleItems({
                tasks: late,
                settings,
                onPick: () => setMoving({ isOpen: true, turn: (moving?.turn ?? 0) + 1 }),
                after: () => undefined,
              }),
            }
          : undefined
      }
      more={late.length > 0 ? [selectItem(isSelecting, () => setSelecting(!isSelecting))] : []}
    >
      {elsewhere.late.length > 0 ? <LateElsewhere {...elsewhere} today={today} /> : null}
      {elsewhere.late.length > 0 && listed.length > 0 ? (
        <h2 className="late-rest">
          Tasks <span className="muted num">{late.length}</span>
        </h2>
      ) : null}
      {elsewhere.isRead && listed.length > 0 ? (
        <SelectableTasks
          label="Overdue tasks"
          groups={[{ tasks: listed }]}
          settings={settings}
          describe={(task) => describe(task, settings)}
          isSelecting={isSelecting}
        />
      ) : null}
      {status !== 'error' && (!elsewhere.isRead || (status === 'loading' && rows.length === 0)) ? (
        <SkeletonRows rows={6} />
      ) : null}
      {status === 'error' && rows.length === 0 ? <ErrorState onRetry={tasks.retry} /> : null}
      {status === 'ready' && elsewhere.isRead && listed.length + elsewhere.late.length === 0 ? (
        <EmptyState title="Nothing overdue. Nice." />
      ) : null}
      {moving ? (
        <Suspense>
          <MoveDialog
            key={moving.turn}
            tasks={late}
            settings={settings}
            open={moving.isOpen}
            onClose={() => setMoving({ ...moving, isOpen: false })}
            onMoved={() => undefined}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}

function wasOverdue(task: Task, { today, openedAt }: { today: string; openedAt: string }): boolean {
  const wasOpen = task.completedAt === null || task.completedAt >= openedAt;
  return wasOpen && isOverdue({ ...task, completedAt: null }, today);
}

/** Since when it is overdue; done, since when it was. */
const sinceOf = (task: Task, today: string) => overdueSince({ ...task, completedAt: null }, today);

function describe(task: Task, settings: DaySettings) {
  const since = sinceOf(task, settings.today);
  if (since === null) return { when: '' };
  const when = `${formatShortWeekday(since)}, ${formatShortDate(since, settings)}`;
  return { when, age: ageText(since, settings.today) };
}

interface LateTextProps {
  late: readonly Task[];
  /** How much of other kinds is late. */
  others: number;
  settings: DaySettings;
}

/** '7 overdue, 2 from yesterday, 1 older than a week. The oldest waits for 12 days' */
function LateText({ late, others, settings: { today } }: LateTextProps) {
  if (others > 0)
    return (
      <>
        {late.length > 0 ? (
          <>
            <b className="late">{late.length}</b> {late.length === 1 ? 'task' : 'tasks'} and{' '}
            <b className="late">{others}</b> more overdue
          </>
        ) : (
          <>
            <b className="late">{others}</b> overdue
          </>
        )}
        . What waiting costs most comes first
      </>
    );
  const days = late.map((task) => sinceOf(task, today) ?? today).toSorted();
  const since = (date: string) => days.filter((day) => day >= date).length;
  const fromYesterday = since(addDays(today, -1));
  const older = late.length - since(addDays(today, -7));
  const age = daysBetween(days[0] ?? today, today);
  return (
    <>
      <b className="late">{late.length}</b> overdue
      {fromYesterday > 0 && fromYesterday < late.length ? (
        <>
          , <b>{fromYesterday}</b> from yesterday
        </>
      ) : null}
      {older > 0 ? (
        <>
          , <b>{older}</b> older than a week
        </>
      ) : null}
      {age > 1 ? (
        <>
          . The oldest waits for <b>{age}</b> days
        </>
      ) : null}
    </>
  );
}
