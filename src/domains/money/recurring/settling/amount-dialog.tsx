import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { formatMoney } from '#client/words/format-money.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { dueOf } from '#domains/money/recurring/figures/recurring-figures.ts';
import { changeRecurring } from '#domains/money/recurring/panel/recurring-actions.ts';
import type { SettleDialogProps } from './settle-dialog.tsx';

/** From when another amount holds, where something is due already. */
export function AmountDialog({
  row,
  amountMinor,
  open,
  onClose,
}: SettleDialogProps & { amountMinor: number }) {
  const { today } = useFormats();
  const due = dueOf(row, today).length;
  function change(isOfDue: boolean) {
    changeRecurring(row, { amountMinor }, isOfDue ? 'follow' : 'keep');
    onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`From when does “${row.title}” cost ${formatMoney(amountMinor, row.currency)}?`}
      footer={
        <>
          <span className="end" />
          <Button onClick={() => change(true)}>
            {due === 1 ? 'Also the due one' : `Also the ${due} due ones`}
          </Button>
          <Button variant="primary" onClick={() => change(false)}>
            From now on
          </Button>
        </>
      }
    >
      <p className="muted">What was posted before stays as it is.</p>
    </Dialog>
  );
}
