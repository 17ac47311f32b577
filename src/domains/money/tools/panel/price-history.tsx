import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { TotalText } from '#client/ui/marks/total-text.tsx';
import { type DayFormats, formatShortDate } from '#client/words/format-dates.ts';
import { lifetimeTotal } from '#domains/money/tools/prices/rules.ts';
import type { Tool } from '#domains/money/tools/schema.ts';
import { priceText } from './price-text.ts';

interface PriceHistoryProps {
  tool: Tool;
  base: string;
  settings: DayFormats;
}

/** What it has cost since the start, and every price that it had. */
export function PriceHistory({ tool, base, settings }: PriceHistoryProps) {
  return (
    <section aria-labelledby="price-history">
      <SectionHead
        id="price-history"
        title="Prices"
        note={
          <>
            <TotalText base={base} total={lifetimeTotal(base, tool, settings.today)} /> since the
            start
          </>
        }
      />
      <ul className="lines sm">
        {tool.prices.toReversed().map((price) => (
          <li key={price.effectiveOn} className="row gap-10 tall-44">
            <span className="grow num">from {formatShortDate(price.effectiveOn, settings)}</span>
            <span className="num">{priceText(price)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
