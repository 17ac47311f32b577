import { CirclePause, Lightbulb, Users } from 'lucide-react';
import { type FocusEvent, useRef, useState } from 'react';
import { addDays } from '#client/words/dates.ts';
import type { Formats } from '#client/words/format-dates.ts';
import { useUnsyncedIds } from '#client/sync/reading/unsynced.ts';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { completionHistories, routineCompletions } from '#domains/routine/completions/data.ts';
import {
  type RoutineDay,
  type RoutineLine,
  takenLines,
} from '#domains/routine/completions/rules.ts';
import { resumeItems } from './rest-actions.ts';
import { routineItems } from '#domains/routine/data.ts';
import type { RoutineHistory } from '#domains/routine/history/data.ts';
import { isPausedOn } from '#domains/routine/rules.ts';
import { useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import { slots } from './choices.ts';
import { restText } from './rest-text.ts';
import { OfferedRow } from './offered-row.tsx';
import {
  complete,
  letGo,
  logDay,
  moveItem,
  skip,
  takeOn,
  undo,
  unskip,
} from './routine-actions.ts';
import { openRoutineDialog } from '#domains/routine/form/ask-routine.tsx';
import { RoutineRow, type RowActions } from './routine-row.tsx';
import { RoutineSection } from './routine-section.tsx';
import { useJustDone } from '#domains/routine/page/use-just-done.ts';
import { useRoutineKeys } from './use-routine-keys.ts';

interface RoutineListsProps {
  day: RoutineDay;
  date: string;
  today: string;
  dateFormat: Formats['dateFormat'];
  canEdit: boolean;
  isReordering: boolean;
  history: RoutineHistory;
  /** To the day before or after. */
  onTurn: (days: number) => void;
  /** Said to screen readers. */
  onMoved: (text: string) => void;
}

/** The lists of a day: its three parts, what is done when needed, and what rests. */
export function RoutineLists(props: RoutineListsProps) {
  const { day, date, today, dateFormat, canEdit, isReordering, history, onTurn, onMoved } = props;
  const isPhone = useIsPhone();
  const histories = routineCompletions.useRows(completionHistories);
  const unsynced = useUnsyncedIds();
  const failures = routineItems.useFailures();
  const { justDone, tellDone, forget } = useJustDone();
  const [activeId, setActiveId] = useState<string>();
  const lists = useRef<HTMLDivElement>(null);
  const isShared = (useCurrentWorkspace()?.memberCount ?? 1) > 1;
  const isToday = date === today;
  const yesterday = addDays(today, -1);

  const all = takenLines(day);
  const active = all.find(({ item }) => item.id === activeId) ?? all[0];

  /** The line that has the focus, or undefined when the focus is elsewhere. */
  function focused(): RoutineLine | undefined {
    const isHere = lists.current?.contains(document.activeElement);
    return isHere ? all.find(({ item }) => item.id === activeId) : undefined;
  }
  function withFocused(act: (line: RoutineLine) => void) {
    const line = focused();
    if (line) act(line);
  }
  /** The lines in sight, in their order: those of folded lists are not. */
  function reachable(): string[] {
    const rows = lists.current?.querySelectorAll<HTMLElement>('[data-open="true"] [data-item]');
    return [...(rows ?? [])].map((row) => row.dataset['item'] ?? '');
  }
  function move(steps: number) {
    const ids = reachable();
    const at = focused() ? ids.indexOf(activeId ?? '') + steps : 0;
    focusItem(ids[at]);
  }

  const actions: RowActions = {
    complete(item) {
      complete(item, date, isToday);
      tellDone(item.id);
    },
    undo(item) {
      // The button goes with the moment; the keyboard stays on its row.
      if (document.activeElement?.closest('.routine-undo')) focusItem(item.id);
      undo(item, date);
      forget();
    },
    skip: ({ item, isSkipped }) => (isSkipped ? unskip(item, date) : skip(item, date)),
    logYesterday: (item) =>
      logDay(item, yesterday, histories.get(item.id)?.get(yesterday)?.status === 'done'),
    edit: ({ item, isCompletedToday }) =>
      openRoutineDialog({ kind: 'form', item, isDone: isCompletedToday, today }),
    remove({ item, isCompletedToday }) {
      if (!isCompletedToday) openRoutineDialog({ kind: 'delete', item });
    },
    pause: (item) => openRoutineDialog({ kind: 'pause', items: [item], today }),
    resume: (item) => resumeItems([item], today),
    note: ({ item, completion }) =>
      completion ? openRoutineDialog({ kind: 'note', item, completion }) : undefined,
    letGo: (item) => letGo(item, today),
    place(item, steps) {
      const list = listOf(day, item.id);
      const to = list.findIndex(({ id }) => id === item.id) + steps;
      if (to < 0 || to >= list.length) return;
      moveItem(list, item, to);
      onMoved(`${item.title}: ${to + 1} of ${list.length}`);
      focusItem(item.id);
    },
    drop(draggedId, target, side) {
      const list = listOf(day, draggedId);
      const dragged = list.find(({ id }) => id === draggedId);
      if (!dragged) return;
      const others = list.filter((one) => one !== dragged);
      const to = others.findIndex(({ id }) => id === target.id) + (side === 'after' ? 1 : 0);
      moveItem(list, dragged, to);
      onMoved(`${dragged.title}: ${to + 1} of ${list.length}`);
    },
  };

  const onKeyDown = useRoutineKeys(
    {
      move,
      complete: () =>
        withFocused((line) => {
          if (isPausedOn(line, date)) return;
          if (line.isCompletedToday) actions.undo(line.item);
          else actions.complete(line.item);
        }),
      edit: () => withFocused(actions.edit),
      remove: () => withFocused(actions.remove),
      place: (steps) => withFocused(({ item }) => actions.place(item, steps)),
      turn: onTurn,
    },
    canEdit,
  );

  function reach({ target }: FocusEvent) {
    const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-item]') : null;
    if (row?.dataset['item']) setActiveId(row.dataset['item']);
  }

  const rowOf = (line: RoutineLine, rest?: string) => {
    const { item, completion } = line;
    return (
      <RoutineRow
        key={item.id}
        line={line}
        rest={rest}
        isPaused={isPausedOn(line, date)}
        record={history.items.get(item.id)}
        isToday={isToday}
        wasDoneYesterday={histories.get(item.id)?.get(yesterday)?.status === 'done'}
        canEdit={canEdit}
        isActive={line === active}
        isJustDone={item.id === justDone && line.isCompletedToday}
        isReordering={isReordering && rest === undefined}
        isUnsynced={unsynced.has(item.id) || unsynced.has(completion?.id ?? '')}
        isPhone={isPhone}
        isShared={isShared}
        failure={failures.find((failure) => failure.id === item.id)}
        actions={actions}
      />
    );
  };

  return (
    // The keys are those of the rows' own buttons, gathered in one place.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={lists} className="routine-lists" onKeyDown={onKeyDown} onFocus={reach}>
      {slots.map(({ value, name, icon }) => {
        const section = day.sections.find(({ timeSlot }) => timeSlot === value);
        if (!section || section.lines.length === 0) return null;
        return (
          <RoutineSection
            key={value}
            name={name}
            icon={icon}
            count={canEdit ? `(${section.done}/${section.total} done)` : undefined}
            isComplete={section.isComplete}
          >
            {section.lines.map((line) => rowOf(line))}
          </RoutineSection>
        );
      })}
      {day.whenNeeded.length > 0 ? (
        <RoutineSection name="When needed" icon={Lightbulb}>
          {day.whenNeeded.map((line) => rowOf(line))}
        </RoutineSection>
      ) : null}
      {day.resting.length > 0 ? (
        <RoutineSection
          name={isToday ? 'Not today' : 'Not on this day'}
          icon={CirclePause}
          count={`(${day.resting.length})`}
          // What had not begun on a day of the past may be what one came to log.
          startsClosed={isToday}
        >
          {day.resting.map((line) =>
            rowOf(line, restText(line, date, { today, dateFormat, isShared })),
          )}
        </RoutineSection>
      ) : null}
      {/* What can be taken on counts from the present day on. */}
      {day.offered.length > 0 && isToday ? (
        <RoutineSection
          name="Not taken on"
          icon={Users}
          count={`(${day.offered.length})`}
          note={
            <>
              For everybody here. It counts for you once you take it on.
              {day.offered.length > 1 ? (
                <button
                  type="button"
                  className="link"
                  onClick={() =>
                    takeOn(
                      day.offered.map(({ item }) => item),
                      today,
                    )
                  }
                >
                  Take on all
                </button>
              ) : null}
            </>
          }
        >
          {day.offered.map((line) => (
            <OfferedRow
              key={line.item.id}
              item={line.item}
              isPhone={isPhone}
              onEdit={() => actions.edit(line)}
              onTake={() => takeOn([line.item], today)}
            />
          ))}
        </RoutineSection>
      ) : null}
    </div>
  );
}

/** The list that an item stands in, and in which it can be moved. */
function listOf(day: RoutineDay, id: string) {
  const lists = [...day.sections.map(({ lines }) => lines), day.whenNeeded];
  return (lists.find((lines) => lines.some(({ item }) => item.id === id)) ?? []).map(
    ({ item }) => item,
  );
}

/** Puts the focus on an item, also after its row has moved. */
function focusItem(id: string | undefined): void {
  if (!id) return;
  const focus = () => document.getElementById(`routine-${id}`)?.focus();
  focus();
  requestAnimationFrame(focus);
}
