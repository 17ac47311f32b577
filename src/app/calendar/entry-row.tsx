import { CalendarArrowUp, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { CalendarEntry } from '#client/calendar.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Check } from '#client/ui/check.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Menu } from '#client/ui/menu.tsx';
import type { DaySettings } from '#domains/tasks/components/day-settings.ts';
import { gutterText } from '#domains/tasks/components/task-time.ts';
import { useDraggable } from './drag.ts';
import { openMoveDialog } from './move-dialog-host.tsx';
import './entry-row.css';

interface EntryRowProps {
  entry: CalendarEntry;
  settings: DaySettings;
}

/** One entry in a list: done or not, what, when, and what can be done with it. */
export const EntryRow = memo(function EntryRow({ entry, settings }: EntryRowProps) {
  const { id, title, isDone, actions } = entry;
  const { isDragged, handlers } = useDraggable(entry);
  const isLate = !isDone && entry.date < settings.today;
  const hasTime = Boolean(entry.startTime ?? entry.dueTime ?? entry.timeOfDay);
  return (
    <li
      {...handlers}
      className={classNames(
        'entry-row',
        entry.color,
        isDone && 'is-done',
        isLate && 'is-late',
        isDragged && 'is-dragged',
      )}
    >
      <i aria-hidden="true" />
      <Check
        size="sm"
        checked={isDone}
        late={isLate}
        label={`Complete ${title}`}
        onChange={(checked) => actions.complete(id, checked)}
      />
      <button type="button" className="entry-title" dir="auto" onClick={() => actions.open(id)}>
        {title}
      </button>
      {hasTime ? <span className="entry-time">{gutterText(entry, settings).time}</span> : null}
      <Menu
        label={`Actions for ${title}`}
        align="end"
        trigger={
          <IconButton
            size="sm"
            tooltip={false}
            label={`More actions for ${title}`}
            icon={<Ellipsis />}
          />
        }
        items={[
          { label: 'Edit', icon: <Pencil />, onSelect: () => actions.open(id) },
          { label: 'Move to…', icon: <CalendarArrowUp />, onSelect: () => openMoveDialog(entry) },
          'separator',
          { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => actions.remove(id) },
        ]}
      />
    </li>
  );
});
