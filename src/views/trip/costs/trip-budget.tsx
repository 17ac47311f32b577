import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { formatMoney } from '#client/words/format-money.ts';
import { notConvertedText } from '#client/words/format-total.ts';
import { leftMinor, spentIn } from '#domains/shoots/trips/costs/rules.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { useCostParts } from './cost-parts.ts';
import { useTripCosts } from './use-trip-costs.ts';
import './trip-budget.css';

/** What was spent of the budget of a trip, by category. */
export function TripBudget({ trip }: { trip: Trip }) {
  const { isShown, spent, booked, total } = useTripCosts(trip);
  const parts = useCostParts(spent, booked);
  const { budgetMinor, currency } = trip;
  if (!isShown || (parts.length === 0 && budgetMinor === null)) return null;
  const money = (minor: number) => formatMoney(minor, currency);
  const left = budgetMinor === null ? null : leftMinor(budgetMinor, total);
  const beside = notConvertedText(total);
  const whole = budgetMinor ?? total.amountMinor;
  return (
    <section aria-labelledby="trip-budget">
      <SectionHead
        id="trip-budget"
        title={budgetMinor === null ? 'Costs' : 'Budget'}
        isLate={left !== null && left < 0}
        note={
          left === null
            ? money(total.amountMinor)
            : left < 0
              ? `${money(-left)} over`
              : `${money(left)} left`
        }
      />
      {parts.length === 0 ? <p className="pad-8 sm muted">Nothing spent yet.</p> : null}
      <dl className="lines trip-budget">
        {parts.map(({ id, label, costs }) => {
          const sum = spentIn(currency, costs);
          const share = whole > 0 ? Math.min(1, sum.amountMinor / whole) : 0;
          return (
            <div key={id}>
              <dt className="trunc" dir="auto">
                {label}
              </dt>
              <dd className="trip-budget-bar" aria-hidden="true">
                <span style={{ width: `${share * 100}%` }} />
              </dd>
              <dd className="num strong">{sum.amountMinor > 0 ? money(sum.amountMinor) : '–'}</dd>
            </div>
          );
        })}
      </dl>
      {beside ? <p className="xs faint trip-budget-note">{beside}</p> : null}
    </section>
  );
}
