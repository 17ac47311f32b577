import { formatMonth } from '#client/words/format-dates.ts';
import { TotalAmount } from '#client/ui/marks/total-amount.tsx';
import { affiliateEarnings, useEarnings } from '#domains/business/affiliate-links/earnings/data.ts';
import {
  commissionTotal,
  monthBefore,
  pendingPayout,
} from '#domains/business/affiliate-links/rules.ts';

/** What all links earned lately, in the workspace's currency: '$120 this month, $80 in October …'. */
export function EarnedText({ base, today }: { base: string; today: string }) {
  const earnings = useEarnings();
  // A zero would be taken for one.
  if (affiliateEarnings.useStatus() !== 'ready') return null;
  const month = today.slice(0, 7);
  const last = monthBefore(month);
  const year = today.slice(0, 4);
  const since = (start: string) =>
    commissionTotal(
      base,
      earnings.filter((earning) => earning.month.startsWith(start)),
    );
  return (
    <>
      <TotalAmount total={since(month)} base={base} /> this month,{' '}
      <TotalAmount total={since(last)} base={base} /> in {formatMonth(`${last}-01`)},{' '}
      <TotalAmount total={since(year)} base={base} /> so far in {year}.{' '}
      <TotalAmount total={pendingPayout(base, earnings)} base={base} /> pending
    </>
  );
}
