import { Link } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { DueRow } from '#views/day/also-due.tsx';
import { isHiddenFrom, useViewer, type Viewer } from '#views/calendar/shown-layers.ts';
import { useSources } from '#views/calendar/sources.ts';
import type { CalendarEntry, CalendarSource } from '#client/words/calendar.ts';
import { daysFrom, startOfWeek } from '#client/words/dates.ts';
import { useIsCalm } from '#client/later/use-is-calm.ts';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { type PageAction, usePageActions } from '#client/page/shortcuts.tsx';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { useFormats, useUser } from '#domains/people/auth/data.ts';
import type { DashboardCard } from '#domains/people/auth/schema.ts';
import { DealAnswer } from '#domains/business/campaigns/moves/deal-answer.tsx';
import { type DealSummary, useDeals } from '#domains/business/campaigns/board/deals.ts';
import { actionText } from '#domains/business/campaigns/board/needed-action.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { useCan, useIsOn } from '#domains/people/workspaces/data.ts';
import { BrandMark } from '#domains/business/brands/parts/brand-mark.tsx';
import { MoneyRemains } from './money-remains.tsx';
import { useNextTrips } from './trips/next-trips.tsx';
import { cardFacts, inOwnOrder, usualCards } from './cards.ts';
import './agenda-cards.css';

const CustomizeCards = laterPart(() =>
  import('./customize-cards.tsx').then((part) => part.CustomizeCards),
);

const most = 5;
const moneyDays = 14;
const weekDays = 7;

/** What deals, content and money ask for, as the user wants it; a card with nothing to say is not there. */
export function AgendaCards({ settings }: { settings: DaySettings }) {
  const [customizing, setCustomizing] = useState<'not yet' | 'open' | 'closed'>('not yet');
  const isOn = useIsOn();
  // One after the other they would push each other about.
  const isCalm = useDeferredValue(useIsCalm());
  const rows = useCardRows(settings, isCalm);
  const choice = useUser() ?? usualCards;
  const seesMoney = useSeesMoney();
  const order = inOwnOrder(choice);
  const offered = order.filter((card) => {
    const { modules, isOfMoney } = cardFacts[card];
    return modules.some((module) => isOn(module)) && (seesMoney || !isOfMoney);
  });
  const shown = offered.filter(
    (card) => !choice.dashboardHidden.includes(card) && rows[card].length > 0,
  );
  const customize: PageAction = {
    label: 'Customize dashboard',
    icon: <SlidersHorizontal />,
    onSelect: () => setCustomizing('open'),
  };
  usePageActions({ actions: offered.length > 0 ? [customize] : [] });
  if (offered.length === 0 || !isCalm) return null;
  return (
    <>
      {shown.length > 0 ? (
        <div className="agenda-cards">
          {shown.map((card) => (
            <Card key={card} card={card} rows={rows[card]}>
              {card === 'money' ? <MoneyRemains today={settings.today} days={moneyDays} /> : null}
            </Card>
          ))}
        </div>
      ) : null}
      <div className="agenda-cards-foot">
        <Button
          size="sm"
          variant="ghost"
          icon={customize.icon}
          aria-haspopup="dialog"
          onClick={customize.onSelect}
        >
          Customize
        </Button>
      </div>
      {customizing === 'not yet' ? null : (
        <Suspense>
          <CustomizeCards
            order={order}
            listed={offered}
            hidden={choice.dashboardHidden}
            open={customizing === 'open'}
            onClose={() => setCustomizing('closed')}
          />
        </Suspense>
      )}
    </>
  );
}

const none: Record<DashboardCard, readonly ReactNode[]> = {
  'needs-action': [],
  content: [],
  money: [],
  trips: [],
};

/** All that each card has to say, a row each. Not worked out until `isAsked`, but read at once. */
function useCardRows(settings: DaySettings, isAsked: boolean): typeof none {
  const { today, weekStartsOn } = settings;
  const viewer = useViewer();
  const sources = useSources();
  const known = useDeals(today);
  const trips = useNextTrips(settings);
  if (!isAsked) return none;
  const deals = known.filter(
    ({ action, campaign }) =>
      action !== null && !isHiddenFrom(viewer, { assigneeUserId: campaign.ownerUserId }),
  );
  const week = daysFrom(startOfWeek(today, weekStartsOn), weekDays);
  const find = { sources, viewer, today };
  const content = entriesOf('content', week, find).filter(
    // Missed long ago is not this week's, unless it still is to be done.
    (entry) => !entry.isDone || entry.date >= (week[0] ?? today),
  );
  const money = ['money', 'bills']
    .flatMap((layerId) => entriesOf(layerId, daysFrom(today, moneyDays), find))
    .filter(({ isDone }) => !isDone)
    .toSorted((one, other) => one.date.localeCompare(other.date));
  const due = (entries: readonly CalendarEntry[]) =>
    entries.map((entry) => <DueRow key={entry.id} entry={entry} settings={settings} hasDay />);
  return {
    'needs-action': deals.map((deal) => <DealRow key={deal.id} deal={deal} settings={settings} />),
    content: due(content),
    money: due(money),
    // What of trips is late comes first: what is not packed, and gear that has not come back.
    trips: [...due(entriesOf('trips', [], find)), ...trips],
  };
}

interface Find {
  sources: readonly CalendarSource[];
  viewer: Viewer;
  today: string;
}

/** What is late of a layer, the oldest first, and then what these days have. */
function entriesOf(layerId: string, days: readonly string[], find: Find): CalendarEntry[] {
  const { sources, viewer, today } = find;
  const late = sources.flatMap((source) => source.lateOn?.(today) ?? []);
  const all = [...late, ...days.flatMap((date) => sources.flatMap(({ on }) => on(date)))];
  return [...new Set(all)].filter(
    (entry) => entry.layerId === layerId && !entry.isEvent && !isHiddenFrom(viewer, entry),
  );
}

interface CardProps {
  card: DashboardCard;
  rows: readonly ReactNode[];
  /** Under them. */
  children: ReactNode;
}

function Card({ card, rows, children }: CardProps) {
  const { title, to } = cardFacts[card];
  const id = `card-${card}`;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} note={rows.length}>
        <Link to={to} className="section-link">
          View All<span className="sr">: {title}</span>
        </Link>
      </SectionHead>
      <ul className="lines">
        {rows.slice(0, most)}
        {children}
      </ul>
    </section>
  );
}

function DealRow({ deal, settings }: { deal: DealSummary; settings: DaySettings }) {
  const formats = useFormats();
  const canEdit = useCan('edit');
  const { campaign, brand, action } = deal;
  if (!action) return null;
  const { text, isLate } = actionText(action, settings);
  return (
    <li className="tall-44 row gap-10">
      <BrandMark size="sm" brand={brand} name={campaign.campaignName} />
      <span className="deal-line-what grow stack">
        <Link
          to="/campaign/$id"
          params={{ id: campaign.id }}
          className="trunc hover-line"
          dir="auto"
        >
          {campaign.campaignName}
        </Link>
        <span className={classNames('trunc', isLate ? 'late' : 'muted')} dir="auto">
          {text}
        </span>
      </span>
      {canEdit ? (
        <DealAnswer id={campaign.id} formats={formats} className="also-next target" />
      ) : null}
    </li>
  );
}
