import { type Fact, FactStrip } from '#client/ui/marks/facts.tsx';
import { TotalFigure } from '#client/ui/marks/total-text.tsx';
import { countText } from '#client/words/count-text.ts';
import {
  comingOf,
  occurrencesTotal,
  rhythmTotal,
} from '#domains/money/recurring/figures/recurring-figures.ts';
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
      value: <TotalFigure base={base} total={rhythmTotal(base, rows, { today, part: 'month' })} />,
    },
    {
      label: 'Per year',
      value: <TotalFigure base={base} total={rhythmTotal(base, rows, { today, part: 'year' })} />,
    },
    {
      label: 'Next 30 days',
      value: <TotalFigure base={base} total={occurrencesTotal(base, coming)} />,
      unit: countText(coming.length, 'payment'),
    },
    {
      label: 'Due now',
      value: <TotalFigure base={base} total={occurrencesTotal(base, due)} />,
      unit: due.length > 0 ? countText(due.length, 'payment') : undefined,
      tone: due.some(({ dueOn }) => dueOn < today) ? 'late' : due.length > 0 ? 'warn' : undefined,
    },
  ];
  return <FactStrip facts={facts} label="What comes again and again" areKnown={areKnown} />;
}
