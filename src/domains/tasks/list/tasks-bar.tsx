import { ArrowRight, CalendarDays, Check as Tick, Tag } from 'lucide-react';
import { addDays } from '#client/words/dates.ts';
import {
  BulkBar,
  BulkDelete,
  BulkMenu,
  type BulkProps,
  thenClearing,
} from '#client/ui/rows/bulk-bar.tsx';
import { Button } from '#client/ui/button.tsx';
import { ColorDot } from '#client/ui/marks/tape.tsx';
import type { Category } from '#domains/tasks/categories/schema.ts';
import type { Task } from '#domains/tasks/schema.ts';
import { categoriseTasks, completeTasks, deleteTasks, moveTasks } from './bulk-actions.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { rescheduleItems } from './reschedule.tsx';

interface TasksBarProps extends BulkProps<Task> {
  categories: readonly Category[];
  settings: DaySettings;
  onPickDate: () => void;
}

/** What can be done with all that is selected; each deed has one undo. */
export function TasksBar(props: TasksBarProps) {
  const { selected, total, categories, settings, onSelectAll, onClear } = props;
  const then = thenClearing(onClear);
  return (
    <BulkBar {...{ selected, total, onSelectAll, onClear }}>
      <Button variant="ghost" icon={<Tick />} onClick={then(() => completeTasks(selected))}>
        Done
      </Button>
      <BulkMenu
        label="Move to"
        text="Move to…"
        icon={<CalendarDays />}
        items={rescheduleItems({
          tasks: selected,
          settings,
          onPick: props.onPickDate,
          after: onClear,
        })}
      />
      <BulkMenu
        label="Category"
        text="Category"
        icon={<Tag />}
        items={categories.map(({ id, name, color }) => ({
          label: name,
          icon: <ColorDot color={color} />,
          onSelect: then(() => categoriseTasks(selected, id)),
        }))}
      />
      <Button
        variant="ghost"
        className="bulk-tomorrow"
        icon={<ArrowRight />}
        kbd="t"
        onClick={then(() => moveTasks(selected, addDays(settings.today, 1)))}
      >
        Tomorrow
      </Button>
      <BulkDelete onDelete={then(() => deleteTasks(selected))} />
    </BulkBar>
  );
}
