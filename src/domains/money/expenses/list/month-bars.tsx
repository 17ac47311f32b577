import { formatMoney } from '#client/words/format-money.ts';
import { formatMonth } from '#client/words/format-dates.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { expenses } from '#domains/money/expenses/data.ts';
import { byMonth } from '#domains/money/expenses/figures/expense-figures.ts';
import { monthsUntil } from '#domains/money/expenses/figures/month-sums.ts';
import './month-bars.css';

interface MonthBarsProps {
  base: string;
  /** The last month: 'YYYY-MM'. */
  until: string;
  /** The first day of which all expenses are here. */
  wholeSince: string;
  onChoose: (month: string) => void;
}

const wholePercent = 100;

/** Six months beside each other: what came again under what came once. Each leads to its month. */
export function MonthBars({ base, until, wholeSince, onChoose }: MonthBarsProps) {
  const months = monthsUntil(until, { base, months: expenses.useRows(byMonth) });
  const most = Math.max(...months.map(({ onceMinor, againMinor }) => onceMinor + againMinor));
  // A month that is not here as a whole would stand too low.
  if (most === 0 || `${months[0]?.month}-01` < wholeSince) return null;
  const height = (minor: number) => ({ height: `${(minor / most) * wholePercent}%` });
  return (
    <section className="month-bars-section" aria-labelledby="by-month">
      <SectionHead id="by-month" title="By month">
        <span className="row gap-12 xs muted" aria-hidden="true">
          <span className="month-once month-key">One-off</span>
          <span className="month-again month-key">Recurring</span>
        </span>
      </SectionHead>
      <ul className="month-bars">
        {months.map(({ month, onceMinor, againMinor }) => {
          const name = formatMonth(`${month}-01`);
          const said = `${formatMoney(onceMinor + againMinor, base)}, of it ${formatMoney(againMinor, base)} recurring`;
          return (
            <li key={month}>
              <button
                type="button"
                className={classNames('month-bar', month === until && 'is-current')}
                aria-label={`${name}: ${said}`}
                aria-current={month === until ? 'true' : undefined}
                title={said}
                onClick={() => onChoose(month)}
              >
                <span className="month-room" aria-hidden="true">
                  <span className="month-once block" style={height(onceMinor)} />
                  <span className="month-again block" style={height(againMinor)} />
                </span>
                <span className="xs">{name.slice(0, 3)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
