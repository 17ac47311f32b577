import { type Fact, FactStrip } from '#client/ui/marks/facts.tsx';
import { TotalFigure } from '#client/ui/marks/total-text.tsx';
import { formatMoney } from '#client/words/format-money.ts';
import { type BusinessMoney, netMinor } from '#domains/money/expenses/figures/business-figures.ts';
import { type Total, togetherIn } from '#shared/money.ts';
import type { BusinessPart } from './business-part.ts';

/** What a business earned, spent and is owed, in a line. */
export function BusinessStrip({ money, base, areKnown }: BusinessPart & { money: BusinessMoney }) {
  const net = netMinor(money);
  const sum = (total: Total) => <TotalFigure total={total} base={base} />;
  const facts: Fact[] = [
    { label: 'Income', value: sum(togetherIn([money.deals, money.commission])) },
    { label: 'Spent', value: sum(money.spent) },
    {
      label: 'What is left',
      value: formatMoney(net, base, { isFigure: true }),
      tone: net < 0 ? 'late' : undefined,
    },
    { label: 'Outstanding', value: sum(money.outstanding) },
    {
      label: 'Overdue',
      value: sum(money.overdue),
      tone: money.overdue.amountMinor > 0 ? 'late' : undefined,
    },
    { label: 'Still to come', value: sum(money.stillToCome) },
  ];
  return <FactStrip facts={facts} label="Money of this business" areKnown={areKnown} />;
}
