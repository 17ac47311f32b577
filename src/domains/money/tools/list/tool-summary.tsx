import { type Fact, FactStrip } from '#client/ui/marks/facts.tsx';
import { TotalFigure, TotalText } from '#client/ui/marks/total-text.tsx';
import { costTotal } from '#domains/money/tools/prices/rules.ts';
import { totalIn } from '#shared/money.ts';
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
  const paid = totalIn(
    base,
    lines
      .flatMap(({ lifetime: { amountMinor, notConverted } }) => [
        { amountMinor, currency: base },
        ...notConverted,
      ])
      .map((money) => ({ ...money, rate: null, rateCurrency: null })),
  );
  const facts: Fact[] = [
    {
      label: 'Per month',
      value: <TotalFigure base={base} total={costTotal(base, tools, { today, part: 'month' })} />,
    },
    {
      label: 'Per year',
      value: <TotalFigure base={base} total={costTotal(base, tools, { today, part: 'year' })} />,
    },
    { label: 'Since the start', value: <TotalFigure base={base} total={paid} /> },
    {
      label: 'Renewing in 30 days',
      value: soon.length,
      unit: soon.length > 0 ? <TotalText base={base} total={renewing} /> : undefined,
    },
    { label: 'Trials ending', value: trials, tone: trials > 0 ? 'warn' : undefined },
  ];
  return <FactStrip facts={facts} label="What tools cost" areKnown={areKnown} />;
}
