import { SectionHead } from '#client/ui/marks/section-head.tsx';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { overdueOn } from '#domains/tasks/day/day-tasks.ts';
import { moveTasks } from '#domains/tasks/list/bulk-actions.ts';
import { TaskLines } from '#domains/tasks/row/task-lines.tsx';
import { tasks } from '#domains/tasks/data.ts';
import { MoreLink } from './more-link.tsx';

const most = 8;

/** What should have been done before today; nothing at all if nothing is. */
export function OverdueTasks({ settings }: { settings: DaySettings }) {
  const late = tasks.useRows(overdueOn(settings.today));
  if (late.length === 0) return null;
  return (
    <section className="overdue" aria-labelledby="overdue">
      <SectionHead id="overdue" title="Overdue" note={late.length} isLate>
        <button
          type="button"
          className="section-link"
          onClick={() => moveTasks(late, settings.today)}
        >
          Move to today
        </button>
      </SectionHead>
      <TaskLines label="Overdue tasks" tasks={late.slice(0, most)} settings={settings} />
      <MoreLink count={late.length - most} to="/overdue" />
    </section>
  );
}
