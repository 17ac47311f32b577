import { Plus } from 'lucide-react';
import { SectionPending } from '#client/ui/base/states.tsx';
import { Button } from '#client/ui/button.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { TotalText } from '#client/ui/marks/total-text.tsx';
import { formatMoney } from '#client/words/format-money.ts';
import { spentTotal } from '#domains/money/expenses/figures/expense-figures.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { byCurrency } from '#domains/shoots/trips/costs/rules.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import type { Money, Total } from '#shared/money.ts';
import { BookedRow, ExpenseRow } from './cost-rows.tsx';
import { TripBudget } from './trip-budget.tsx';
import { useAddExpense } from './use-add-expense.ts';
import { useTripCosts } from './use-trip-costs.ts';
import './trip-costs-tab.css';

/** What a trip costs, against its budget: by currency, and together in that of the workspace. */
export function TripCostsTab({ trip }: { trip: Trip }) {
  const canEdit = useCan('edit');
  const { spent, booked, inBase, base, status, retry } = useTripCosts(trip);
  const addExpense = useAddExpense(trip);
  const { currency, isPrivate } = trip;
  if (spent.length === 0 && status !== 'ready')
    return <SectionPending status={status} onRetry={retry} />;
  return (
    <div className="trip-columns">
      <div className="stack gap-20 may-shrink">
        {isPrivate ? (
          <p className="pad-8 sm muted">
            Expenses are for everybody in the workspace, so a private trip has none.
          </p>
        ) : (
          <section aria-labelledby="trip-expenses">
            <SectionHead
              id="trip-expenses"
              title="Expenses"
              note={
                spent.length > 0 ? <TotalText total={spentTotal(base, spent)} base={base} /> : null
              }
            >
              {canEdit ? (
                <Button size="sm" icon={<Plus />} onClick={addExpense}>
                  New expense
                </Button>
              ) : null}
            </SectionHead>
            {spent.length === 0 ? (
              <p className="pad-8 sm muted">What this trip costs: travel, a studio, props, food.</p>
            ) : (
              <ul className="lines trip-costs">
                {spent.map((expense) => (
                  <ExpenseRow key={expense.id} expense={expense} />
                ))}
              </ul>
            )}
          </section>
        )}
        {booked.length > 0 ? (
          <section aria-labelledby="trip-booked">
            <SectionHead id="trip-booked" title="Booked, no expense yet" note={booked.length} />
            <ul className="lines trip-costs">
              {booked.map((booking) => (
                <BookedRow key={booking.id} booking={booking} canSpend={canEdit && !isPrivate} />
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      <aside className="stack gap-20 may-shrink" aria-label="Sums">
        <TripBudget trip={trip} />
        <Currencies sums={byCurrency([...spent, ...booked])} {...{ currency, base, inBase }} />
      </aside>
    </div>
  );
}

interface CurrenciesProps {
  sums: readonly Money[];
  currency: string;
  base: string;
  inBase: Total;
}

// Of one currency that is the workspace's own, the budget has said it all.
function Currencies({ sums, currency, base, inBase }: CurrenciesProps) {
  const isForeign = sums.some((sum) => sum.currency !== currency) || base !== currency;
  if (sums.length === 0 || !isForeign) return null;
  return (
    <section aria-labelledby="trip-currencies">
      <SectionHead id="trip-currencies" title="By currency" />
      <dl className="lines trip-costs">
        {sums.map((sum) => (
          <div key={sum.currency} className="row spread">
            <dt>{sum.currency}</dt>
            <dd className="num">{formatMoney(sum.amountMinor, sum.currency)}</dd>
          </div>
        ))}
        <div className="row spread strong">
          <dt>Together in {base}</dt>
          <dd className="num">
            <TotalText total={inBase} base={base} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
