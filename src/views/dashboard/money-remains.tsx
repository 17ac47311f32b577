import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { addDays } from '#client/words/dates.ts';
import { notConvertedText } from '#client/words/format-total.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { payments } from '#domains/business/campaigns/payments/data.ts';
import { dueOn, owedMinor } from '#domains/business/campaigns/payments/rules.ts';
import { recurringExpenses } from '#domains/money/recurring/data.ts';
import {
  occurrencesTotal,
  openWithin,
} from '#domains/money/recurring/figures/recurring-figures.ts';
import { useBaseCurrency } from '#domains/people/workspaces/data.ts';
import { togetherIn, totalIn } from '#shared/money.ts';

interface MoneyRemainsProps {
  today: string;
  /** So many days count, and what is late. */
  days: number;
}

/** What comes in, what goes out and what remains, where both are due. */
export function MoneyRemains({ today, days }: MoneyRemainsProps) {
  const base = useBaseCurrency();
  const deals = campaigns.useRows(rowsById);
  const last = addDays(today, days - 1);
  const owed = payments.useRows(allRows).flatMap((payment) => {
    const deal = deals.get(payment.campaignId);
    const due = dueOn(payment);
    return deal && due !== null && due <= last
      ? [{ ...payment, amountMinor: owedMinor(payment, deal) }]
      : [];
  });
  const bills = recurringExpenses.useRows(allRows);
  const out = occurrencesTotal(base, openWithin(bills, today, days - 1));
  const come = totalIn(base, owed);
  if (come.amountMinor === 0 || out.amountMinor === 0) return null;
  const figure = (minor: number) => formatMoney(minor, base, { isFigure: true });
  const beside = notConvertedText(togetherIn([come, out]));
  return (
    <li className="tall-44 row gap-10 sm">
      <span className="grow muted">
        {`${figure(come.amountMinor)} in, ${figure(out.amountMinor)} out`}
        {beside ? ` (${beside})` : ''}
      </span>
      <b className="num">{`${figure(come.amountMinor - out.amountMinor)} remains`}</b>
    </li>
  );
}
