import { Ban, Bell, Check, FileText, MoreHorizontal, Pencil, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsUnsynced } from '#client/sync/reading/unsynced.ts';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { Menu, type MenuItem } from '#client/ui/menus/menu.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { WriteState } from '#client/ui/fields/write-state.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { payments } from './data.ts';
import {
  chaseDue,
  dueOn,
  isOpen,
  outstandingMinor,
  owedMinor,
  paymentMovesFrom,
  type PaymentStanding,
  receivedMinor,
  standingOf,
  statusBack,
} from './rules.ts';
import type { Payment, PaymentStatus } from './schema.ts';
import type { OpenDialog } from '#domains/business/campaigns/page/deal-dialogs.tsx';
import { standingLabels, triggerLabels } from '#domains/business/campaigns/moves/deal-labels.ts';
import { standingTones } from '#domains/business/campaigns/moves/deal-words.ts';
import { movePaid } from './paid-moves.ts';
import { copyPaymentReminder } from './reminders.ts';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';
import './payment-row.css';
import { capitalized } from '#shared/words/capitalized.ts';

/** What whoever knows of invoices adds to a payment. */
export interface PaymentInvoicing {
  chipOf: (payment: Payment) => ReactNode;
  itemsOf: (payment: Payment) => MenuItem[];
}

interface PaymentRowProps {
  deal: ShownDeal;
  payment: Payment;
  formats: DayFormats;
  canEdit: boolean;
  failure: FailedWrite | undefined;
  openDialog: OpenDialog;
  invoicing?: PaymentInvoicing | undefined;
}

/** One payment: for what, how much, and where it stands. */
export function PaymentRow(props: PaymentRowProps) {
  const { deal, payment, formats, canEdit, failure, openDialog, invoicing } = props;
  const { label, amountMinor, currency, status } = payment;
  const isUnsynced = useIsUnsynced(payment.id);
  const invoice = invoiceOf(payment, formats);
  const standing = standingOf(payment, deal.campaign, formats.today);
  const edit = () => openDialog({ kind: 'payment', payment });
  return (
    <li className={classNames('payment', failure && 'is-failed')} data-standing={standing}>
      <span className="grow anywhere">
        {canEdit ? (
          <button type="button" className="opens" dir="auto" onClick={edit}>
            {label}
          </button>
        ) : (
          <span dir="auto">{label}</span>
        )}
        <small className="block xs faint">{noteOf(payment, standing, formats)}</small>
        {chaseDue(payment, deal.campaign, formats.today) ? (
          <small className="block xs warn">
            {status === 'planned' ? 'Time to invoice it' : 'Time for a reminder'}
          </small>
        ) : null}
        {invoice ? <small className="block xs faint">{invoice}</small> : null}
        {invoicing?.chipOf(payment)}
        <WriteState isUnsynced={isUnsynced} failure={failure} />
      </span>
      <span className="num">{formatMoney(amountMinor, currency)}</span>
      <Tape
        tone={standingTones[standing]}
        icon={standing === 'paid' ? <Check aria-hidden="true" /> : null}
      >
        {tapeOf(payment, standing, formats)}
      </Tape>
      {canEdit ? (
        <Menu
          label={label}
          align="end"
          trigger={<IconButton size="sm" label={`More for ${label}`} icon={<MoreHorizontal />} />}
          items={menuOf(props, edit)}
        />
      ) : null}
    </li>
  );
}

function tapeOf({ paidOn }: Payment, standing: PaymentStanding, formats: DayFormats): string {
  return standing === 'paid' && paidOn
    ? `Paid ${formatShortDate(paidOn, formats)}`
    : standingLabels[standing];
}

function noteOf(payment: Payment, standing: PaymentStanding, formats: DayFormats): string {
  const due = dueOn(payment);
  const { currency, trigger, termsDays } = payment;
  const hasTerms = termsDays > 0 && trigger !== 'fixed_date';
  const terms = hasTerms ? `${triggerLabels[trigger]}, net ${termsDays}` : triggerLabels[trigger];
  if (standing === 'paid') return terms;
  const [open, came] = [outstandingMinor(payment), receivedMinor(payment)];
  const isOwed = standing !== 'not_owed';
  const part = isOwed
    ? `${formatMoney(open, currency)} open`
    : `${formatMoney(came, currency)} paid`;
  const isPart = open > 0 && open < payment.amountMinor;
  const when = due && isOwed ? `Due ${formatShortDate(due, formats)}` : terms;
  return [isPart && part, when].filter(Boolean).join(' · ');
}

function invoiceOf(payment: Payment, formats: DayFormats): string {
  const { status, invoiceNumber, invoicedOn } = payment;
  if (status !== 'invoiced') return invoiceNumber && `Invoice ${invoiceNumber}`;
  const sent = invoicedOn ? `invoiced ${formatShortDate(invoicedOn, formats)}` : 'invoiced';
  return invoiceNumber ? `Invoice ${invoiceNumber}, ${sent}` : capitalized(sent);
}

/** What leads a payment back to where it was before. */
const backLabels: Record<PaymentStatus, string> = {
  planned: '',
  invoiced: 'Not invoiced after all',
  paid: 'Not paid after all',
  written_off: 'Owed after all',
  void: 'Owed after all',
};
const icons: Record<PaymentStatus, ReactNode> = {
  planned: null,
  invoiced: <FileText />,
  paid: <Check />,
  written_off: <Ban />,
  void: <Ban />,
};

function isOnward({ status }: Payment, to: PaymentStatus): boolean {
  return isOpen(status) && to !== 'planned';
}

function menuOf(
  { deal, payment, formats, openDialog, invoicing }: PaymentRowProps,
  edit: () => void,
): (MenuItem | 'separator')[] {
  const back = statusBack(payment);
  const labels: Record<PaymentStatus, string> = {
    planned: backLabels[payment.status],
    invoiced: payment.status === 'planned' ? 'Mark invoiced…' : backLabels[payment.status],
    paid: 'Mark paid…',
    written_off: 'Write off',
    void: 'Void',
  };
  // Of one that is paid something may have become open since: its amount was raised.
  const isPaidInPart = payment.status === 'paid' && outstandingMinor(payment) > 0;
  const onward = paymentMovesFrom(payment.status).filter((to) => isOnward(payment, to));
  const to = [...(isPaidInPart ? ['paid' as const] : []), ...onward, ...(back ? [back] : [])];
  const moves = to.map((status): MenuItem => ({
    label: labels[status],
    icon: status === back ? <Undo2 /> : icons[status],
    onSelect: () => {
      if (status === 'paid') openDialog({ kind: 'paid', payment });
      else if (status === 'invoiced' && status !== back) openDialog({ kind: 'invoiced', payment });
      else movePaid(payment, { status }, formats.today);
    },
  }));
  const isOwed = owedMinor(payment, deal.campaign) > 0 && dueOn(payment) !== null;
  return [
    ...(invoicing?.itemsOf(payment) ?? []),
    ...moves,
    ...(isOwed
      ? [
          {
            label: 'Copy a reminder',
            icon: <Bell />,
            onSelect: () => copyPaymentReminder(payment, deal, formats),
          },
        ]
      : []),
    'separator',
    { label: 'Edit', icon: <Pencil />, onSelect: edit },
    { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => remove(payment) },
  ];
}

function remove({ id }: Payment): void {
  tellDone('Payment deleted', [payments.remove(id)], () => payments.restore(id));
}
