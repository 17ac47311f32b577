import { CalendarClock, ChevronDown } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { addDays, daysBetween } from '#client/dates.ts';
import { formatShortDate, formatShortWeekday } from '#client/format-dates.ts';
import { allRows } from '#client/selectors.ts';
import { Button } from '#client/ui/button.tsx';
import { type Fact, FactStrip } from '#client/ui/facts.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '#client/ui/states.tsx';
import { type DaySettings, useDaySettings } from './components/day-settings.ts';
import { rescheduleItems } from './components/reschedule.tsx';
import { SelectableTasks } from './components/selectable-tasks.tsx';
import { newestFirst } from './components/task-order.ts';
import { ageText } from './components/task-time.ts';
import { tasks } from './data.ts';
import { isOverdue, overdueSince } from './rules.ts';
import type { Task } from './schema.ts';
import './all-tasks-page.css';

const MoveDialog = lazy(() =>
  import('./components/move-dialog.tsx').then((module) => ({ default: module.MoveDialog })),
);

/** What should have been done before today, the latest day first, and how to get out of it. */
export function OverduePage() {
  const settings = useDaySettings();
  const { today } = settings;
  const rows = tasks.useRows(allRows);
  // It remembers: of thousands mostly one has changed since the last time.
  const byNewest = useMemo(() => newestFirst(today), [today]);
  const status = tasks.useStatus();
  const [openedAt] = useState(() => new Date().toISOString());
  const [moving, setMoving] = useState<{ isOpen: boolean; turn: number }>();
  const late = byNewest(rows.filter((task) => isOverdue(task, today)));
  // What is done here stays in its place until the page is left.
  const listed = byNewest(rows.filter((task) => wasOverdue(task, { today, openedAt })));

  return (
    <div className="task-page">
      <header className="task-page-head">
        <h1>Overdue</h1>
        {late.length > 0 ? (
          <Menu
            label="Reschedule all"
            align="end"
            trigger={
              <Button icon={<CalendarClock />}>
                Reschedule all <ChevronDown aria-hidden="true" />
              </Button>
            }
            items={rescheduleItems({
              tasks: late,
              settings,
              onPick: () => setMoving({ isOpen: true, turn: (moving?.turn ?? 0) + 1 }),
              after: () => undefined,
            })}
          />
        ) : null}
      </header>
      {late.length > 0 ? <FactStrip label="Overdue" facts={factsOf(late, settings)} /> : null}
      {listed.length > 0 ? (
        <SelectableTasks
          label="Overdue tasks"
          entries={listed}
          settings={settings}
          describe={(task) => describe(task, settings)}
          tools={
            <p className="muted sm grow">Newest first. Select some to reschedule only those.</p>
          }
        />
      ) : null}
      {status === 'loading' && rows.length === 0 ? <SkeletonRows rows={6} /> : null}
      {status === 'error' && rows.length === 0 ? <ErrorState onRetry={tasks.retry} /> : null}
      {status === 'ready' && listed.length === 0 ? (
        <EmptyState glyph="shut" title="Nothing overdue. Nice." />
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
    </div>
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

function factsOf(late: readonly Task[], { today }: DaySettings): Fact[] {
  const days = late.map((task) => sinceOf(task, today) ?? today).sort();
  const since = (date: string) => days.filter((day) => day >= date).length;
  const age = daysBetween(days[0] ?? today, today);
  const lastWeek = since(addDays(today, -7));
  return [
    { label: 'Overdue', value: late.length, tone: 'late' },
    { label: 'From yesterday', value: since(addDays(today, -1)) },
    { label: 'Last 7 days', value: lastWeek },
    { label: 'Older', value: late.length - lastWeek },
    { label: 'Oldest', value: age, unit: age === 1 ? 'day' : 'days' },
  ];
}
