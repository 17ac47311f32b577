import type { ReactNode } from 'react';
import { ListPlus } from 'lucide-react';
import { IconButton } from '#client/ui/button.tsx';
import type { Fact } from '#client/ui/marks/facts.tsx';
import { tasks } from '#domains/tasks/data.ts';
import { DayList } from '#domains/tasks/day/day-list.tsx';
import { useDaySettings } from '#domains/tasks/day/day-settings.ts';
import { DaySlate } from '#domains/tasks/day/day-slate.tsx';
import { tasksOn } from '#domains/tasks/day/day-tasks.ts';
import { QuickAdd } from '#domains/tasks/quick-entry/quick-add.tsx';
import { TaskRow } from '#domains/tasks/row/task-row.tsx';
import { AlsoDue } from '#views/day/also-due.tsx';
import { sampleCategories, sampleDue, sampleTasks } from './sample-day.ts';
import { nothing, sampleDay } from './sample-record.ts';
import '#views/day/day-screen.css';

const facts: Fact[] = [
  { label: 'To publish', value: '2' },
  { label: 'Money in', value: '$1,800' },
];

interface TodayPictureProps {
  /** The frame of the app around the page, which is the app's to say. */
  sidebar: ReactNode;
  topBar: ReactNode;
}

/** The Today view as it stands at 10:42, and as a phone shows it. */
export function TodayPicture({ sidebar, topBar }: TodayPictureProps) {
  const settings = useDaySettings();
  const day = {
    title: 'Today',
    date: sampleDay,
    settings,
    tasks: tasks.useRows(tasksOn(sampleDay)),
  };
  const slate = <DaySlate {...day} isReady facts={facts} />;
  return (
    <>
      <div className="shot wide-shot">
        <div className="app">
          <div className="app-sidebar">{sidebar}</div>
          <div className="app-main stack grow">
            {topBar}
            <div className="day-view stack">
              {slate}
              <div className="day-columns">
                <div className="day-body stack gap-12 may-shrink">
                  <div className="day-add phone-foot row top">
                    <QuickAdd settings={settings} plannedOn={sampleDay} />
                    <IconButton
                      boxed
                      className="day-detailed"
                      label="Add detailed task"
                      icon={<ListPlus />}
                    />
                  </div>
                  <DayList {...day} />
                </div>
                <div className="day-side stack may-shrink">
                  <AlsoDue due={sampleDue} settings={settings} />
                </div>
              </div>
            </div>
          </div>
        </div>
      </div>
      <div className="shot phone-shot">
        <div className="app">
          <div className="day-view stack">
            {slate}
            <div className="day-columns">
              <div className="day-body stack gap-12 may-shrink">
                <ol className="tasks">
                  {sampleTasks()
                    .filter(({ completedAt }) => completedAt === null)
                    .map((task, at) => (
                      <TaskRow
                        key={task.id}
                        task={task}
                        category={sampleCategories.find(({ id }) => id === task.categoryId)}
                        settings={settings}
                        isPhone
                        isActive={false}
                        isNext={at === 0}
                        isUnsynced={false}
                        failure={undefined}
                        onMove={nothing}
                        onRemove={nothing}
                      />
                    ))}
                </ol>
              </div>
            </div>
          </div>
        </div>
      </div>
    </>
  );
}
