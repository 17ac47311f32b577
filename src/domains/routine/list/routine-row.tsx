import { GripVertical, Undo2 } from 'lucide-react';
import { memo, useRef } from 'react';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { Button } from '#client/ui/button.tsx';
import { Check } from '#client/ui/choices/check.tsx';
import { WriteState } from '#client/ui/fields/write-state.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { useRowDrag } from '#client/ui/drag/use-row-drag.ts';
import { useSwipe } from '#client/ui/overlays/use-swipe.ts';
import type { RoutineLine } from '#domains/routine/completions/rules.ts';
import type { ItemRecord } from '#domains/routine/history/rules.ts';
import type { RoutineItem } from '#domains/routine/schema.ts';
import { RoutineBadges, RoutineFor, RoutineFrequency, Streak } from './routine-badges.tsx';
import { RoutineRowMenu } from './routine-row-menu.tsx';
import './routine-row.css';

/** What a row may ask for; the page answers. */
export interface RowActions {
  complete: (item: RoutineItem) => void;
  undo: (item: RoutineItem) => void;
  skip: (line: RoutineLine) => void;
  logYesterday: (item: RoutineItem) => void;
  edit: (line: RoutineLine) => void;
  remove: (line: RoutineLine) => void;
  pause: (item: RoutineItem) => void;
  resume: (item: RoutineItem) => void;
  note: (line: RoutineLine) => void;
  /** It counts for oneself no more. */
  letGo: (item: RoutineItem) => void;
  /** Some places up or down in its list. */
  place: (item: RoutineItem, steps: number) => void;
  /** Beside another item of its list. */
  drop: (draggedId: string, item: RoutineItem, side: 'before' | 'after') => void;
}

export interface RoutineRowProps {
  line: RoutineLine;
  record: ItemRecord | undefined;
  /** Why it is not due, in words; done all the same, it counts for itself. */
  rest?: string | undefined;
  /** It rests until a day, and cannot be ticked before. */
  isPaused: boolean;
  isToday: boolean;
  wasDoneYesterday: boolean;
  canEdit: boolean;
  /** The row with the one Tab stop of the lists. */
  isActive: boolean;
  isJustDone: boolean;
  isReordering: boolean;
  isUnsynced: boolean;
  isPhone: boolean;
  /** There are others in the workspace. */
  isShared: boolean;
  failure: FailedWrite | undefined;
  actions: RowActions;
}

/** One item of the routine: whether done, what, of which kind, and how many days in a row. */
export const RoutineRow = memo(function RoutineRow(props: RoutineRowProps) {
  const { line, rest, canEdit, isActive, isJustDone, isPhone, isReordering, actions } = props;
  const { item, isCompletedToday, isSkipped } = line;
  const row = useRef<HTMLLIElement>(null);
  const dragState = useRowDrag(row, {
    list: item.timeSlot,
    id: item.id,
    onDropHere: (dragged, side) => actions.drop(dragged, item, side),
    isOn: isReordering,
  });
  const tabIndex = isActive ? 0 : -1;
  const canTick = canEdit && !props.isPaused;
  const tick = (isDone: boolean) => (isDone ? actions.complete(item) : actions.undo(item));
  const swipe = useSwipe({ onRight: () => tick(!isCompletedToday), onLeft: undefined });
  const canSwipe = isPhone && canTick && !isReordering;
  return (
    <li
      ref={row}
      data-item={item.id}
      data-drag={dragState}
      className={classNames(
        'routine-row placed',
        isCompletedToday && 'is-done',
        isSkipped && 'is-skipped',
        isJustDone && 'is-just',
        rest && 'is-resting',
        props.failure && 'is-failed',
      )}
    >
      {canSwipe ? (
        <span className="swipe-hint" aria-hidden="true">
          {isCompletedToday ? 'Not done' : 'Done'}
        </span>
      ) : null}
      <div className="routine-in row gap-12" {...(canSwipe ? swipe : null)}>
        {isReordering ? (
          <GripVertical data-grip className="routine-grip" aria-hidden="true" />
        ) : null}
        {canTick ? (
          <Check
            checked={isCompletedToday}
            just={isJustDone}
            pending={props.isUnsynced}
            label={`Complete ${item.title}`}
            tabIndex={tabIndex}
            onChange={tick}
          />
        ) : null}
        <div className="routine-text row by-line gap-12 grow">
          {canEdit ? (
            <button
              type="button"
              id={`routine-${item.id}`}
              className="routine-title"
              dir="auto"
              tabIndex={tabIndex}
              onClick={() => actions.edit(line)}
            >
              {item.title}
            </button>
          ) : (
            <span className="routine-title" dir="auto">
              {item.title}
            </span>
          )}
          <RowNote line={line} />
          {isPhone ? (
            <span className="routine-badges">
              <RoutineFor item={item} />
              <RoutineBadges item={item} />
            </span>
          ) : null}
        </div>
        <div className="routine-side row placed fixed-size">
          <WriteState isUnsynced={props.isUnsynced} failure={props.failure} />
          {isJustDone || !canEdit ? null : <RoutineRowMenu {...props} tabIndex={tabIndex} />}
          {isPhone ? null : <RoutineFor item={item} />}
          {isPhone ? null : <RoutineBadges item={item} />}
          {isJustDone ? (
            <Button
              size="sm"
              className="routine-undo"
              icon={<Undo2 />}
              onClick={() => actions.undo(item)}
            >
              Undo
            </Button>
          ) : (
            <RowMeasure {...props} />
          )}
        </div>
      </div>
    </li>
  );
});

/** The description, and a word about how it went. */
function RowNote({ line: { item, completion } }: { line: RoutineLine }) {
  const note = completion?.status === 'done' ? completion.note : '';
  if (!item.description && !note) return null;
  return (
    <span className="routine-about trunc faint" dir="auto">
      {[item.description, note && `“${note}”`].filter(Boolean).join(' · ')}
    </span>
  );
}

/** How often, or why not today, and how many days in a row. */
function RowMeasure({ line, rest, record, isPhone }: RoutineRowProps) {
  const { item, isSkipped } = line;
  if (rest) return <span className="routine-frequency xs faint">{rest}</span>;
  if (isSkipped) return <span className="routine-frequency xs faint">Skipped</span>;
  return (
    <>
      {isPhone && record?.streak ? null : <RoutineFrequency item={item} isShort={isPhone} />}
      {record ? <Streak {...record} /> : null}
    </>
  );
}
