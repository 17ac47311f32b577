import { type Fact, FactStrip } from '#client/ui/marks/facts.tsx';
import { TotalText } from '#client/ui/marks/total-text.tsx';
import { formatMoney } from '#client/words/format-money.ts';
import { costTotal } from '#domains/money/tools/prices/rules.ts';
import { type Total, totalIn } from '#shared/money.ts';
import { renewsSoon } from './tool-filter.ts';
import type { ToolLine } from './tool-lines.ts';

interface ToolSummaryProps {
  lines: readonly ToolLine[];
  base: string;
  today: string;
  areKnown: boolean;
}

/** What all tools come to, and what happens to them next. */
export function ToolSummary({ lines, base, today, areKnown }: ToolSummaryProps) {
  const tools = lines.map(({ tool }) => tool);
  const soon = lines.filter(renewsSoon);
  const trials = tools.filter(({ status }) => status === 'trial').length;
  const renewing = totalIn(
    base,
    soon.map(({ tool: { rate, rateCurrency }, price }) => ({
      ...{ amountMinor: price.priceMinor, currency: price.currency, rate, rateCurrency },
    })),
  );
  const facts: Fact[] = [
    { label: 'Per month', value: sumOf(base, costTotal(base, tools, { today, part: 'month' })) },
    { label: 'Per year', value: sumOf(base, costTotal(base, tools, { today, part: 'year' })) },
    {
      label: 'Renewing in 30 days',
      value: soon.length,
      unit: soon.length > 0 ? <TotalText base={base} total={renewing} /> : undefined,
    },
    { label: 'Trials ending', value: trials, tone: trials > 0 ? 'warn' : undefined },
  ];
  return <FactStrip facts={facts} label="What tools cost" areKnown={areKnown} />;
}

function sumOf(base: string, total: Total) {
  return total.amountMinor === 0 && total.notConverted.length === 0 ? (
    formatMoney(0, base, { isFigure: true })
  ) : (
    <TotalText total={total} base={base} />
  );
}
