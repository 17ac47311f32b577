import { type ConvertibleMoney, type Total, totalIn } from '#shared/money.ts';
import { owedMinor } from '#domains/business/campaigns/payments/rules.ts';
import type { LedgerRow } from './ledger-rows.ts';

/** Something that is to be paid on a day. */
export interface Bill extends ConvertibleMoney {
  dueOn: string;
}

export interface MonthOfCash {
  /** `2026-03` */
  month: string;
  /** What is due by then: of the first month also what is late. */
  agreed: Total;
  /** What has no due day yet and is likely to come. */
  expected: Total;
  out: Total;
}

const monthsAhead = 6;

/** The coming six months, the one of today first: what comes in and what goes out. */
export function cashFlow(
  rows: readonly LedgerRow[],
  bills: readonly Bill[],
  { base, today }: { base: string; today: string },
): MonthOfCash[] {
  const first = Temporal.PlainDate.from(today).toPlainYearMonth();
  return Array.from({ length: monthsAhead }, (_, at) => {
    const month = first.add({ months: at }).toString();
    const isIn = (day: string) => (at === 0 ? day.slice(0, 7) <= month : day.slice(0, 7) === month);
    const open = (isAgreed: boolean) =>
      totalIn(
        base,
        rows.flatMap(({ payment, campaign, coming }) =>
          coming?.isAgreed === isAgreed && isIn(coming.day)
            ? [{ ...payment, amountMinor: owedMinor(payment, campaign) }]
            : [],
        ),
      );
    return {
      month,
      agreed: open(true),
      expected: open(false),
      out: totalIn(
        base,
        bills.filter(({ dueOn }) => isIn(dueOn)),
      ),
    };
  });
}

/** What is owed and has no day at all: it stands in no month. */
export function withoutDay(rows: readonly LedgerRow[], base: string): Total {
  return totalIn(
    base,
    rows.flatMap(({ payment, campaign, coming }) =>
      coming === null ? [{ ...payment, amountMinor: owedMinor(payment, campaign) }] : [],
    ),
  );
}
