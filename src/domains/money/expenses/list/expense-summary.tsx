import { formatMoney } from '#client/words/format-money.ts';
import { formatMonth } from '#client/words/format-dates.ts';
import { FactStrip, type Fact } from '#client/ui/marks/facts.tsx';
import { TotalFigure } from '#client/ui/marks/total-text.tsx';
import {
  deductibleTotal,
  missesReceipt,
  spentTotal,
} from '#domains/money/expenses/figures/expense-figures.ts';
import type { Expense } from '#domains/money/expenses/schema.ts';
import type { ExpensePeriod } from './expense-period.ts';

interface ExpenseSummaryProps {
  base: string;
  period: ExpensePeriod;
  /** Of the period, and of the one before it. */
  expenses: readonly Expense[];
  before: readonly Expense[];
  receiptFromMinor: number;
  /** The first day of the period before, where it is a month. */
  beforeOn: string;
  areKnown: boolean;
}

const wholePercent = 100;

/** What was spent in a period, beside the one before it. */
export function ExpenseSummary(props: ExpenseSummaryProps) {
  const { base, receiptFromMinor, period, expenses, before, beforeOn, areKnown } = props;
  const spent = spentTotal(base, expenses);
  const earlier = spentTotal(base, before);
  const claimed = expenses.filter(
    ({ reimbursement }) => reimbursement === 'to_claim' || reimbursement === 'claimed',
  );
  const missing = expenses.filter((one) => missesReceipt(one, base, receiptFromMinor)).length;
  const difference = spent.amountMinor - earlier.amountMinor;
  const against =
    period.unit === 'month' ? formatMonth(beforeOn).split(' ')[0] : beforeOn.slice(0, 4);
  const facts: Fact[] = [
    { label: 'Spent', value: <TotalFigure total={spent} base={base} /> },
    {
      label: `Against ${against}`,
      value: `${difference > 0 ? '+' : ''}${formatMoney(difference, base, { isFigure: true })}`,
      unit:
        earlier.amountMinor > 0
          ? `${Math.abs(Math.round((difference / earlier.amountMinor) * wholePercent))}% ${difference > 0 ? 'more' : 'less'}`
          : undefined,
    },
    { label: 'To reimburse', value: <TotalFigure total={spentTotal(base, claimed)} base={base} /> },
    {
      label: 'Deductible',
      value: <TotalFigure total={deductibleTotal(base, expenses)} base={base} />,
    },
    { label: 'Missing receipts', value: missing, tone: missing > 0 ? 'warn' : undefined },
  ];
  return <FactStrip facts={facts} label="What was spent" areKnown={areKnown} />;
}
