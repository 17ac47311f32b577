import { toClipboard } from '#client/ui/rows/copy-text.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { payments } from './data.ts';
import type { Payment } from './schema.ts';
import { approvalReminder, paymentReminder, type ReminderDays } from './reminder-text.ts';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';

// The app never writes to a brand by itself: it hands over the words.

/** Copies the words about a payment, and notes the day. */
export function copyPaymentReminder(
  payment: Payment,
  deal: ShownDeal,
  calendar: ReminderDays,
): void {
  const { id, remindedOn } = payment;
  copy(paymentReminder(payment, deal, calendar), () => {
    const days = [...new Set([...remindedOn, calendar.today])].slice(-20);
    tellDone('Reminder copied', [payments.update(id, { remindedOn: days })]);
  });
}

/** Copies the words about a piece that waits for a yes. */
export function copyApprovalReminder(title: string, deal: ShownDeal): void {
  copy(approvalReminder(title, deal), () => toast.success('Reminder copied'));
}

function copy(words: string, onCopied: () => void): void {
  void toClipboard(words).then((isCopied) =>
    isCopied ? onCopied() : toast.error('Reminder could not be copied'),
  );
}
