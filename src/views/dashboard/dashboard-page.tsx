import { Tags } from 'lucide-react';
import { Suspense, useDeferredValue, useState } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { addDays, dateOf, daysBetween } from '#client/words/dates.ts';
import { Later } from '#client/later/later.tsx';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { DateField } from '#client/ui/dates/date-field.tsx';
import type { Segment } from '#client/ui/progress/segments.ts';
import { SkeletonRows } from '#client/ui/base/states.tsx';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { ActiveCampaigns } from '#domains/business/campaigns/board/active-campaigns.tsx';
import { campaigns as campaignRows } from '#domains/business/campaigns/data.ts';
import { type DaySettings, useDaySettings } from '#domains/tasks/day/day-settings.ts';
import { FailedTasks } from '#domains/tasks/day/failed-tasks.tsx';
import { QuickAdd } from '#domains/tasks/quick-entry/quick-add.tsx';
import { tasks } from '#domains/tasks/data.ts';
import { WaitingInvitations } from '#domains/people/workspaces/invitations/waiting-invitations.tsx';
import { useUser } from '#domains/people/auth/data.ts';
import { useCurrentWorkspace, useIsOn } from '#domains/people/workspaces/data.ts';
import { ClockSlate } from './clock-slate.tsx';
import { DayTasks } from './day-tasks.tsx';
import { OverdueTasks } from './overdue-tasks.tsx';
import { WeeklyView } from './weekly-view.tsx';
import './dashboard-page.css';

const ManageCategories = laterPart(() =>
  import('#domains/tasks/categories/manage-categories.tsx').then((part) => part.ManageCategories),
);

// The day's tasks do not wait for what all other domains have to say.
const AgendaCards = laterPart(() => import('./agenda-cards.tsx').then((part) => part.AgendaCards));

/** Where the first steps will stand: what is below them is not pushed about. */
const setUpRoom = <div className="set-up-room" />;
const loadSetUp = () => import('./set-up.tsx').then((part) => part.SetUp);
const newForDays = 14;

// What was added before the list could be read is shown.
const isSome = (rows: readonly unknown[]) => rows.length > 0;

/** The time, how things stand, and what is late, today and tomorrow. */
export function DashboardPage() {
  const settings = useDaySettings();
  const { today } = settings;
  const [chosenDate, setChosenDate] = useState<string>();
  const [managing, setManaging] = useState<'not yet' | 'open' | 'closed'>('not yet');
  const isPhone = useIsPhone();
  const isOn = useIsOn();
  const hasDeals = isOn('deals');
  const plannedOn = chosenDate ?? today;
  const status = tasks.useStatus();
  const hasSome = tasks.useRows(isSome);
  // Of what comes at once as much is rendered as a frame has room for: a page that is pressed answers.
  const hasTasks = useDeferredValue(status !== 'loading' || hasSome);
  const hasCampaigns = campaignRows.useStatus() !== 'loading' || !hasDeals;
  // How high the lists are is known then: nothing below them is pushed about, nor do they wait for it.
  const isBelowShown = useDeferredValue(hasTasks && hasCampaigns, false);
  const [setUp, setSetUp] = useState<readonly Segment[]>();
  const newcomer = useNewcomer(settings);
  // In the order in which they are seen, for whoever listens or tabs.
  const campaigns = hasDeals ? <ActiveCampaigns key="campaigns" formats={settings} /> : null;
  const tomorrow = (
    <DayTasks
      key="tomorrow"
      title="Tomorrow"
      date={addDays(today, 1)}
      settings={settings}
      to="/tomorrow"
    />
  );
  return (
    <div className="dashboard stack">
      <h1 className="sr">Dashboard</h1>
      <WaitingInvitations />
      <ClockSlate settings={settings} isKnown={status === 'ready' || hasSome} setUp={setUp} />
      <div className="dashboard-add phone-foot row top">
        <QuickAdd
          label="Quick Add Task"
          settings={settings}
          plannedOn={plannedOn}
          needsCategory
          dateField={(spoken, forget) => (
            <DateField
              quiet
              inWords
              label="Date"
              className="sm muted"
              settings={settings}
              value={spoken ?? plannedOn}
              onChange={(date) => {
                forget();
                setChosenDate(date ?? undefined);
              }}
            />
          )}
        />
        <Button
          variant="ghost"
          className="dashboard-manage"
          icon={<Tags />}
          onClick={() => setManaging('open')}
        >
          Manage Categories
        </Button>
      </div>
      <FailedTasks />
      {newcomer && hasTasks ? (
        <Later load={loadSetUp} props={{ user: newcomer, onClap: setSetUp }}>
          {setUpRoom}
        </Later>
      ) : null}
      {newcomer && !hasTasks ? setUpRoom : null}
      <div className={classNames('dashboard-lists', !hasDeals && 'has-no-campaigns')}>
        {hasTasks ? (
          <>
            <OverdueTasks settings={settings} />
            <DayTasks title="Today" date={today} settings={settings} to="/today" />
            {isPhone ? campaigns : tomorrow}
            {isPhone ? tomorrow : campaigns}
          </>
        ) : (
          // Without headings: where they will stand depends on what is overdue.
          <SkeletonRows rows={8} />
        )}
      </div>
      {isBelowShown ? (
        <>
          <WeeklyView settings={settings} />
          <Suspense>
            <AgendaCards settings={settings} />
          </Suspense>
        </>
      ) : null}
      {managing === 'not yet' ? null : (
        <Suspense>
          <ManageCategories open={managing === 'open'} onClose={() => setManaging('closed')} />
        </Suspense>
      )}
    </div>
  );
}

/** Who has had a workspace of their own for some days only, and has not hidden the first steps. */
function useNewcomer({ today, timeZone }: DaySettings) {
  const workspace = useCurrentWorkspace();
  const user = useUser();
  if (!user || workspace?.role !== 'owner' || user.dashboardHidden.includes('set-up')) return;
  return daysBetween(dateOf(workspace.createdAt, timeZone), today) <= newForDays ? user : undefined;
}
