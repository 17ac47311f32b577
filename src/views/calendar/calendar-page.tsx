import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { addDays } from '#client/words/dates.ts';
import { type PageActions, useShortcut, usePageActions } from '#client/page/shortcuts.tsx';
import { ErrorState, SkeletonRows } from '#client/ui/base/states.tsx';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { useDaySettings } from '#domains/tasks/day/day-settings.ts';
import { QuickAdd } from '#domains/tasks/quick-entry/quick-add.tsx';
import { useStarShortcut } from '#domains/tasks/row/star-toggle.tsx';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';
import { tasks } from '#domains/tasks/data.ts';
import { useOlderTasks } from '#domains/tasks/day/older-tasks.ts';
import { useIsWhole } from '#client/sync/reading/first-reading.ts';
import { AgendaView } from './agenda-view.tsx';
import { CalendarFrame } from './calendar-frame.tsx';
import type { CalendarView } from './calendar-search.ts';
import { EmptyBand } from './empty-band.tsx';
import { DayPanel } from '#views/day/day-panel.tsx';
import { HourGrid } from '#views/calendar/hours/hour-grid.tsx';
import { LayerBar } from './layer-bar.tsx';
import { MonthView } from '#views/calendar/month/month-view.tsx';
import { MoveDialogHost } from '#views/calendar/moves/ask-move.tsx';
import { daysOf, stepBy } from './periods.ts';
import { OlderMissing } from '#views/day/older-missing.tsx';
import { useHiddenLayers, useViewer } from './shown-layers.ts';
import { useCalendar } from './sources.ts';
import { usePlace } from '#views/calendar/moves/use-place.ts';
import './calendar-page.css';

/** Everything with a date, by month, by week or as a list; the address says which. */
export function CalendarPage() {
  const settings = useDaySettings();
  const isPhone = useIsPhone();
  const [{ view: chosen, date = settings.today }, go] = usePlace();
  const usual: CalendarView = isPhone ? 'week' : 'month';
  const view = chosen ?? usual;
  const days = daysOf(view, date, settings.weekStartsOn);
  // The phone's list goes on for a week from the chosen day.
  const last = view === 'week' && isPhone ? addDays(date, days.length - 1) : (days.at(-1) ?? date);
  const older = useOlderTasks([{ from: days[0] ?? date, to: last }]);
  const calendar = useCalendar(days, useHiddenLayers(), useViewer());
  const isWhole = useIsWhole();
  // Whoever leafs through months sees them first; the day beside them follows a frame later.
  const panelDate = useDeferredValue(date);
  const status = tasks.useStatus();
  const isEmpty =
    status === 'ready' && isWhole && days.every((day) => calendar.on(day).length === 0);
  const navigate = useNavigate();
  const word = view === 'week' ? 'week' : 'month';

  const show = (next: CalendarView, on: string) =>
    go({ view: next === usual ? undefined : next, date: on });
  const select = (next: string) => show(view, next);
  const step = (periods: number) => select(stepBy(view, date, periods));
  const open = (next: string) => void navigate({ to: '/day/$date', params: { date: next } });

  useShortcut('[', () => step(-1), { label: `Previous ${word}`, group: 'On this page' });
  useShortcut(']', () => step(1), { label: `Next ${word}`, group: 'On this page' });
  useStarShortcut(date);
  usePageActions(
    useMemo<PageActions>(
      () => ({
        primary: {
          label: 'New task',
          icon: <Plus />,
          onSelect: () => openTaskDialog({ plannedOn: date }),
        },
      }),
      [date],
    ),
  );

  const shared = { calendar, settings, days, date, onSelect: select };
  const list = {
    isLoading: status === 'loading',
    add: {
      label: 'Add a task',
      onAdd: (plannedOn: string) => openTaskDialog({ plannedOn }),
    },
    emptyText: 'Add a task to get started!',
  };
  return (
    <CalendarFrame
      view={view}
      days={days}
      date={date}
      settings={settings}
      isPhone={isPhone}
      onStep={step}
      onSelect={select}
      onView={(next) => show(next, date)}
      tools={isWhole ? <LayerBar calendar={calendar} /> : <div className="page-tools" />}
    >
      {older.status === 'error' ? <OlderMissing onRetry={older.retry} /> : null}
      {status === 'error' ? (
        <ErrorState onRetry={tasks.retry} />
      ) : isPhone || view === 'list' ? (
        <AgendaView
          {...shared}
          {...list}
          strip={view === 'list' ? undefined : { span: view, onStep: step }}
          foot={<QuickAdd settings={settings} plannedOn={date} />}
        />
      ) : !isWhole ? (
        <SkeletonRows rows={8} />
      ) : view === 'week' ? (
        <HourGrid calendar={calendar} settings={settings} days={days} date={date} />
      ) : (
        <>
          {isEmpty ? (
            <EmptyBand title="Nothing planned this month">
              Tasks, posts, deals and payments stand here on their days. Press N to write one.
            </EmptyBand>
          ) : null}
          <div className="calendar-body">
            <MonthView {...shared} onOpen={open} />
            <DayPanel calendar={calendar} date={panelDate} settings={settings} />
          </div>
        </>
      )}
      <MoveDialogHost settings={settings} />
    </CalendarFrame>
  );
}
