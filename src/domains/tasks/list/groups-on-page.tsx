import { addDays, dateOf } from '#client/words/dates.ts';
import {
  formatRowDate,
  formatShortDate,
  formatShortWeekday,
  formatTime,
} from '#client/words/format-dates.ts';
import { clockTime } from '#domains/tasks/rules.ts';
import type { Task } from '#domains/tasks/schema.ts';
import { moveTasks } from './bulk-actions.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { GroupHead } from './group-head.tsx';
import type { useOlderDone } from './older-done.ts';
import { ShowOlder } from './show-older.tsx';
import type { Divider, TaskGroup } from './selectable-tasks.tsx';
import type { Grouped, GroupName } from './task-groups.ts';
import { timeText } from '#domains/tasks/day/task-time.ts';
import '#client/ui/marks/section-head.css';

const labels: Record<GroupName, string> = {
  overdue: 'Overdue',
  today: 'Today',
  tomorrow: 'Tomorrow',
  week: 'This week',
  later: 'Later',
  someday: 'Someday',
  done: 'Done',
};
const headPx = 52;
const olderPx = 60;

/** The groups as they stand on the page: a head, its tasks if it is open, and after all what is older. */
export function groupsOnPage({
  grouped,
  settings,
  isOpenGroup,
  onToggle,
  older,
}: {
  grouped: Grouped;
  settings: DaySettings;
  isOpenGroup: (name: GroupName) => boolean;
  onToggle: (name: GroupName) => void;
  older: ReturnType<typeof useOlderDone>;
}): readonly TaskGroup[] {
  const groups: TaskGroup[] = [];
  for (const [name, { tasks, open }] of grouped.groups) {
    // With nothing to follow, the page offers what is older itself.
    const hasOlder = name === 'done' && older.hidden > 0 && grouped.shown > 0;
    if (tasks.length === 0 && !hasOlder) continue;
    const isOpen = isOpenGroup(name);
    const head: Divider = {
      divider: name,
      isHead: true,
      heightPx: headPx,
      render: () => (
        <GroupHead
          key={name}
          label={labels[name]}
          count={name === 'done' ? tasks.length : open}
          date={dateOfGroup(name, settings)}
          isLate={name === 'overdue'}
          isOpen={isOpen}
          onToggle={() => onToggle(name)}
        >
          {name === 'overdue' && open > 0 ? (
            <button
              type="button"
              className="section-link"
              onClick={() => moveTasks(tasks.filter(isOpenTask), settings.today)}
            >
              Move to today
            </button>
          ) : null}
        </GroupHead>
      ),
    };
    groups.push({
      head,
      tasks: isOpen ? tasks : [],
      foot: isOpen && hasOlder ? olderEntry(older) : undefined,
    });
  }
  return groups;
}

const isOpenTask = ({ completedAt }: Task) => completedAt === null;

function olderEntry(older: ReturnType<typeof useOlderDone>): Divider {
  return {
    divider: 'older',
    isHead: false,
    heightPx: olderPx,
    render: () => (
      <li key="older" className="tasks-older">
        <ShowOlder older={older} />
      </li>
    ),
  };
}

function dateOfGroup(name: GroupName, settings: DaySettings): string | undefined {
  if (name !== 'today' && name !== 'tomorrow') return undefined;
  const date = addDays(settings.today, name === 'today' ? 0 : 1);
  return `${formatShortWeekday(date)}, ${formatShortDate(date, settings)}`;
}

/** What a row says on its right: the time if its group says the day, else the day and the time. */
export function whenText(task: Task, settings: DaySettings): string {
  const { plannedOn, completedAt } = task;
  if (plannedOn === null)
    return completedAt ? formatRowDate(dateOf(completedAt, settings.timeZone), settings) : '';
  const day = formatRowDate(plannedOn, settings);
  const isNear = plannedOn === settings.today || plannedOn === addDays(settings.today, 1);
  if (isNear && completedAt === null) return timeText(task, settings);
  const time = plannedOn >= settings.today ? clockTime(task) : undefined;
  return time ? `${day}, ${formatTime(time, settings)}` : day;
}
