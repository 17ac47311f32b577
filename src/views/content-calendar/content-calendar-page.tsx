import { Plus } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { Later } from '#client/later/later.tsx';
import { AgendaView } from '#views/calendar/agenda-view.tsx';
import { CalendarFrame } from '#views/calendar/calendar-frame.tsx';
import { HourGrid } from '#views/calendar/hours/hour-grid.tsx';
import { MonthView } from '#views/calendar/month/month-view.tsx';
import { MoveDialogHost } from '#views/calendar/moves/ask-move.tsx';
import { daysOf, isInMonth, stepBy } from '#views/calendar/periods.ts';
import { nothingHidden } from '#views/calendar/shown-layers.ts';
import { calendarOf } from '#views/calendar/sources.ts';
import type { CalendarView } from '#views/calendar/calendar-search.ts';
import { ListTools } from '#client/list/list-tools.tsx';
import { daysFrom } from '#client/words/dates.ts';
import { type PageActions, usePageActions, useShortcut } from '#client/page/shortcuts.tsx';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import { ErrorState, SkeletonRows } from '#client/ui/base/states.tsx';
import { useStable } from '#client/sync/reading/use-stable.ts';
import { worstOf } from '#client/sync/reading/worst-of.ts';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { dayNotes, notesByDay } from '#domains/around/agenda/day-notes/data.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import { useDaySettings } from '#domains/tasks/day/day-settings.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { isFiltered } from './content-filter.ts';
import { useContentRows } from './content-rows.ts';
import { DayLine, DayOpen } from './day-line.tsx';
import { useDealOverlay } from './deal-overlay.ts';
import { EmptyMonth } from './empty-month.tsx';
import { useCalendarFilters } from './calendar-filters.ts';
import { useAreFiltersComing } from './filters-coming.ts';
import { MonthFigures } from './month-figures.tsx';
import { MonthText } from './month-text.tsx';
import { usePostTools } from '#views/content-calendar/planning/use-post-tools.tsx';
import { useChosenPosts } from '#views/content-calendar/planning/use-chosen-posts.ts';
import { useNewPiece } from '#views/content-calendar/planning/use-new-piece.tsx';
import { useRhythm } from '#views/content-calendar/planning/use-rhythm.tsx';
import { useOpenSlots } from '#views/content-calendar/planning/use-open-slots.ts';
import { UndatedTray } from '#views/content-calendar/planning/undated-tray.tsx';
import { useContentPlace } from './use-content-place.ts';
import { weekGoals } from './week-goals.ts';
import './content-calendar-page.css';

const everybody = { userId: '', hasOthers: false, isMineOnly: false };

const loadBar = () =>
  import('#views/content-calendar/planning/chosen-bar.tsx').then((part) => part.ChosenBar);
const DaySheet = laterPart(() => import('./day-sheet.tsx').then((part) => part.DaySheet));

/** What is published when: by month, by week or as a list, and what has no date yet beside it. */
export function ContentCalendarPage() {
  const settings = useDaySettings();
  const { today } = settings;
  const isPhone = useIsPhone();
  const canEdit = useCan('edit');
  const [search, go] = useContentPlace();
  const { view: chosen, date = today, ...filter } = search;
  const usual: CalendarView = isPhone ? 'week' : 'month';
  const view = chosen ?? usual;
  const days = daysOf(view, date, settings.weekStartsOn);
  // The phone's list goes on for a week from the chosen day.
  const onScreen =
    isPhone && view === 'week' ? [...new Set([...days, ...daysFrom(date, days.length)])] : days;
  const [opened, setOpened] = useState<{ date: string; isOpen: boolean }>();

  const deals = useDealOverlay(filter);
  const rows = useContentRows(filter, deals, { settings, canEdit });
  const { add, dialog } = useNewPiece({ filter, settings });
  const slots = useOpenSlots({
    rows,
    filter,
    days,
    today,
    timeZone: settings.timeZone,
    canEdit,
    add,
  });
  const notes = dayNotes.useRows(notesByDay);
  const status = worstOf(contentItems.useStatus(), posts.useStatus());
  const isLoading = useAreFiltersComing() || status === 'loading';

  const group = useChosenPosts({ source: rows.source, days: onScreen, canEdit });
  const calendar = calendarOf([group.source, slots, deals.source], {
    days,
    hidden: nothingHidden,
    viewer: everybody,
  });
  const goalChannels = [...rows.channelsById.values()].filter(
    ({ id }) => filter.channel === undefined || filter.channel === id,
  );
  const goals = weekGoals(days, rows.postsOn, goalChannels);
  const ofPeriod = view === 'week' ? days : days.filter((day) => isInMonth(day, date));
  const ofMonth = ofPeriod.flatMap(rows.source.on);

  const rhythm = useRhythm(
    canEdit && !isLoading && ofMonth.length === 0 && !isFiltered(filter),
    settings,
  );
  const select = (next: string) => go({ ...search, date: next });
  const clear = () => go({ view: chosen, date });
  const step = (periods: number) => select(stepBy(view, date, periods));
  const openSheet = (day: string) => setOpened({ date: day, isOpen: true });
  const openDay = (day: string) => {
    if (canEdit && calendar.on(day).length === 0 && !notes.has(day)) add({ plannedOn: day });
    else openSheet(day);
  };
  const noteOf = (day: string) =>
    notes
      .get(day)
      ?.map(({ text }) => text)
      .join(' · ');
  const word = view === 'week' ? 'week' : 'month';
  useShortcut('[', () => step(-1), { label: `Previous ${word}`, group: 'On this page' });
  useShortcut(']', () => step(1), { label: `Next ${word}`, group: 'On this page' });
  const addHere = useStable(() => add({ plannedOn: date }));
  usePageActions(
    useMemo<PageActions>(
      () => (canEdit ? { primary: { label: 'New post', icon: <Plus />, onSelect: addHere } } : {}),
      [canEdit, addHere],
    ),
  );

  const shared = { calendar, settings, days, date, onSelect: select };
  const list = {
    add: canEdit
      ? { label: 'Add a post', onAdd: (plannedOn: string) => add({ plannedOn }) }
      : undefined,
    emptyText: canEdit
      ? 'Plan a post, or place an idea.'
      : 'Posts of this workspace are shown here.',
    moreOf: (day: string) => ({
      end:
        canEdit || notes.has(day) ? (
          <DayOpen date={day} settings={settings} onOpen={openSheet} />
        ) : null,
      line: <DayLine note={noteOf(day)} />,
      isNoted: notes.has(day),
    }),
  };
  const filters = useCalendarFilters({
    filter,
    campaigns: deals.campaigns,
    onFilter: (next) => go({ ...search, ...next }),
    countOf: (by) => rows.countOf(by, ofPeriod),
  });
  const postTools = usePostTools({
    canEdit,
    isSelecting: group.isSelecting,
    onSelect: group.toggle,
    date,
    source: rows.source,
    settings,
  });
  const [ofWeek] = view === 'week' ? goals.values() : [];
  const tray = (
    <UndatedTray
      entries={rows.undated}
      settings={settings}
      hidden={rows.undatedHidden}
      onClear={clear}
    >
      {view === 'week' ? null : <MonthFigures entries={ofMonth} />}
    </UndatedTray>
  );
  const subtitle = ofWeek ? (
    `${ofWeek.text} posts this week`
  ) : isLoading ? undefined : (
    <MonthText entries={ofMonth} />
  );
  return (
    <CalendarFrame
      view={view}
      days={days}
      date={date}
      settings={settings}
      isPhone={isPhone}
      onStep={step}
      onSelect={select}
      onView={(next) => go({ ...search, view: next === usual ? undefined : next, date })}
      subtitle={subtitle}
      more={postTools.items}
      search={filters.find}
      tools={isLoading ? undefined : <ListTools list={filters} noun="post" />}
    >
      {canEdit ? null : <ReadOnlyNote />}
      {isLoading ? (
        <SkeletonRows rows={8} />
      ) : (
        <>
          <div className="content-dock">
            {group.bulk.selected.length > 0 ? (
              <Later load={loadBar} isAsked props={{ ...group.bulk, settings }} />
            ) : null}
          </div>
          {status === 'error' ? (
            <ErrorState
              onRetry={() => {
                contentItems.retry();
                posts.retry();
              }}
            />
          ) : (
            <>
              {rhythm.offer ??
                (view === 'month' && ofMonth.length === 0 ? (
                  <EmptyMonth isFiltered={isFiltered(filter)} onClear={clear} />
                ) : null)}
              {/* The keys and clicks are those of the posts inside. */}
              <div className="content-body" onClickCapture={group.onClickCapture}>
                {isPhone || view === 'list' ? (
                  <AgendaView
                    {...shared}
                    {...list}
                    strip={view === 'list' ? undefined : { span: view, onStep: step }}
                    under={subtitle}
                  />
                ) : view === 'week' ? (
                  <HourGrid calendar={calendar} settings={settings} days={days} date={date} />
                ) : (
                  <MonthView
                    {...shared}
                    opensEmpty={canEdit}
                    onOpen={openDay}
                    headOf={(day) => ({
                      goal: goals.get(day)?.text,
                      isGoalMet: goals.get(day)?.isMet === true,
                      note: noteOf(day),
                      isWanted: rhythm.wants(day),
                    })}
                  />
                )}
                {tray}
              </div>
            </>
          )}
        </>
      )}
      <MoveDialogHost settings={settings} />
      {opened ? (
        <Suspense>
          <DaySheet
            key={opened.date}
            date={opened.date}
            open={opened.isOpen}
            calendar={calendar}
            settings={settings}
            canEdit={canEdit}
            onAdd={() => {
              setOpened({ ...opened, isOpen: false });
              add({ plannedOn: opened.date });
            }}
            onClose={() => setOpened({ ...opened, isOpen: false })}
          />
        </Suspense>
      ) : null}
      {dialog}
      {postTools.dialogs}
    </CalendarFrame>
  );
}
