import { CalendarArrowUp, CalendarX, Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { type CalendarEntry, isLate as isLateOn } from '#client/words/calendar.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Check } from '#client/ui/choices/check.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { Menu, type MenuProps } from '#client/ui/menus/menu.tsx';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { useDraggable } from '#client/ui/drag/entry-drag.ts';
import { EntryMark, lookOf, stateText, timeOf } from './entry-look.tsx';
import { openMoveDialog } from '#views/calendar/moves/ask-move.tsx';
import './entry-row.css';

interface EntryRowProps {
  entry: CalendarEntry;
  settings: DaySettings;
  /** With a second line: with whom, for what, and at the edge how it stands. */
  hasDetail?: boolean;
  /** More controls, before the menu. */
  children?: ReactNode;
}

/** One entry in a list: done or not, what, when, and what can be done with it. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { entry, settings, hasDetail = false, children } = props;
  const { id, title, isDone, actions } = entry;
  const { isDragged, handlers } = useDraggable(entry);
  const isLate = isLateOn(entry, settings.today);
  const time = timeOf(entry, settings);
  const status = hasDetail ? entry.status : undefined;
  const { complete } = actions;
  return (
    <li
      {...handlers}
      className={classNames(
        'entry-row',
        hasDetail && 'has-detail',
        lookOf(entry),
        isDone && 'is-done',
        isLate && 'is-late',
        isDragged && 'is-dragged',
      )}
    >
      <EntryMark entry={entry} />
      {complete ? (
        <Check
          size="sm"
          checked={isDone}
          late={isLate}
          label={`Complete ${title}`}
          onChange={(checked) => complete(id, checked)}
        />
      ) : null}
      <span className="grow stack">
        <button
          type="button"
          data-entry={id}
          className={classNames(
            'entry-title trunc start',
            isDone && (entry.shape?.kind === 'piece' ? 'faint' : 'struck faint'),
            isLate && 'late',
          )}
          dir="auto"
          onClick={() => actions.open(id)}
        >
          {title}
          {complete ? null : <span className="sr">{stateText(entry, isLate)}</span>}
        </button>
        {hasDetail && entry.detail ? (
          <span className="entry-detail trunc faint">{entry.detail}</span>
        ) : null}
      </span>
      {time || status ? (
        <span className="entry-end fixed-size stack faint num one-line">
          {time}
          {status ? <span className={status.tone}>{status.text}</span> : null}
        </span>
      ) : null}
      {children}
      <Menu
        label={`Actions for ${title}`}
        align="end"
        trigger={
          <IconButton
            size="sm"
            className="entry-act"
            tooltip={false}
            label={`More actions for ${title}`}
            icon={<Ellipsis />}
          />
        }
        items={entryItems(entry)}
      />
    </li>
  );
});

/** All that can be done with an entry, also without dragging. */
function entryItems(entry: CalendarEntry): MenuProps['items'] {
  const { id, actions, next } = entry;
  const { move, duplicate, unplace, remove } = actions;
  const items: MenuProps['items'][number][] = [
    {
      label: actions.complete ? 'Edit' : 'Open',
      icon: <Pencil />,
      onSelect: () => actions.open(id),
    },
  ];
  if (next) items.push({ label: next.label, onSelect: next.act });
  if (move) {
    const onSelect = () => openMoveDialog(entry);
    items.push({ label: 'Move to…', icon: <CalendarArrowUp />, onSelect });
  }
  if (duplicate && entry.date)
    items.push({
      label: 'Duplicate',
      icon: <Copy />,
      onSelect: () => duplicate(id, entry.date),
    });
  if (unplace && entry.date)
    items.push({ label: 'Clear the date', icon: <CalendarX />, onSelect: () => unplace(id) });
  if (remove) {
    const onSelect = () => remove(id);
    items.push('separator', { label: 'Delete', icon: <Trash2 />, danger: true, onSelect });
  }
  return items;
}
