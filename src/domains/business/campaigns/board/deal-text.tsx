import { countText } from '#client/words/count-text.ts';
import { TotalAmount } from '#client/ui/marks/total-amount.tsx';
import { dealFigures } from './deal-facts.ts';
import type { DealSummary } from './deals.ts';

interface DealTextProps {
  deals: readonly DealSummary[];
  today: string;
  /** Null for those who see no money here: what is left of a deal is that it is there. */
  base: string | null;
}

/** '9 open, $27,000. $1,800 overdue. $2,400 due this month, 3 pieces due in 7 days' */
export function DealText({ deals, today, base }: DealTextProps) {
  const figures = dealFigures(deals, today, base ?? 'USD');
  const { openCount, openValue, overdue, overdueCount, dueThisMonth, dueSoonCount } = figures;
  const soon = `${countText(dueSoonCount, 'piece')} due in 7 days`;
  return (
    <>
      <b>{openCount}</b> open
      {base === null ? null : (
        <>
          , <TotalAmount total={openValue} base={base} />
          {overdueCount > 0 ? (
            <>
              . <TotalAmount total={overdue} base={base} isLate /> overdue
            </>
          ) : null}
          . <TotalAmount total={dueThisMonth} base={base} /> due this month
        </>
      )}
      , {soon}
    </>
  );
}
