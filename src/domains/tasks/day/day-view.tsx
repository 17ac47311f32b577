import { ListPlus } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { type PageActions, usePageActions } from '#client/page/shortcuts.tsx';
import { Button } from '#client/ui/button.tsx';
import { Later } from '#client/later/later.tsx';
import type { Fact } from '#client/ui/marks/facts.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '#client/ui/base/states.tsx';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { tasks } from '#domains/tasks/data.ts';
import { DayList } from './day-list.tsx';
import { useDaySettings } from './day-settings.ts';
import { DaySlate } from './day-slate.tsx';
import { tasksOn } from './day-tasks.ts';
import { FailedTasks } from './failed-tasks.tsx';
import { QuickAdd } from '#domains/tasks/quick-entry/quick-add.tsx';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';
import './day-view.css';

type Shown = 'tasks' | 'also';
// On phones alone.
const loadSegmented = () =>
  import('#client/ui/choices/segmented.tsx').then((part) => part.Segmented<Shown>);

interface DayViewProps {
  title: string;
  date: string;
  /** The way to other days. */
  steps?: ReactNode;
  /** What else is due; beside the list, and on phones instead of it. */
  also?: { open: number; view: ReactNode } | undefined;
  /** Further figures of the day. */
  facts?: readonly Fact[];
  /** Beside the list; under it where there is no room. */
  aside?: ReactNode;
}

/** One date: its slate, the bar that adds to it, and its tasks by the clock. */
export function DayView({ title, date, steps, also, facts, aside }: DayViewProps) {
  const settings = useDaySettings();
  const dayTasks = tasks.useRows(tasksOn(date));
  const status = tasks.useStatus();
  usePageActions(
    useMemo<PageActions>(
      () => ({
        primary: { label: 'New task', onSelect: () => openTaskDialog({ plannedOn: date }) },
      }),
      [date],
    ),
  );
  const isEmpty = dayTasks.length === 0;
  const open = dayTasks.filter((task) => task.completedAt === null).length;
  const isPhone = useIsPhone();
  const [shown, setShown] = useState<Shown>('tasks');
  const segment = isPhone && also ? shown : undefined;
  return (
    <div className="day-view">
      <DaySlate
        key={date}
        title={title}
        date={date}
        tasks={dayTasks}
        settings={settings}
        isReady={status !== 'loading'}
        steps={steps}
        {...(facts ? { facts } : null)}
      />
      <div className="day-columns">
        {isPhone && also ? (
          <Later
            load={loadSegmented}
            isAsked
            props={{
              wide: true,
              className: 'day-segments',
              label: 'What of the day',
              value: shown,
              onChange: setShown,
              options: [
                { value: 'tasks', label: 'Tasks', count: open },
                { value: 'also', label: 'Also due', count: also.open },
              ],
            }}
          >
            <div className="day-segments-room" />
          </Later>
        ) : null}
        <div className="day-body" hidden={segment === 'also'}>
          <div className="day-add">
            <QuickAdd settings={settings} plannedOn={date} />
            <Button
              className="day-detailed"
              icon={<ListPlus />}
              onClick={() => openTaskDialog({ plannedOn: date })}
            >
              Add detailed task
            </Button>
          </div>
          <FailedTasks key={date} date={date} />
          {status === 'loading' && isEmpty ? <SkeletonRows rows={6} /> : null}
          {status === 'error' && isEmpty ? <ErrorState onRetry={tasks.retry} /> : null}
          {status === 'ready' && isEmpty ? (
            <div className="day-empty">
              <EmptyState title={`No tasks for ${title}`}>Add a task to get started!</EmptyState>
            </div>
          ) : null}
          {isEmpty ? null : (
            // What is open or chosen in it is of its day; what is typed above is kept at midnight.
            <DayList key={date} title={title} date={date} tasks={dayTasks} settings={settings} />
          )}
        </div>
        {(also && segment !== 'tasks') || aside ? (
          <div className="day-side">
            {segment === 'tasks' ? null : also?.view}
            {segment === 'also' ? null : aside}
          </div>
        ) : null}
      </div>
    </div>
  );
}
