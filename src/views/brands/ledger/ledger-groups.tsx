import type { ListGroup } from '#client/list/use-list-table.tsx';
import { TotalAmount } from '#client/ui/marks/total-amount.tsx';
import { owedMinor, receivedMinor } from '#domains/business/campaigns/payments/rules.ts';
import { type Total, totalIn } from '#shared/money.ts';
import { type LedgerGroup, ledgerGroups, type LedgerRow } from './ledger-rows.ts';

const names: Record<LedgerGroup, string> = {
  late: 'Late',
  coming: 'To come',
  paid: 'Paid',
  gone: 'Not owed',
};

/** What is open of some payments. */
export function openTotal(rows: readonly LedgerRow[], base: string): Total {
  return totalIn(
    base,
    rows.map(({ payment, campaign }) => ({
      ...payment,
      amountMinor: owedMinor(payment, campaign),
    })),
  );
}

/** Payments by where they stand: what is late first. */
export function groupsOf(rows: readonly LedgerRow[], base: string): ListGroup<LedgerRow>[] {
  return ledgerGroups.flatMap((key) => {
    const own = rows.filter(({ group }) => group === key);
    if (own.length === 0) return [];
    const total =
      key === 'paid'
        ? totalIn(
            base,
            own.map(({ payment }) => ({ ...payment, amountMinor: receivedMinor(payment) })),
          )
        : openTotal(own, base);
    const head = (
      <span className="row gap-8">
        <span className="one-line">{names[key]}</span>
        <small className="faint num">
          {own.length}
          {key === 'gone' ? null : (
            <>
              , <TotalAmount total={total} base={base} />
            </>
          )}
        </small>
      </span>
    );
    // What was paid last stands first.
    return [{ key, head, rows: key === 'paid' ? own.toReversed() : own }];
  });
}
