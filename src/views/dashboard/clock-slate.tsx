import { formatLongDate } from '#client/words/format-dates.ts';
import type { Fact } from '#client/ui/marks/facts.tsx';
import type { Segment } from '#client/ui/progress/segments.ts';
import { SlateCorner } from '#client/page/slate-corner.tsx';
import { Slate, SlateFacts } from '#client/ui/marks/slate.tsx';
import { tasks, useEarlierDone, wholeSince } from '#domains/tasks/data.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { clapOf } from '#domains/tasks/day/day-slate.tsx';
import { countsOn, tasksOn } from '#domains/tasks/day/day-tasks.ts';
import { Clock } from './clock.tsx';
import './clock-slate.css';

interface ClockSlateProps {
  settings: DaySettings;
  /** Whether the tasks are there: until then nobody is told that none is overdue. */
  isKnown: boolean;
  /** How far a newcomer has come, in place of the day's tasks. */
  setUp?: readonly Segment[] | undefined;
}

/** The slate of the dashboard: what time it is, and how things stand. */
export function ClockSlate({ settings, isKnown, setUp }: ClockSlateProps) {
  const { today, timeZone, timeFormat } = settings;
  const todayTasks = tasks.useRows(tasksOn(today));
  const { completed, pending, overdue, thisWeek } = tasks.useRows(
    countsOn(today, wholeSince(), useEarlierDone()),
  );
  const figure = (count: number) => (isKnown ? count : '–');
  const done = todayTasks.filter((task) => task.completedAt !== null).length;
  const facts: Fact[] = [
    { label: 'Completed', value: figure(completed) },
    { label: 'Pending', value: figure(pending) },
    { label: 'Overdue', value: figure(overdue), tone: overdue > 0 ? 'late' : undefined },
    { label: 'This Week', value: figure(thisWeek) },
  ];
  return (
    <Slate
      className="clock-slate"
      clap={setUp ?? clapOf(todayTasks, true)}
      clapLabel={
        setUp
          ? `${setUp.filter((one) => one === 'on').length} of ${setUp.length} set up`
          : `Today: ${done} of ${todayTasks.length} tasks done`
      }
    >
      <div className="clock-slate-in row gap-24">
        <div>
          <Clock timeZone={timeZone} timeFormat={timeFormat} />
          <p className="clock-date muted">{formatLongDate(today, settings)}</p>
        </div>
        {/* Figures are wider than none: these take the others' place, which pushes nothing. */}
        <SlateFacts key={String(isKnown)} facts={facts} />
        <SlateCorner />
      </div>
    </Slate>
  );
}
