import type { ReactNode } from 'react';
import { daysBetween } from '#client/words/dates.ts';
import { formatLongDate, formatTime } from '#client/words/format-dates.ts';
import { SlateCorner } from '#client/page/slate-corner.tsx';
import { praise, useCelebration } from '#client/ui/toasts/celebration.ts';
import type { Fact } from '#client/ui/marks/facts.tsx';
import type { Segment } from '#client/ui/progress/segments.ts';
import { Slate, SlateFacts } from '#client/ui/marks/slate.tsx';
import { clockTime, minutesBetween, nextUp } from '#domains/tasks/rules.ts';
import type { Task } from '#domains/tasks/schema.ts';
import type { DaySettings } from './day-settings.ts';
import { useMinutes } from './minutes.ts';
import { StarToggle } from '#domains/tasks/row/star-toggle.tsx';
import { inText } from './task-time.ts';
import './day-slate.css';

interface DayProps {
  date: string;
  tasks: readonly Task[];
  settings: DaySettings;
  /** Further figures, after those of the tasks. */
  facts?: readonly Fact[];
}

/** The slate of a day: its name and star, its long date, and how far it has come. */
export function DaySlate({
  title,
  isReady,
  steps,
  ...day
}: DayProps & { title: string; isReady: boolean; steps?: ReactNode }) {
  const { date, tasks, settings } = day;
  const done = tasks.filter((task) => task.completedAt !== null).length;
  const isClapping = useCelebration({
    list: `tasks ${date}`,
    isComplete: tasks.length > 0 && done === tasks.length,
    isReady,
    onClap: praise,
  });
  return (
    <Slate
      className="day-slate"
      clap={clapOf(tasks, date <= settings.today)}
      clapLabel={`${done} of ${tasks.length} tasks done`}
      clapping={isClapping}
    >
      <div className="day-slate-in row gap-24">
        <div className="day-name">
          <div className="day-title row gap-10">
            <h1>{title}</h1>
            <StarToggle date={date} />
          </div>
          <div className="day-steps">{steps}</div>
          <p className="day-date">{formatLongDate(date, settings)}</p>
        </div>
        <DayFacts {...day} done={done} />
        <SlateCorner />
      </div>
    </Slate>
  );
}

/** Done first, then what is at hand, then the rest: one segment for each task. */
export function clapOf(tasks: readonly Task[], hasBegun: boolean): Segment[] {
  const done = tasks.filter((task) => task.completedAt !== null).map((): Segment => 'on');
  const open = tasks
    .slice(done.length)
    .map((_, at): Segment => (at === 0 && hasBegun ? 'now' : 'rest'));
  return [...done, ...open];
}

function DayFacts({ date, tasks, settings, facts: more = [], done }: DayProps & { done: number }) {
  const isToday = daysBetween(settings.today, date) === 0;
  const planned = tasks.filter((task) => task.plannedOn === date);
  // Only the words change with the minute, so only they are compared.
  const next = useMinutes(settings.timeZone, (now) => {
    const time = clockOf(nextUp(planned, isToday ? now : ''));
    return time && `${time} ${isToday ? inText(minutesBetween(now, time)) : ''}`;
  });
  const facts: Fact[] =
    tasks.length === 0 ? [] : [{ label: 'Done', value: done, unit: `of ${tasks.length}` }];
  if (next) {
    const [time = '', ...relative] = next.split(' ');
    const [figure, half] = formatTime(time, settings).split(' ');
    const unit = [half, relative.join(' ')].filter(Boolean).join(', ');
    facts.push({ label: isToday ? 'Next up' : 'First up', value: figure, unit });
  }
  facts.push(...more);
  return facts.length > 0 ? <SlateFacts facts={facts} /> : null;
}

function clockOf(task: Task | undefined): string | undefined {
  return task && clockTime(task);
}
