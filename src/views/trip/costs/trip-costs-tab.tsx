import { Paperclip, Plus } from 'lucide-react';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { SectionPending } from '#client/ui/base/states.tsx';
import { Button } from '#client/ui/button.tsx';
import { type Fact, FactStrip } from '#client/ui/marks/facts.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { TotalText } from '#client/ui/marks/total-text.tsx';
import { formatMoney } from '#client/words/format-money.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import { notConvertedText } from '#client/words/format-total.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { openExpense } from '#domains/money/expenses/panel/expense-panel-host.tsx';
import type { Expense } from '#domains/money/expenses/schema.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { byCurrency, leftMinor } from '#domains/shoots/trips/costs/rules.ts';
import { useTripCosts } from '#domains/shoots/trips/costs/trip-costs.ts';
import { useDealsOf } from '#domains/shoots/trips/links/links-of.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { TripBudget } from './trip-budget.tsx';
import './trip-costs-tab.css';

/** What a trip costs, against its budget: by currency, and together in that of the workspace. */
export function TripCostsTab({ trip }: { trip: Trip }) {
  const canEdit = useCan('edit');
  const { costs, spent, inBase, base, status, retry } = useTripCosts(trip);
  const deals = useDealsOf(trip.id);
  const [onlyDeal] = deals.length === 1 ? deals : [];
  const { budgetMinor, currency, isPrivate } = trip;
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
  const money = (minor: number, of = currency) => formatMoney(minor, of, { isFigure: true });
  const left = budgetMinor === null ? null : leftMinor(budgetMinor, spent);
  const facts: Fact[] = [
    { label: 'Spent', value: money(spent.amountMinor), unit: notConvertedText(spent) || undefined },
    ...(left === null || budgetMinor === null
      ? []
      : [
          { label: 'Budget', value: money(budgetMinor) },
          {
            label: left < 0 ? 'Over' : 'Left',
            value: money(Math.abs(left)),
            tone: left < 0 ? ('late' as const) : undefined,
          },
        ]),
    ...(base === currency
      ? []
      : [
          {
            label: `In ${base}`,
            value: money(inBase.amountMinor, base),
            unit: notConvertedText(inBase) || undefined,
          },
        ]),
  ];
  const currencies = byCurrency(costs);
  return (
    <div className="stack gap-20 trip-costs">
      {costs.length > 0 || budgetMinor !== null ? <FactStrip facts={facts} label="Costs" /> : null}
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
          {currencies.length > 1 ? (
            <section aria-labelledby="trip-currencies">
              <SectionHead id="trip-currencies" title="By currency" />
              <dl className="lines trip-currencies">
                {currencies.map((sum) => (
                  <div key={sum.currency} className="row spread">
                    <dt>{sum.currency}</dt>
                    <dd className="num">{formatMoney(sum.amountMinor, sum.currency)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ) : null}
        </aside>
      </div>
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
