import { MoneyField } from '#client/ui/money-field.tsx';
import { tellDone } from '#client/ui/tell-done.ts';
import { useDraft } from '#client/use-draft.ts';
import { payments } from '#domains/campaigns/payments/data.ts';
import { paymentChanges, paymentMove } from '#domains/campaigns/payments/schema.ts';
import { movePaid } from './deal-actions.ts';
import type { DealDialogProps } from './deal-dialogs.tsx';
import { DayField, FormDialog } from './form-parts.tsx';

/** When a payment came in, and how much of it. */
export function PaidDialog({ formats, asked, open, onClose }: DealDialogProps<'paid'>) {
  const { payment } = asked;
  const { today } = formats;
  const { values, set, errors, check, isDirty, form } = useDraft({
    paidOn: today as string | null,
    paidAmountMinor: payment.amountMinor as number | null,
    feesWithheldMinor: payment.feesWithheldMinor as number | null,
  });

  function save() {
    const { paidOn, paidAmountMinor, feesWithheldMinor } = values;
    const withheld = feesWithheldMinor ?? 0;
    const received = paidAmountMinor ?? 0;
    const { amountMinor } = payment;
    const said = { amountMinor, paidAmountMinor: received, feesWithheldMinor: withheld };
    if (!check(paymentChanges, said)) return;
    const isPart = received + withheld < amountMinor;
    if (isPart) {
      // A part is noted; what is open stays owed.
      const written = payments.update(payment.id, said);
      const { paidAmountMinor: before, feesWithheldMinor: kept } = payment;
      tellDone('Part payment noted', [written], () =>
        payments.update(payment.id, {
          amountMinor,
          paidAmountMinor: before,
          feesWithheldMinor: kept,
        }),
      );
    } else {
      const move = { status: 'paid' as const, paidOn: paidOn ?? today, paidAmountMinor: received };
      if (!check(paymentMove, move)) return;
      if (withheld !== payment.feesWithheldMinor)
        void payments.update(payment.id, { feesWithheldMinor: withheld });
      movePaid(payment, move, today);
    }
    onClose();
  }

  return (
    <FormDialog
      title={`“${payment.label}” is paid`}
      open={open}
      dirty={isDirty}
      form={form}
      submitLabel="Mark paid"
      onSubmit={save}
      onClose={onClose}
    >
      <MoneyField
        label="What came in"
        amountMinor={values.paidAmountMinor}
        currency={payment.currency}
        onChange={(paidAmountMinor) => set({ paidAmountMinor })}
        error={errors['paidAmountMinor']}
        hint="Less than was agreed counts as a part payment"
      />
      <DayField
        label="Paid on"
        formats={formats}
        value={values.paidOn}
        onChange={(paidOn) => set({ paidOn })}
        error={errors['paidOn']}
      />
      <MoneyField
        label="Kept on the way"
        optional
        amountMinor={values.feesWithheldMinor}
        currency={payment.currency}
        onChange={(feesWithheldMinor) => set({ feesWithheldMinor })}
        error={errors['feesWithheldMinor']}
        hint="Fees of PayPal or a platform, tax withheld"
      />
    </FormDialog>
  );
}
