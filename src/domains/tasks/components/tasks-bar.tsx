import { ArrowRight, CalendarDays, Check as Tick, ChevronDown, Tag, Trash2 } from 'lucide-react';
import { addDays } from '#client/dates.ts';
import { BulkBar, BulkLine, type BulkProps } from '#client/ui/bulk-bar.tsx';
import { Button } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { ColorDot } from '#client/ui/tape.tsx';
import type { Category } from '#domains/tasks/categories/schema.ts';
import type { Task } from '#domains/tasks/schema.ts';
import { categoriseTasks, completeTasks, deleteTasks, moveTasks } from './bulk-actions.ts';
import type { DaySettings } from './day-settings.ts';
import { rescheduleItems } from './reschedule.tsx';

interface TasksBarProps extends BulkProps<Task> {
  categories: readonly Category[];
  settings: DaySettings;
  onPickDate: () => void;
}

/** What can be done with all that is selected; each deed has one undo. */
export function TasksBar(props: TasksBarProps) {
  const { selected, total, categories, settings, onSelectAll, onClear } = props;
  const then = (act: () => void) => () => {
    act();
    onClear();
  };
  return (
    <BulkBar {...{ selected, total, onSelectAll, onClear }}>
      <Button variant="ghost" icon={<Tick />} onClick={then(() => completeTasks(selected))}>
        Done
      </Button>
      <Menu
        label="Move to"
        trigger={
          <Button variant="ghost" icon={<CalendarDays />}>
            Move to… <ChevronDown aria-hidden="true" />
          </Button>
        }
        items={rescheduleItems({
          tasks: selected,
          settings,
          onPick: props.onPickDate,
          after: onClear,
        })}
      />
      <Menu
        label="Category"
        trigger={
          <Button variant="ghost" icon={<Tag />}>
            Category <ChevronDown aria-hidden="true" />
          </Button>
        }
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
      <BulkLine />
      <Button variant="ghost" icon={<Trash2 />} onClick={then(() => deleteTasks(selected))}>
        Delete
      </Button>
    </BulkBar>
  );
}
