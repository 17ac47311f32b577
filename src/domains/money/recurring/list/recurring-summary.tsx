import { type Fact, FactStrip } from '#client/ui/marks/facts.tsx';
import { TotalText } from '#client/ui/marks/total-text.tsx';
import { countText } from '#client/words/count-text.ts';
import { formatMoney } from '#client/words/format-money.ts';
import {
  comingOf,
  occurrencesTotal,
  rhythmTotal,
} from '#domains/money/recurring/figures/recurring-figures.ts';
import type { Total } from '#shared/money.ts';
import type { RecurringLine } from './recurring-lines.ts';

interface RecurringSummaryProps {
  lines: readonly RecurringLine[];
  base: string;
  today: string;
  areKnown: boolean;
}

const month = 30;

/** What all of it comes to, and what is to be paid next. */
export function RecurringSummary({ lines, base, today, areKnown }: RecurringSummaryProps) {
  const rows = lines.map(({ row }) => row);
  const coming = comingOf(rows, today, month);
  const due = lines.flatMap((line) => line.due);
  const facts: Fact[] = [
    {
      label: 'Per month',
      value: <Sum base={base} total={rhythmTotal(base, rows, { today, part: 'month' })} />,
    },
    {
      label: 'Per year',
      value: <Sum base={base} total={rhythmTotal(base, rows, { today, part: 'year' })} />,
    },
    {
      label: 'Next 30 days',
      value: <Sum base={base} total={occurrencesTotal(base, coming)} />,
      unit: countText(coming.length, 'payment'),
    },
    {
      label: 'Due now',
      value: <Sum base={base} total={occurrencesTotal(base, due)} />,
      unit: due.length > 0 ? countText(due.length, 'payment') : undefined,
      tone: due.some(({ dueOn }) => dueOn < today) ? 'late' : due.length > 0 ? 'warn' : undefined,
    },
  ];
  return <FactStrip facts={facts} label="What comes again and again" areKnown={areKnown} />;
}

function Sum({ total, base }: { total: Total; base: string }) {
  return total.amountMinor === 0 && total.notConverted.length === 0 ? (
    formatMoney(0, base, { isFigure: true })
  ) : (
    <TotalText total={total} base={base} />
  );
}
