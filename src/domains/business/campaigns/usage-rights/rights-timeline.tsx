import { daysText } from '#client/words/days-text.ts';
import { addDays, addMonths, daysBetween } from '#client/words/dates.ts';
import { formatMonth, formatShortDate } from '#client/words/format-dates.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { endsOn, rightLabels } from './rules.ts';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';
import './rights-timeline.css';

interface Bar {
  id: string;
  label: string;
  tone: 'posting' | 'right' | 'exclusive';
  from: string;
  to: string;
}

const mostMonths = 12;

/** Posting, rights and exclusivity one under another, by months, and where today is. */
export function RightsTimeline({ deal, formats }: { deal: ShownDeal; formats: DayFormats }) {
  const bars = barsOf(deal);
  if (bars.length === 0) return null;
  const { today } = formats;
  const from = firstOfMonth(earliest([today, ...bars.map((bar) => bar.from)]));
  const last = latest([today, ...bars.map((bar) => bar.to)]);
  const months = monthsBetween(from, last);
  const end = addMonths(from, months.length);
  const days = daysBetween(from, end);
  const place = (date: string) =>
    (Math.max(0, Math.min(days, daysBetween(from, date))) / days) * 100;
  return (
    <svg
      className="timeline"
      role="img"
      aria-label={bars.map((bar) => sentenceOf(bar, formats)).join('; ')}
      height={bars.length * 22 + 30}
      width="100%"
    >
      {bars.map(({ id, label, tone, from: start, to }, row) => (
        <svg
          key={id}
          x={`${place(start)}%`}
          y={row * 22 + 8}
          width={`${Math.max(2, place(addDays(to, 1)) - place(start))}%`}
          height="16"
        >
          <rect className={`bar-${tone}`} width="100%" height="16" rx="2" />
          <text className={`text-${tone}`} x="6" y="12">
            {label}
          </text>
        </svg>
      ))}
      <line
        className="timeline-now"
        x1={`${place(today)}%`}
        x2={`${place(today)}%`}
        y1="2"
        y2={bars.length * 22 + 10}
      />
      <line
        className="timeline-axis"
        x1="0"
        x2="100%"
        y1={bars.length * 22 + 12}
        y2={bars.length * 22 + 12}
      />
      {months.map((month, at) =>
        at % Math.ceil(months.length / 6) === 0 ? (
          <text
            key={month}
            className="timeline-month"
            x={`${place(month)}%`}
            y={bars.length * 22 + 26}
          >
            {formatMonth(month).slice(0, 3)}
          </text>
        ) : null,
      )}
    </svg>
  );
}

function barsOf({ campaign, usageRights, exclusivities }: ShownDeal): Bar[] {
  const { postingStartsOn: starts, postingEndsOn: ends } = campaign;
  const posting: Bar[] = starts
    ? [{ id: 'posting', label: 'Posting', tone: 'posting', from: starts, to: ends ?? starts }]
    : [];
  const rights = usageRights.flatMap((right): Bar[] => {
    const from = right.startsOn;
    if (!from) return [];
    const to = endsOn(right) ?? addMonths(from, mostMonths);
    const length = right.durationDays ? `, ${daysText(right.durationDays)}` : '';
    return [
      { id: right.id, label: `${rightLabels[right.kind]}${length}`, tone: 'right', from, to },
    ];
  });
  const clauses = exclusivities.map(({ id, scope, category, startsOn, endsOn: to }): Bar => ({
    id,
    label: scope === 'category' && category ? `${category}, exclusive` : 'Exclusive',
    tone: 'exclusive',
    from: startsOn,
    to,
  }));
  return [...posting, ...rights, ...clauses];
}

function sentenceOf({ label, from, to }: Bar, formats: DayFormats): string {
  return `${label}: ${formatShortDate(from, formats)} to ${formatShortDate(to, formats)}`;
}

function firstOfMonth(date: string): string {
  return `${date.slice(0, 8)}01`;
}

function earliest(dates: readonly string[]): string {
  return dates.reduce((one, other) => (other < one ? other : one));
}

function latest(dates: readonly string[]): string {
  return dates.reduce((one, other) => (other > one ? other : one));
}

function monthsBetween(from: string, last: string): string[] {
  const months = [from];
  for (let next = addMonths(from, 1); next <= last; next = addMonths(next, 1)) months.push(next);
  return months.length < 3 ? [from, addMonths(from, 1), addMonths(from, 2)] : months;
}
