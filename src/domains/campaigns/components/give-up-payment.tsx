import { formatMoney } from '#client/format-money.ts';
import { ConfirmDialog } from '#client/ui/dialog.tsx';
import { receivedMinor } from '#domains/campaigns/payments/rules.ts';
import type { DealDialogProps } from './deal-dialogs.tsx';
import { movePaid } from './paid-moves.ts';

const verbs = { void: 'Void', written_off: 'Write off' };

/** Asks before a payment is given up: there is no way back. */
export function GiveUpPayment({
  deal,
  formats,
  asked: { payment: asked, status },
  open,
  onClose,
}: DealDialogProps<'give-up'>) {
  // Somebody else may note a part of it meanwhile.
  const payment = deal.payments.find(({ id }) => id === asked.id) ?? asked;
  const soFar = receivedMinor(payment);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`${verbs[status]} “${payment.label}”?`}
      confirmLabel={verbs[status]}
      danger
      onConfirm={() => movePaid(payment, { status }, formats.today)}
    >
      <p>
        {soFar > 0
          ? `The ${formatMoney(soFar, payment.currency)} that came in stay; what is open leaves all totals, and cannot be taken back.`
          : 'It leaves all totals and cannot be taken back.'}
      </p>
    </ConfirmDialog>
  );
}
