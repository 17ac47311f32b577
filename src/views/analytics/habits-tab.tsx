import { Link } from '@tanstack/react-router';
import { formatShortDate, formatShortRange } from '#client/words/format-dates.ts';
import { countText } from '#client/words/count-text.ts';
import { daysText } from '#client/words/days-text.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { FactStrip } from '#client/ui/marks/facts.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { useIsOn } from '#domains/people/workspaces/data.ts';
import { routineItems } from '#domains/routine/data.ts';
import { useRoutineDate } from '#domains/routine/completions/data.ts';
import { useRoutineHistory } from '#domains/routine/history/data.ts';
import { Strengths } from '#domains/routine/page/strengths.tsx';
import { successPercent } from '#domains/routine/rules.ts';
import { tasks } from '#domains/tasks/data.ts';
import { useOlderTasks } from '#domains/tasks/day/older-tasks.ts';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';
import { OlderMissing } from '#views/day/older-missing.tsx';
import { dayRows, doneRows, overdueRows } from '#views/analytics/figures/counted-habits.ts';
import { type HabitFigures, habitFigures } from '#views/analytics/figures/habit-figures.ts';
import { type Period, percent } from '#views/analytics/figures/periods.ts';
import { AmountList } from './amount-list.tsx';
import { ChartSection } from './chart-section.tsx';
import { Counted, HowCounted } from './how-counted.tsx';

const maxOverdue = 8;
const lookBack = 'The routine looks back half a year.';

/** How many of one's tasks were done and when, what waits, and how firm the routine is. */
export function HabitsTab({ period, formats }: { period: Period; formats: DayFormats }) {
  const older = useOlderTasks([period]);
  const history = useRoutineHistory(useRoutineDate());
  const items = routineItems.useRows(allRows);
  const hasRoutine = useIsOn()('routine');
  const figures = habitFigures(
    { tasks: tasks.useRows(allRows), days: hasRoutine ? history.days : [] },
    { ...formats, period },
  );
  const isCut = period.from < (history.span.dates[0] ?? '');
  return (
    <>
      {older.status === 'error' ? <OlderMissing onRetry={older.retry} /> : null}
      <HabitFacts figures={figures} formats={formats} hasRoutine={hasRoutine} />
      <div className="analytics-main">
        <DoneChart figures={figures} formats={formats} />
        <OverdueTasks figures={figures} formats={formats} />
      </div>
      {hasRoutine ? (
        <div className="analytics-main">
          <RoutineChart figures={figures} formats={formats} isCut={isCut} />
          <section aria-labelledby="analytics-strength">
            <SectionHead id="analytics-strength" title="Strength" note="by habit, today">
              <HowCounted label="Strength" to={toRoutine}>
                It grows with each day done, to half in thirteen days in a row, and a miss takes a
                little of it, never all. Skipped and paused days change nothing.
              </HowCounted>
            </SectionHead>
            <Strengths items={items} records={history.items} />
          </section>
        </div>
      ) : null}
    </>
  );
}

const toRoutine = { to: '/routine', label: 'Show the routine' } as const;

interface FiguresProps {
  figures: HabitFigures;
  formats: DayFormats;
}

function HabitFacts({ figures, formats, hasRoutine }: FiguresProps & { hasRoutine: boolean }) {
  const { onTime, overdue, medianOverdueDays, goodDays, counted } = figures;
  const planned = counted.done.filter(({ plannedOn }) => plannedOn !== null);
  return (
    <FactStrip
      facts={[
        {
          label: (
            <Counted label="Tasks done" counted={doneRows(counted.done, formats)}>
              Tasks by the day you completed them, in the period.
            </Counted>
          ),
          value: counted.done.length,
        },
        {
          label: (
            <Counted label="On time" counted={doneRows(planned, formats)}>
              Tasks done on the day they were planned for or before it, of those done in the period
              that had a day. A task that was moved counts by its new day.
            </Counted>
          ),
          value: onTime ? percent(onTime) : '–',
          unit: onTime ? `${onTime.met} of ${onTime.of}` : 'plan a task',
        },
        {
          label: (
            <Counted label="Overdue" counted={overdueRows(overdue, formats)}>
              Open tasks whose day is over, today; and the median of the days they have waited.
            </Counted>
          ),
          value: overdue.length,
          unit: medianOverdueDays === null ? undefined : `for ${daysText(medianOverdueDays)}`,
          tone: overdue.length > 0 ? 'late' : undefined,
        },
        ...(hasRoutine
          ? [
              {
                label: (
                  <Counted label="Good days" counted={dayRows(counted.days, formats)}>
                    {`Days on which at least ${successPercent}% of the routine was done, of those on which something was due and not skipped. Today counts once it is one. ${lookBack}`}
                  </Counted>
                ),
                value: goodDays ? percent(goodDays) : '–',
                unit: goodDays ? `${goodDays.met} of ${goodDays.of}` : 'tick a habit',
              },
            ]
          : []),
      ]}
    />
  );
}

function DoneChart({ figures, formats }: FiguresProps) {
  const { weeks, counted } = figures;
  const best = weeks.toSorted((one, other) => other.done - one.done)[0];
  const isEmpty = counted.done.length === 0;
  return (
    <ChartSection
      id="analytics-done"
      title="Tasks done"
      note="per week"
      columns={['Week', 'Tasks done']}
      how={
        <HowCounted label="Tasks done per week" counted={doneRows(counted.done, formats)}>
          Tasks by the day you completed them, in weeks that begin on your first day of the week.
        </HowCounted>
      }
      bars={weeks.map(({ done, ...week }) => ({
        ...barOf(week, formats),
        value: done,
        text: countText(done, 'task'),
      }))}
      tickText={String}
      isOwn
      needs={isEmpty ? 'Complete a task to see your weeks.' : undefined}
      summary={`${countText(counted.done.length, 'task')} in ${countText(weeks.length, 'week')}`}
    >
      {best && best.done > 0
        ? `Best week: ${formatShortRange(best.from, best.to, formats)}, with ${countText(best.done, 'task')}.`
        : null}
    </ChartSection>
  );
}

function RoutineChart({ figures, formats, isCut }: FiguresProps & { isCut: boolean }) {
  const weeks = figures.weeks.flatMap((week) =>
    week.percent === null ? [] : [{ ...week, percent: week.percent }],
  );
  const best = weeks.toSorted((one, other) => other.percent - one.percent)[0];
  return (
    <ChartSection
      id="analytics-routine"
      title="Routine"
      note="done per week"
      columns={['Week', 'Done (%)']}
      how={
        <HowCounted label="Routine per week" to={toRoutine}>
          {`What was done of all that was due and not skipped in each week. ${lookBack}`}
        </HowCounted>
      }
      bars={weeks.map(({ percent: value, ...week }) => ({
        ...barOf(week, formats),
        value,
        text: `${value}% done`,
      }))}
      goal={{ value: successPercent, label: `Good from ${successPercent}%` }}
      tickText={(value) => `${value}%`}
      isOwn
      needs={weeks.length === 0 ? 'Tick what you do every day to see your weeks.' : undefined}
      summary={`${countText(weeks.length, 'week')} of the routine`}
    >
      {best
        ? `Best week: ${formatShortRange(best.from, best.to, formats)}, with ${best.percent}%.${isCut ? ` ${lookBack}` : ''}`
        : null}
    </ChartSection>
  );
}

function OverdueTasks({ figures: { overdue }, formats }: FiguresProps) {
  return (
    <section aria-labelledby="analytics-waiting">
      <SectionHead id="analytics-waiting" title="Waiting longest" isLate={overdue.length > 0} />
      {overdue.length === 0 ? (
        <p className="analytics-none sm muted">Nothing is overdue.</p>
      ) : (
        <AmountList
          rows={overdue.slice(0, maxOverdue).map(({ id, title, since, days }) => ({
            key: id,
            name: (
              <button
                type="button"
                className="analytics-open block start target hover-line"
                onClick={() => openTaskDialog({ taskId: id })}
              >
                <span className="trunc" dir="auto">
                  {title}
                </span>
                <small>{`since ${formatShortDate(since, formats)}`}</small>
              </button>
            ),
            text: daysText(days),
          }))}
        />
      )}
      {overdue.length > maxOverdue ? (
        <p className="analytics-none sm muted">
          <Link to="/overdue">{`All ${overdue.length}`}</Link>
        </p>
      ) : null}
    </section>
  );
}

function barOf(
  { from, to, isCurrent }: Pick<HabitFigures['weeks'][number], 'from' | 'to' | 'isCurrent'>,
  formats: DayFormats,
) {
  return {
    key: from,
    label: formatShortDate(from, formats),
    when: formatShortRange(from, to, formats),
    isCurrent,
  };
}
