import { Paperclip, Plus } from 'lucide-react';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { SectionPending } from '#client/ui/base/states.tsx';
import { Button } from '#client/ui/button.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { TotalText } from '#client/ui/marks/total-text.tsx';
import { formatMoney } from '#client/words/format-money.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { openExpense } from '#domains/money/expenses/panel/expense-panel-host.tsx';
import type { Expense } from '#domains/money/expenses/schema.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { byCurrency } from '#domains/shoots/trips/costs/rules.ts';
import { useTripCosts } from '#domains/shoots/trips/costs/trip-costs.ts';
import { useDealsOf } from '#domains/shoots/trips/links/links-of.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { TripBudget } from './trip-budget.tsx';
import './trip-costs-tab.css';

/** What a trip costs, against its budget: by currency, and together in that of the workspace. */
export function TripCostsTab({ trip }: { trip: Trip }) {
  const canEdit = useCan('edit');
  const { costs, inBase, base, status, retry } = useTripCosts(trip);
  const deals = useDealsOf(trip.id);
  const [onlyDeal] = deals.length === 1 ? deals : [];
  const { currency, isPrivate } = trip;
  const add = () =>
    openExpense({
      tripId: trip.id,
      ...(onlyDeal ? { campaignId: onlyDeal.campaignId } : {}),
    });
  if (isPrivate)
    return (
      <p className="pad-8 sm muted">
        Expenses are for everybody in the workspace, so a private trip has none.
      </p>
    );
  if (costs.length === 0 && status !== 'ready')
    return <SectionPending status={status} onRetry={retry} />;
  const currencies = byCurrency(costs);
  return (
    <div className="trip-columns">
      <section aria-labelledby="trip-expenses">
        <SectionHead
          id="trip-expenses"
          title="Expenses"
          note={costs.length > 0 ? <TotalText total={inBase} base={base} /> : null}
        >
          {canEdit ? (
            <Button size="sm" icon={<Plus />} onClick={add}>
              New expense
            </Button>
          ) : null}
        </SectionHead>
        {costs.length === 0 ? (
          <p className="pad-8 sm muted">What this trip costs: travel, a studio, props, food.</p>
        ) : (
          <ul className="lines trip-expenses">
            {costs.map((expense) => (
              <ExpenseRow key={expense.id} expense={expense} />
            ))}
          </ul>
        )}
      </section>
      <aside className="stack gap-20 may-shrink" aria-label="Sums">
        <TripBudget trip={trip} />
        {currencies.some((sum) => sum.currency !== currency) || base !== currency ? (
          <section aria-labelledby="trip-currencies">
            <SectionHead id="trip-currencies" title="By currency" />
            <dl className="lines trip-currencies">
              {currencies.map((sum) => (
                <div key={sum.currency} className="row spread">
                  <dt>{sum.currency}</dt>
                  <dd className="num">{formatMoney(sum.amountMinor, sum.currency)}</dd>
                </div>
              ))}
              {currencies.some((sum) => sum.currency !== base) ? (
                <div className="row spread strong">
                  <dt>Together in {base}</dt>
                  <dd className="num">
                    <TotalText total={inBase} base={base} />
                  </dd>
                </div>
              ) : null}
            </dl>
          </section>
        ) : null}
      </aside>
    </div>
  );
}

function ExpenseRow({ expense }: { expense: Expense }) {
  const formats = useFormats();
  const deal = campaigns.useRows(rowsById).get(expense.campaignId ?? '');
  const about = [formatShortDate(expense.spentOn, formats), deal && `for ${deal.campaignName}`];
  return (
    <li className="row gap-8">
      <button
        type="button"
        className="opens grow anywhere"
        dir="auto"
        aria-haspopup="dialog"
        onClick={() => openExpense({ expenseId: expense.id })}
      >
        {expense.title}
        <small className="block xs faint">{about.filter(Boolean).join(' · ')}</small>
      </button>
      {expense.receiptCount > 0 ? (
        <Paperclip size={13} className="faint" aria-label="With receipt" />
      ) : null}
      <span className="num">{formatMoney(expense.amountMinor, expense.currency)}</span>
    </li>
  );
}
