import { formatMonth } from '#client/format-dates.ts';
import { formatMoney } from '#client/format-money.ts';
import { notConvertedText } from '#client/format-total.ts';
import { FactStrip } from '#client/ui/facts.tsx';
import { allRows } from '#client/selectors.ts';
import { affiliateEarnings } from '#domains/affiliate-links/earnings/data.ts';
import { commissionTotal, monthBefore, pendingPayout } from '#domains/affiliate-links/rules.ts';
import type { Total } from '#shared/money.ts';

/** What all links earned lately, in the workspace's currency. */
export function EarningsStrip({ base, today }: { base: string; today: string }) {
  const earnings = affiliateEarnings.useRows(allRows);
  const month = today.slice(0, 7);
  const last = monthBefore(month);
  const year = today.slice(0, 4);
  const since = (start: string) =>
    commissionTotal(
      base,
      earnings.filter((earning) => earning.month.startsWith(start)),
    );
  return (
    <FactStrip
      label="Earnings"
      areKnown={affiliateEarnings.useStatus() === 'ready'}
      facts={[
        fact('This month', since(month), base),
        fact(formatMonth(`${last}-01`), since(last), base),
        fact(`So far in ${year}`, since(year), base),
        fact('Pending payout', pendingPayout(base, earnings), base),
      ]}
    />
  );
}

function fact(label: string, total: Total, base: string) {
  return {
    label,
    value: formatMoney(total.amountMinor, base, { isFigure: true }),
    unit: notConvertedText(total),
  };
}
