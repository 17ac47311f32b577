import { ArrowRight, CalendarDays, Check as Tick, ChevronDown, Tag, Trash2, X } from 'lucide-react';
import { addDays } from '#client/dates.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Check } from '#client/ui/check.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { ColorDot } from '#client/ui/tape.tsx';
import type { Category } from '#domains/tasks/categories/schema.ts';
import type { Task } from '#domains/tasks/schema.ts';
import { categoriseTasks, completeTasks, deleteTasks, moveTasks } from './bulk-actions.ts';
import type { DaySettings } from './day-settings.ts';
import { rescheduleItems } from './reschedule.tsx';
import './bulk-bar.css';

interface BulkBarProps {
  selected: readonly Task[];
  /** How many there are to select. */
  total: number;
  categories: readonly Category[];
  settings: DaySettings;
  onSelectAll: () => void;
  onClear: () => void;
  onPickDate: () => void;
}

/** What can be done with all that is selected; each deed has one undo. */
export function BulkBar(props: BulkBarProps) {
  const { selected, total, categories, settings, onSelectAll, onClear } = props;
  const count = selected.length.toLocaleString('en');
  const isAll = selected.length === total;
  const then = (act: () => void) => () => {
    act();
    onClear();
  };
  return (
    <div className="bulk" role="toolbar" aria-label={`${count} selected`}>
      <Check
        square
        mixed={!isAll}
        checked={isAll}
        label={isAll ? 'Clear selection' : 'Select all'}
        onChange={isAll ? onClear : onSelectAll}
      />
      <b aria-live="polite">{count} selected</b>
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
      <span className="bulk-line" aria-hidden="true" />
      <Button variant="ghost" icon={<Trash2 />} onClick={then(() => deleteTasks(selected))}>
        Delete
      </Button>
      <span className="end" />
      {isAll ? null : (
        <Button variant="ghost" className="bulk-all" onClick={onSelectAll}>
          Select all {total.toLocaleString('en')}
        </Button>
      )}
      <IconButton label="Clear selection" icon={<X />} kbd="esc" onClick={onClear} />
    </div>
  );
}
