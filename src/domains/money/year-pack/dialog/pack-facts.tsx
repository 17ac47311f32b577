import type { ReactNode } from 'react';
import { TotalText } from '#client/ui/marks/total-text.tsx';
import { countText } from '#client/words/count-text.ts';
import { formatBytes } from '#client/words/format-bytes.ts';
import type { PackFigures } from '#domains/money/year-pack/schema.ts';
import { numberText } from '#shared/words/number-text.ts';
import './pack-facts.css';

/** What a year pack amounts to; dashes while that is not known. */
export function PackFacts({ figures }: { figures: PackFigures | undefined }) {
  const sum = (name: 'income' | 'spent' | 'deductible') =>
    figures ? <TotalText total={figures[name]} base={figures.currency} /> : null;
  return (
    <dl className="pack-facts" aria-busy={figures === undefined}>
      <Line label="Income" note={figures && countText(figures.incomeCount, 'payment')}>
        {sum('income')}
      </Line>
      <Line label="Spent" note={figures && countText(figures.expenseCount, 'expense')}>
        {sum('spent')}
      </Line>
      <Line label="Deductible">{sum('deductible')}</Line>
      <Line
        label="Receipts"
        note={figures && figures.receiptCount > 0 ? formatBytes(figures.receiptBytes) : undefined}
      >
        {figures && numberText(figures.receiptCount)}
      </Line>
    </dl>
  );
}

interface LineProps {
  label: string;
  note?: string | undefined;
  children: ReactNode;
}

function Line({ label, note, children }: LineProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">
        {children ?? '–'}
        {note ? <span className="xs faint block">{note}</span> : null}
      </dd>
    </div>
  );
}
