import { ListPlus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { type PageActions, usePageActions } from '#client/shortcuts.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '#client/ui/states.tsx';
import { tasks } from '#domains/tasks/data.ts';
import { DayList } from './day-list.tsx';
import { useDaySettings } from './day-settings.ts';
import { DaySlate } from './day-slate.tsx';
import { tasksOn } from './day-tasks.ts';
import { FailedTasks } from './failed-tasks.tsx';
import { QuickAdd } from './quick-add.tsx';
import { openTaskDialog } from './task-dialog-host.tsx';
import './day-view.css';

interface DayViewProps {
  title: string;
  date: string;
  /** The way to other days. */
  steps?: ReactNode;
  /** Beside the list; under it where there is no room. */
  aside?: ReactNode;
}

/** One date: its slate, the bar that adds to it, and its tasks by the clock. */
export function DayView({ title, date, steps, aside }: DayViewProps) {
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
  return (
    <div className="day-view">
      <DaySlate
        title={title}
        date={date}
        tasks={dayTasks}
        settings={settings}
        isReady={status !== 'loading'}
        steps={steps}
      />
      <div className="day-columns">
        <div className="day-body">
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
          <FailedTasks date={date} />
          {status === 'loading' && isEmpty ? <SkeletonRows rows={6} /> : null}
          {status === 'error' && isEmpty ? <ErrorState onRetry={tasks.retry} /> : null}
          {status === 'ready' && isEmpty ? (
            <div className="day-empty">
              <EmptyState title={`No tasks for ${title}`}>Add a task to get started!</EmptyState>
            </div>
          ) : null}
          {isEmpty ? null : (
            <DayList title={title} date={date} tasks={dayTasks} settings={settings} />
          )}
        </div>
        {aside}
      </div>
    </div>
  );
}
