import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { addDays } from '#client/words/dates.ts';
import { formatRowDate, type Formats } from '#client/words/format-dates.ts';
import { type PageActions, usePageActions } from '#client/page/shortcuts.tsx';
import { FailedRows } from '#client/ui/rows/failed-rows.tsx';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import { ErrorState, SkeletonRows } from '#client/ui/base/states.tsx';
import { ColorDot } from '#client/ui/marks/tape.tsx';
import { useUser } from '#domains/people/auth/data.ts';
import { useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import { calendarDate } from '#shared/dates.ts';
import { can } from '#shared/permissions.ts';
import {
  routineCompletions,
  useRoutineDate,
  useRoutineDay,
} from '#domains/routine/completions/data.ts';
import { takenLines } from '#domains/routine/completions/rules.ts';
import { RoutineAside } from './routine-aside.tsx';
import { openRoutineDialog, RoutineDialogHost } from '#domains/routine/form/ask-routine.tsx';
import { RoutineEmpty } from './routine-empty.tsx';
import { RoutineFrame } from './routine-frame.tsx';
import { RoutineLists } from '#domains/routine/list/routine-lists.tsx';
import { RoutineProgress } from './routine-progress.tsx';
import { routineItems } from '#domains/routine/data.ts';
import { useRoutineHistory } from '#domains/routine/history/data.ts';
import { footerText, progressText } from '#domains/routine/rules.ts';
import './routine-page.css';

/** How many days before today can still be logged. */
const loggedDays = 14;

/** What one does every day, and how much of it is done today. */
export function RoutinePage() {
  const today = useRoutineDate();
  const earliest = addDays(today, -loggedDays);
  const { day: asked } = useSearch({ strict: false });
  const date = isLogged(asked, earliest, today) ? asked : today;
  const items = routineItems.useRows(all);
  const day = useRoutineDay(date);
  const history = useRoutineHistory(today);
  const [itemStatus, doneStatus] = [routineItems.useStatus(), routineCompletions.useStatus()];
  const workspace = useCurrentWorkspace();
  const canEdit = can(workspace?.role, 'create');
  const dateFormat = useUser()?.dateFormat ?? 'MDY';
  const [isReordering, setReordering] = useState(false);
  const [moved, setMoved] = useState('');
  const navigate = useNavigate();
  usePageActions(
    useMemo<PageActions>(() => {
      const add = () => openRoutineDialog({ kind: 'form', today });
      return canEdit ? { primary: { label: 'Add item', onSelect: add } } : {};
    }, [canEdit, today]),
  );

  function turn(days: number) {
    const to = addDays(date, days);
    if (to < earliest || to > today) return;
    void navigate({ to: '/routine', search: to === today ? {} : { day: to }, replace: true });
  }

  const failed = routineItems.useFailures().filter(({ operation }) => operation === 'create');
  const isEmpty = items.length === 0;
  const isOffered = day.offered.length === items.length && !isEmpty;
  const isReady = itemStatus === 'ready' && doneStatus === 'ready';
  const isLoading = isEmpty && itemStatus === 'loading';
  const isBroken = itemStatus === 'error' && isEmpty;
  const isToday = date === today;
  const text = isToday
    ? progressText(day, isEmpty || isOffered)
    : `${day.done} of ${day.total} completed ${pastDay(date, today, dateFormat)}`;
  const footer = isToday ? footerText(day) : null;
  const lines = takenLines(day);
  const frame = { lines, date, today, dateFormat, canEdit, isReordering };
  return (
    <RoutineFrame {...frame} earliest={earliest} onReorder={setReordering} onTurn={turn}>
      <div className="stack may-shrink">
        {canEdit ? null : <ReadOnlyNote className="routine-viewer muted" />}
        <FailedRows failed={failed} titleOf={({ title }) => String(title)} />
        {isLoading ? <SkeletonRows rows={8} /> : null}
        {isBroken ? <ErrorState onRetry={routineItems.retry} /> : null}
        {isEmpty && itemStatus === 'ready' ? (
          <RoutineEmpty canEdit={canEdit} today={today} />
        ) : null}
        {isEmpty ? null : (
          <>
            {isOffered ? <RoutineEmpty canEdit={canEdit} today={today} isOffered /> : null}
            {canEdit && !isOffered ? (
              <RoutineProgress
                day={day}
                date={date}
                isToday={isToday}
                isReady={isReady}
                text={text}
              />
            ) : null}
            <RoutineLists
              {...frame}
              key={date}
              day={day}
              history={history}
              onTurn={turn}
              onMoved={setMoved}
            />
            {canEdit && footer ? (
              <p className="routine-footer row">
                <span className={day.percent === 100 ? 'wrap-t' : 'lamp-t'}>
                  <ColorDot />
                </span>
                {footer}
              </p>
            ) : null}
          </>
        )}
        <output className="sr">{moved}</output>
      </div>
      {isEmpty || !canEdit ? null : (
        <RoutineAside {...frame} items={items} history={history} onTurn={turn} />
      )}
      <RoutineDialogHost />
    </RoutineFrame>
  );
}

/** 'yesterday', or 'on Fri, Sep 12' */
function pastDay(date: string, today: string, dateFormat: Formats['dateFormat']): string {
  const named = formatRowDate(date, { today, dateFormat });
  return named === 'Yesterday' ? 'yesterday' : `on ${named}`;
}

/** Whether the address names a day that can still be logged; anything else means today. */
function isLogged(day: string | undefined, earliest: string, today: string): day is string {
  return calendarDate.safeParse(day).success && day !== undefined && day >= earliest && day < today;
}

const all = <R,>(rows: readonly R[]) => rows;
