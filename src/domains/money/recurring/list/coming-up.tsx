import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { TotalText } from '#client/ui/marks/total-text.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { countText } from '#client/words/count-text.ts';
import { type DayFormats, formatShortDate } from '#client/words/format-dates.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { comingOf, occurrencesTotal } from '#domains/money/recurring/figures/recurring-figures.ts';
import { openRecurring } from '#domains/money/recurring/panel/recurring-panel-host.tsx';
import type { RecurringExpense } from '#domains/money/recurring/schema.ts';
import { type ComingWeek, comingWeeks } from './coming-weeks.ts';
import './coming-up.css';

interface ComingUpProps {
  rows: readonly RecurringExpense[];
  base: string;
  settings: DayFormats;
}

const shownDays = 60;

/** What is to be paid in the next sixty days, week by week, with what each comes to. */
export function ComingUp({ rows, base, settings }: ComingUpProps) {
  const { today, weekStartsOn } = settings;
  const coming = comingOf(rows, today, shownDays);
  if (coming.length === 0) return null;
  const weeks = comingWeeks(coming, { today, days: shownDays, weekStartsOn });
  const { amountMinor } = occurrencesTotal(base, coming);
  return (
    <section aria-labelledby="coming-up">
      <SectionHead
        id="coming-up"
        title="Coming up"
        note={`${formatMoney(amountMinor, base)} across ${countText(coming.length, 'payment')} in 60 days`}
      />
      {/* Keyboards can only scroll what they can focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways */}
      <div className="coming-scroll" role="group" aria-label="Weeks" tabIndex={0}>
        <ol className="coming-weeks">
          {weeks.map((week) => (
            <Week key={week.days[0]} week={week} base={base} settings={settings} />
          ))}
        </ol>
      </div>
    </section>
  );
}

// Within two months the year goes without saying.
const dayOf = (date: string, settings: DayFormats) =>
  formatShortDate(date, { ...settings, today: date });

function Week({ week, base, settings }: { week: ComingWeek } & Omit<ComingUpProps, 'rows'>) {
  const { days, occurrences } = week;
  const { today } = settings;
  const due = new Set(occurrences.map(({ dueOn }) => dueOn));
  const [first = today] = days;
  const last = days.at(-1) ?? first;
  return (
    <li className={classNames('coming-week', occurrences.length === 0 && 'is-empty')}>
      <span className="coming-head">
        <span className="xs faint num">{`${dayOf(first, settings)} – ${dayOf(last, settings)}`}</span>
        <span className="coming-total fig">
          <TotalText total={occurrencesTotal(base, occurrences)} base={base} />
        </span>
      </span>
      <ul className="coming-bills xs">
        {occurrences.map(({ row, dueOn, amountMinor }) => (
          <li key={`${row.id} ${dueOn}`}>
            <button
              type="button"
              className="opens start"
              title={`${formatShortDate(dueOn, settings)}, ${formatMoney(amountMinor, row.currency)}`}
              onClick={() => openRecurring({ recurringId: row.id })}
            >
              <span className="coming-day num faint">{dayOf(dueOn, settings)}</span>
              <span className="trunc" dir="auto">
                {row.title}
              </span>
              <span className="coming-amount num">{formatMoney(amountMinor, row.currency)}</span>
            </button>
          </li>
        ))}
      </ul>
      <span className="coming-days" aria-hidden="true">
        {days.map((day) => (
          <i
            key={day}
            className={classNames(
              'slanted',
              day === today && 'is-today',
              due.has(day) && 'is-due',
              day < today && 'is-past',
            )}
          />
        ))}
      </span>
    </li>
  );
}
