import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DueRow } from '#app/calendar/also-due.tsx';
import { isHiddenFrom, useViewer, type Viewer } from '#app/calendar/shown-layers.ts';
import { useSources } from '#app/calendar/sources.ts';
import type { CalendarEntry, CalendarSource } from '#client/calendar.ts';
import { daysFrom, startOfWeek } from '#client/dates.ts';
import { Monogram } from '#client/ui/avatar.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { SectionHead } from '#client/ui/section-head.tsx';
import { useFormats } from '#domains/auth/data.ts';
import { DealAnswer } from '#domains/campaigns/components/deal-answer.tsx';
import { type DealSummary, useDeals } from '#domains/campaigns/components/deals.ts';
import { actionText } from '#domains/campaigns/components/needed-action.ts';
import { useCan } from '#domains/workspaces/data.ts';
import type { DaySettings } from '#domains/tasks/components/day-settings.ts';
import './agenda-cards.css';

const most = 5;
const moneyDays = 14;
const weekDays = 7;

/** What deals, content and money ask for; a card that has nothing to say is not there. */
export function AgendaCards({ settings }: { settings: DaySettings }) {
  const { today, weekStartsOn } = settings;
  const viewer = useViewer();
  const sources = useSources();
  const deals = useDeals(today).filter(
    ({ action, campaign }) =>
      action !== null && !isHiddenFrom(viewer, { assigneeUserId: campaign.ownerUserId }),
  );
  const week = daysFrom(startOfWeek(today, weekStartsOn), weekDays);
  const find = { sources, viewer, today };
  const content = entriesOf('content', week, find).filter(
    // Missed long ago is not this week's, unless it still is to be done.
    (entry) => !entry.isDone || entry.date >= (week[0] ?? today),
  );
  const money = entriesOf('money', daysFrom(today, moneyDays), find).filter(
    ({ isDone }) => !isDone,
  );
  if (deals.length + content.length + money.length === 0) return null;
  return (
    <div className="agenda-cards">
      {deals.length > 0 ? (
        <Card id="needs-action" title="Needs action" count={deals.length} to="/brand-campaigns">
          {deals.slice(0, most).map((deal) => (
            <DealRow key={deal.id} deal={deal} settings={settings} />
          ))}
        </Card>
      ) : null}
      {content.length > 0 ? (
        <Card
          id="this-weeks-content"
          title="This week's content"
          count={content.length}
          to="/content-calendar"
        >
          {content.slice(0, most).map((entry) => (
            <DueRow key={entry.id} entry={entry} settings={settings} hasDay />
          ))}
        </Card>
      ) : null}
      {money.length > 0 ? (
        <Card id="money-due" title="Money due" count={money.length} to="/calendar">
          {money.slice(0, most).map((entry) => (
            <DueRow key={entry.id} entry={entry} settings={settings} hasDay />
          ))}
        </Card>
      ) : null}
    </div>
  );
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
  id: string;
  title: string;
  count: number;
  to: '/brand-campaigns' | '/content-calendar' | '/calendar';
  children: ReactNode;
}

function Card({ id, title, count, to, children }: CardProps) {
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} note={count}>
        <Link to={to} className="section-link">
          View All<span className="sr">: {title}</span>
        </Link>
      </SectionHead>
      <ul>{children}</ul>
    </section>
  );
}

function DealRow({ deal, settings }: { deal: DealSummary; settings: DaySettings }) {
  const formats = useFormats();
  const canEdit = useCan('edit');
  const { campaign, brand, action } = deal;
  if (!action) return null;
  const { text, isLate } = actionText(action, settings);
  const name = brand?.name ?? campaign.campaignName;
  return (
    <li className="deal-line">
      <Monogram size="sm" name={name} color={brand?.color} />
      <span className="deal-line-what">
        <Link to="/campaign/$id" params={{ id: campaign.id }} className="trunc" dir="auto">
          {campaign.campaignName}
        </Link>
        <span className={classNames('trunc', isLate ? 'late' : 'muted')} dir="auto">
          {text}
        </span>
      </span>
      {canEdit ? <DealAnswer id={campaign.id} formats={formats} className="also-next" /> : null}
    </li>
  );
}
