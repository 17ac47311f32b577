import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, ListPlus } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { addDays } from '#client/words/dates.ts';
import { Later } from '#client/later/later.tsx';
import { type PageActions, usePageActions, useShortcut } from '#client/page/shortcuts.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '#client/ui/base/states.tsx';
import { useIsNarrow, useMedia } from '#client/ui/base/use-media.ts';
import { Segmented } from '#client/ui/choices/segmented.tsx';
import { tasks } from '#domains/tasks/data.ts';
import { DayList } from '#domains/tasks/day/day-list.tsx';
import { useDaySettings } from '#domains/tasks/day/day-settings.ts';
import { DaySlate } from '#domains/tasks/day/day-slate.tsx';
import { tasksOn } from '#domains/tasks/day/day-tasks.ts';
import { FailedTasks } from '#domains/tasks/day/failed-tasks.tsx';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';
import { QuickAdd } from '#domains/tasks/quick-entry/quick-add.tsx';
import { DayFold } from './day-fold.tsx';
import { useDayParts } from './day-parts.ts';
import './day-screen.css';

type Segment = 'hours' | 'list' | 'also';

const loadHours = () => import('./day-hours.tsx').then((part) => part.DayHours);

interface DayScreenProps {
  title: string;
  date: string;
  /** Steps to other days take its place in the history: it is one of them itself. */
  isStep?: boolean;
  /** Over the hours. */
  notice?: ReactNode;
}

/** One date: its slate, its hours, its tasks, and what else is due (frame.md section 8). */
export function DayScreen({ title, date, isStep = false, notice }: DayScreenProps) {
  const settings = useDaySettings();
  const dayTasks = tasks.useRows(tasksOn(date));
  const status = tasks.useStatus();
  const body = useRef<HTMLDivElement>(null);
  const { parts, onParts } = useDayParts(date);
  const isFolded = useMedia('(max-width: 1279.98px)');
  const isSegmented = useIsNarrow();
  const [chosen, setChosen] = useState<Segment>('list');
  const shown = chosen === 'also' && !parts.hasSide ? 'list' : chosen;
  const shows = (segment: Segment) => !isSegmented || shown === segment;
  const addDetailed = useMemo(() => () => openTaskDialog({ plannedOn: date }), [date]);
  usePageActions(
    useMemo<PageActions>(
      () => ({ primary: { label: 'New task', onSelect: addDetailed } }),
      [addDetailed],
    ),
  );
  const isEmpty = dayTasks.length === 0;
  const open = dayTasks.filter((task) => task.completedAt === null).length;
  return (
    <div className="day-view stack">
      <DaySlate
        key={date}
        title={title}
        date={date}
        tasks={dayTasks}
        settings={settings}
        isReady={status !== 'loading'}
        steps={<Steps date={date} isStep={isStep} />}
        facts={parts.facts}
      />
      <div className="day-columns">
        {isSegmented ? (
          <Segmented<Segment>
            wide
            className="day-segments"
            label="What of the day"
            value={shown}
            onChange={setChosen}
            options={[
              { value: 'hours', label: 'Hours' },
              { value: 'list', label: 'List', count: open },
              ...(parts.hasSide
                ? [{ value: 'also' as const, label: 'Also due', count: parts.open }]
                : []),
            ]}
          />
        ) : null}
        <aside
          className="day-hours stack gap-8 may-shrink"
          aria-label="Hours of the day"
          hidden={!shows('hours')}
        >
          {notice}
          <Later
            load={loadHours}
            isAsked={isSegmented && shown === 'hours'}
            props={{
              date,
              settings,
              list: body,
              isShown: shows('hours'),
              hasTray: isSegmented,
              onParts,
            }}
          >
            <div className="hours grow" />
          </Later>
        </aside>
        <div ref={body} className="day-body stack gap-12 may-shrink" hidden={!shows('list')}>
          <div className="day-add phone-foot row top">
            <QuickAdd settings={settings} plannedOn={date} />
            <IconButton
              boxed
              className="day-detailed"
              label="Add detailed task"
              icon={<ListPlus />}
              onClick={addDetailed}
            />
          </div>
          {isFolded && !isSegmented ? <DayFold parts={parts} /> : null}
          <FailedTasks key={`refused ${date}`} date={date} />
          {status === 'loading' && isEmpty ? <SkeletonRows rows={6} /> : null}
          {status === 'error' && isEmpty ? <ErrorState onRetry={tasks.retry} /> : null}
          {status === 'ready' && isEmpty ? (
            <EmptyState title={`No tasks for ${title}`} shape="checks">
              Add a task to get started!
            </EmptyState>
          ) : null}
          {isEmpty ? null : (
            // What is open or chosen in it is of its day; what is typed above is kept at midnight.
            <DayList key={date} title={title} date={date} tasks={dayTasks} settings={settings} />
          )}
        </div>
        {(isSegmented && shown === 'also') || !isFolded ? (
          <div className="day-side stack may-shrink">
            {parts.also}
            {parts.routine}
            {parts.isRead && !parts.hasSide ? (
              <p className="faint sm">Nothing else is due.</p>
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}

function Steps({ date, isStep }: { date: string; isStep: boolean }) {
  const navigate = useNavigate();
  function step(by: number) {
    const params = { date: addDays(date, by) };
    void navigate({ to: '/day/$date', params, replace: isStep });
  }
  useShortcut('[', () => step(-1), { label: 'Previous day', group: 'On this page' });
  useShortcut(']', () => step(1), { label: 'Next day', group: 'On this page' });
  return (
    <>
      <IconButton label="Previous day" kbd="[" icon={<ChevronLeft />} onClick={() => step(-1)} />
      <IconButton label="Next day" kbd="]" icon={<ChevronRight />} onClick={() => step(1)} />
    </>
  );
}
