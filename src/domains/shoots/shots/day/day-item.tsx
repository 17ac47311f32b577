import { GripVertical, MapPin, MoreHorizontal, Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIsUnsynced } from '#client/sync/reading/unsynced.ts';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { IconButton } from '#client/ui/button.tsx';
import { useOrderedRow } from '#client/ui/drag/use-ordered-row.tsx';
import { WriteState } from '#client/ui/fields/write-state.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { type DayFormats, formatTime } from '#client/words/format-dates.ts';
import { moveItem, removeItem } from '#domains/shoots/schedule/moves/item-actions.ts';
import { openItem } from '#domains/shoots/schedule/panel/item-panel-host.tsx';
import type { ScheduleItem } from '#domains/shoots/schedule/schema.ts';
import { AddShot } from '#domains/shoots/shots/list/add-shot.tsx';
import type { Purpose } from '#domains/shoots/shots/list/use-shots.ts';
import type { Shot } from '#domains/shoots/shots/schema.ts';
import { DayShots } from './day-shots.tsx';

interface DayItemProps {
  item: ScheduleItem;
  /** All items of the day in their order. */
  day: readonly ScheduleItem[];
  shots: readonly Shot[];
  /** The number of its first shot in the day. */
  first: number;
  purpose: Purpose | null;
  lastShot: number;
  canEdit: boolean;
  formats: DayFormats;
  failure: FailedWrite | undefined;
}

/** Something that happens, with its shots to be ticked where they stand. */
export function DayItem(props: DayItemProps) {
  const { item, day, shots, first, purpose, lastShot, canEdit, formats, failure } = props;
  const { id, title, startTime, endTime, location, note } = item;
  const isUnsynced = useIsUnsynced(id);
  const [isAdding, setAdding] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  // What has a time stands where the clock puts it.
  const isFree = canEdit && startTime === null;
  const { drag, onKeyDownCapture, items } = useOrderedRow(row, {
    list: `schedule ${item.scheduledOn}`,
    id,
    rows: day,
    move: isFree ? (one, to) => moveItem(day, one, to) : undefined,
  });
  const details = [location, note.split('\n')[0] ?? ''].filter(Boolean).join(' · ');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons in it
    <li
      ref={row}
      className={classNames('placed trip-day-line', drag && `is-${drag}`)}
      onKeyDownCapture={onKeyDownCapture}
    >
      {isFree ? (
        <span className="faint trip-day-grip" data-grip="" aria-hidden="true">
          <GripVertical />
        </span>
      ) : null}
      <span className="trip-day-time num">
        {startTime ? (
          // In two lines, between the times and never within one.
          <>
            <span className="one-line">
              {`${formatTime(startTime, formats)}${endTime ? ' –' : ''}`}
            </span>{' '}
            {endTime ? <span className="one-line">{formatTime(endTime, formats)}</span> : null}
          </>
        ) : null}
      </span>
      <div className="trip-day-body">
        <div className="row gap-8 trip-day-item-head">
          <span className="grow may-shrink">
            <button
              type="button"
              className="opens anywhere trip-day-title"
              dir="auto"
              onClick={() => openItem(id)}
            >
              {title}
            </button>
            {details ? (
              <span className="row top gap-6 icon-14 sm muted trip-day-place">
                {location ? <MapPin aria-hidden="true" /> : null}
                <span className="anywhere" dir="auto">
                  {details}
                </span>
              </span>
            ) : null}
            <WriteState isUnsynced={isUnsynced} failure={failure} />
          </span>
          {purpose ? <Tape color={purpose.color}>{purpose.label}</Tape> : null}
          {canEdit ? (
            <Menu
              label={`More for ${title}`}
              align="end"
              trigger={
                <IconButton
                  size="sm"
                  className="trip-day-more"
                  label={`More for ${title}`}
                  icon={<MoreHorizontal />}
                />
              }
              items={[
                { label: 'Edit', icon: <Pencil />, onSelect: () => openItem(id) },
                { label: 'Add a shot', icon: <Plus />, onSelect: () => setAdding(true) },
                ...(isFree ? ['separator' as const, ...items] : []),
                'separator',
                {
                  label: 'Delete',
                  icon: <Trash2 />,
                  danger: true,
                  onSelect: () => removeItem(item),
                },
              ]}
            />
          ) : null}
        </div>
        <DayShots shots={shots} first={first} part={id} canEdit={canEdit} />
        {isAdding ? (
          <AddShot
            tripId={item.tripId}
            last={lastShot}
            place={{ scheduleItemId: id, location }}
            label={`New shot of ${title}`}
            placeholder="Add a shot"
          />
        ) : null}
      </div>
    </li>
  );
}
