import { useState } from 'react';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { recurringExpenses } from '#domains/money/recurring/data.ts';
import type { RecurringExpense } from '#domains/money/recurring/schema.ts';
import { AmountDialog } from './amount-dialog.tsx';
import { LateDialog } from './late-dialog.tsx';
import { PaidDialog } from './paid-dialog.tsx';
import { PauseDialog } from './pause-dialog.tsx';
import type { SettleRequest } from './settle-host.tsx';

export interface SettleDialogProps {
  row: RecurringExpense;
  open: boolean;
  onClose: () => void;
}

/** One question about a recurring expense. */
export function SettleDialog({
  request,
  ...dialog
}: Omit<SettleDialogProps, 'row'> & { request: SettleRequest }) {
  const known = recurringExpenses.useRows(rowsById).get(request.id);
  // What was answered changes it while the dialog fades out.
  const [row] = useState(known);
  if (!row) return null;
  if (request.kind === 'amount')
    return <AmountDialog {...dialog} row={row} amountMinor={request.amountMinor} />;
  if (request.kind === 'late') return <LateDialog {...dialog} row={row} />;
  if (request.kind === 'pause') return <PauseDialog {...dialog} row={row} />;
  return <PaidDialog {...dialog} row={row} />;
}
