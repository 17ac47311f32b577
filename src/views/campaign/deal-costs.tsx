import { Paperclip, Plus } from 'lucide-react';
import { formatMoney } from '#client/words/format-money.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import { useMore } from '#client/sync/reading/use-more.ts';
import { SectionPending } from '#client/ui/base/states.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { TotalText } from '#client/ui/marks/total-text.tsx';
import { useBaseCurrency, useIsOn } from '#domains/people/workspaces/data.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';
import { useWithWaitingReceipts } from '#domains/money/expenses/figures/waiting-receipts.ts';
import { expenses } from '#domains/money/expenses/data.ts';
import { dealProfit } from '#domains/money/expenses/figures/deal-profit.ts';
import { latestFirst, spentTotal } from '#domains/money/expenses/figures/expense-figures.ts';
import { openExpense } from '#domains/money/expenses/panel/expense-panel-host.tsx';
import '#client/ui/rows/short-rows.css';

interface DealCostsProps {
  deal: ShownDeal;
  formats: DayFormats;
  canEdit: boolean;
}

/** What a deal costs, and what is left of it. */
export function DealCosts({ deal, formats, canEdit }: DealCostsProps) {
  const { campaign, payments } = deal;
  const base = useBaseCurrency();
  const isOn = useIsOn()('finance');
  const more = useMore(expenses, isOn ? [{ campaignId: campaign.id }] : []);
  const costs = useWithWaitingReceipts(
    expenses.useRows(latestFirst).filter(({ campaignId }) => campaignId === campaign.id),
  );
  if (!isOn || (!canEdit && costs.length === 0)) return null;
  const spent = spentTotal(base, costs);
  const profit = dealProfit(base, payments, { agencyFeePercent: campaign.agencyFeePercent, spent });
  return (
    <section aria-labelledby="deal-costs">
      <SectionHead
        id="deal-costs"
        title="Costs"
        note={costs.length > 0 ? <TotalText total={spent} base={base} /> : ''}
      >
        {canEdit ? (
          <IconButton
            size="sm"
            label="New expense"
            icon={<Plus />}
            onClick={() => openExpense({ campaignId: campaign.id })}
          />
        ) : null}
      </SectionHead>
      {costs.length === 0 && more.status !== 'ready' ? (
        <SectionPending status={more.status} onRetry={more.retry} />
      ) : costs.length === 0 ? (
        <p className="deal-none">What this deal costs you: travel, props, an editor.</p>
      ) : (
        <ul className="short-rows">
          {costs.map((expense) => (
            <li key={expense.id}>
              <button
                type="button"
                className="opens grow anywhere"
                dir="auto"
                aria-haspopup="dialog"
                onClick={() => openExpense({ expenseId: expense.id })}
              >
                {expense.title}
                <small className="block xs faint">
                  {formatShortDate(expense.spentOn, formats)}
                </small>
              </button>
              {expense.receiptCount > 0 ? (
                <Paperclip size={13} className="faint" aria-label="With receipt" />
              ) : null}
              <span className="num">{formatMoney(expense.amountMinor, expense.currency)}</span>
            </li>
          ))}
        </ul>
      )}
      {costs.length > 0 && profit ? (
        <p className="deal-note sm">
          {profit.amountMinor < 0 ? 'Costs exceed what it pays by ' : 'Left of what it pays: '}
          <b className={profit.amountMinor < 0 ? 'late' : undefined}>
            {formatMoney(Math.abs(profit.amountMinor), base)}
          </b>
          {profit.isWhole ? null : <span className="faint">, what has no rate left out</span>}
        </p>
      ) : null}
    </section>
  );
}
