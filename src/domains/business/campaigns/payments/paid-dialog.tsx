import { useState } from 'react';
import { formatMoney } from '#client/words/format-money.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { MoneyField } from '#client/ui/fields/money-field.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { DayField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { payments, takeBackMove } from './data.ts';
import {
  afterInstalment,
  isNothingPaid,
  outstandingMinor,
  receivedMinor,
  toComeMinor,
} from './rules.ts';
import { aboveNothing, changesOfPayment, type Payment } from './schema.ts';
import { useBaseCurrency } from '#domains/people/workspaces/data.ts';
import type { DealDialogProps } from '#domains/business/campaigns/page/deal-dialogs.tsx';
import { offeredRate, ratedIn } from '#domains/business/campaigns/form/last-rate.ts';
import { movePaid } from './paid-moves.ts';
import { RateField } from '#domains/business/campaigns/form/rate-field.tsx';

/** Amounts that nobody has typed follow the payment. */
interface Typed {
  rate: number | null;
  paidOn: string | null;
  cameMinor?: number | null;
  feesWithheldMinor?: number | null;
}

/** When a payment came in, and how much of it. */
export function PaidDialog({
  formats,
  asked,
  open,
  onClose,
}: Omit<DealDialogProps<'paid'>, 'deal'>) {
  const base = useBaseCurrency();
  // While it fades out it says what it was sent with.
  const [sent, setSent] = useState<Payment>();
  // Somebody else may note a part of it meanwhile.
  const known = payments.useRows(rowsById).get(asked.payment.id);
  const payment = sent ?? known ?? asked.payment;
  const { today } = formats;
  const soFar = receivedMinor(payment);
  const form = useForm<Typed>({
    paidOn: today,
    rate: offeredRate(asked.payment, base),
  });
  const { values, field, check, refuse } = form;
  const {
    paidOn,
    cameMinor = toComeMinor(payment),
    feesWithheldMinor = payment.feesWithheldMinor,
  } = values;

  function save() {
    const kept = feesWithheldMinor ?? 0;
    if (isNothingPaid(payment, { cameMinor, feesWithheldMinor: kept }))
      return refuse({ paidAmountMinor: aboveNothing });
    const said = afterInstalment(payment, {
      paidOn: paidOn ?? today,
      cameMinor: cameMinor ?? 0,
      feesWithheldMinor: kept,
    });
    const isForeign = payment.currency !== base;
    const rated = isForeign
      ? ratedIn(base, { ...payment, rate: values.rate })
      : { rate: payment.rate, rateCurrency: payment.rateCurrency };
    if (!check(changesOfPayment(payment), { ...said, ...rated })) return;
    setSent(payment);
    if (outstandingMinor({ ...payment, ...said }) > 0) {
      // A part is noted; what is open stays owed.
      tellDone('Part payment noted', [payments.update(payment.id, { ...said, ...rated })], () =>
        takeBackMove(payment),
      );
    } else {
      movePaid(payment, { status: 'paid', ...said, ...rated }, today);
    }
    onClose();
  }

  return (
    <FormDialog
      title={`“${payment.label}” is paid`}
      open={open}
      form={form}
      submitLabel="Mark paid"
      onSubmit={save}
      onClose={onClose}
    >
      <MoneyField
        label="What came in"
        {...field('cameMinor', 'paidAmountMinor')}
        value={cameMinor}
        currency={payment.currency}
        hint={
          soFar > 0
            ? `On top of the ${formatMoney(soFar, payment.currency)} that came in before`
            : 'Less than was agreed counts as a part payment'
        }
      />
      <RateField currency={payment.currency} base={base} {...field('rate')} />
      <DayField label="Paid on" formats={formats} {...field('paidOn')} />
      <MoneyField
        label="Kept on the way"
        optional
        {...field('feesWithheldMinor')}
        value={feesWithheldMinor}
        currency={payment.currency}
        hint="Fees of PayPal or a platform, tax withheld"
      />
    </FormDialog>
  );
}
