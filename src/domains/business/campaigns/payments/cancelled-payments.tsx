import { formatMoney } from '#client/words/format-money.ts';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { Check } from '#client/ui/choices/check.tsx';
import { isOpen, outstandingMinor, receivedMinor } from './rules.ts';
import type { Payment } from './schema.ts';

interface CancelledPaymentsProps {
  payments: readonly Payment[];
  voidIds: readonly string[];
  onChange: (voidIds: readonly string[]) => void;
}

/** What becomes of the money of a deal that is cancelled: what is not owed any more is voided with it. */
export function CancelledPayments({ payments, voidIds, onChange }: CancelledPaymentsProps) {
  const seesMoney = useSeesMoney();
  const unpaid = payments.filter((payment) => outstandingMinor(payment) > 0);
  if (!seesMoney || unpaid.length === 0) return null;
  return (
    <div className="deal-open" role="group" aria-label="Unpaid payments">
      <p>Void what is not owed any more:</p>
      <ul>
        {unpaid.map((payment) => {
          const { id, label, currency } = payment;
          const isVoid = voidIds.includes(id);
          return (
            <li key={id}>
              <label className="row may-shrink">
                <Check
                  square
                  size="sm"
                  label={`Void ${label}`}
                  disabled={!isOpen(payment.status)}
                  checked={isVoid}
                  onChange={(isOn) =>
                    onChange(isOn ? [...voidIds, id] : voidIds.filter((one) => one !== id))
                  }
                />
                <span dir="auto">{label}</span>
              </label>
              <span className="faint">
                {`${formatMoney(outstandingMinor(payment), currency)} ${isVoid ? 'void' : fateOf(payment)}`}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What nobody was asked for yet, and nobody began to pay. */
export function voidedUsually(payments: readonly Payment[]): readonly string[] {
  return payments
    .filter((payment) => payment.status === 'planned' && receivedMinor(payment) === 0)
    .map(({ id }) => id);
}

function fateOf({ status }: Payment): string {
  return status === 'planned' ? 'stays open' : 'invoiced, still owed';
}
