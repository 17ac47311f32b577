import { type ReactNode, useState } from 'react';
import { changedFields, keysOf, picked } from '#client/sync/live/changed-fields.ts';
import { saveChanges } from '#client/sync/save-changes.ts';
import { MoneyField } from '#client/ui/fields/money-field.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { FormDialog } from '#client/form/form-dialog.tsx';
import {
  AreaField,
  ChoiceField,
  DayField,
  Fields,
  NumberField,
  TextField,
} from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { newId } from '#shared/ids.ts';
import { payments } from './data.ts';
import { changesOfPayment, newPayment, type Payment } from './schema.ts';
import { paymentTriggeredOn } from '#domains/business/campaigns/waiting/rules.ts';
import { useBaseCurrency } from '#domains/people/workspaces/data.ts';
import type { DealDialogProps } from '#domains/business/campaigns/page/deal-dialogs.tsx';
import {
  methodLabels,
  optionsOf,
  triggerLabels,
  vendorFormLabels,
} from '#domains/business/campaigns/moves/deal-labels.ts';
import { lastRate, ratedIn } from '#domains/business/campaigns/form/last-rate.ts';
import { RateField } from '#domains/business/campaigns/form/rate-field.tsx';
import { isPlanned, unplannedMinor } from './unplanned-fee.ts';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';

const triggers = optionsOf(triggerLabels);
const methods = optionsOf(methodLabels);
const forms = optionsOf(vendorFormLabels);

interface PaymentFormProps extends DealDialogProps<'payment'> {
  /** Where the deal is chosen, outside its page. */
  above?: ReactNode;
}

/** Money that the brand owes: how much, when it is due, and how it is paid. */
export function PaymentForm({ deal, formats, asked, open, onClose, above }: PaymentFormProps) {
  const { payment } = asked;
  const base = useBaseCurrency();
  const [start, setStart] = useState(() => (payment ? fieldsOf(payment) : startOf(deal, base)));
  const [dealId, setDealId] = useState(deal.campaign.id);
  const form = useForm({
    ...start,
    // Nothing typed yet is no amount.
    amountMinor: (start.amountMinor || null) as number | null,
  });
  const { values, set, field, check } = form;
  if (dealId !== deal.campaign.id) {
    const next = startOf(deal, base);
    setDealId(deal.campaign.id);
    setStart(next);
    // What was offered gives way to what is left of the other deal; what was typed stays.
    const typed = keysOf(
      changedFields({ ...start, amountMinor: start.amountMinor || null }, values),
    );
    set({ ...next, amountMinor: next.amountMinor || null, ...picked(values, typed) });
  }
  const isFixed = values.trigger === 'fixed_date';

  function save() {
    const isKept = payment !== undefined && values.trigger === start.trigger;
    const triggeredOn = isKept
      ? values.triggeredOn
      : (values.triggeredOn ?? paymentTriggeredOn(deal, values.trigger, formats));
    const body = {
      ...values,
      amountMinor: values.amountMinor ?? 0,
      triggeredOn,
      ...ratedIn(base, values),
    };
    if (payment) {
      if (!check(changesOfPayment(payment), body)) return;
      saveChanges({
        text: 'Payment updated',
        before: start,
        now: body,
        together: [
          ['currency', 'rate', 'rateCurrency'],
          ['trigger', 'triggeredOn'],
        ],
        update: (fields) => payments.update(payment.id, fields),
      });
    } else {
      const made = { ...body, id: newId(), campaignId: deal.campaign.id };
      if (!check(newPayment, made)) return;
      tellDone('Payment added', [payments.create(made)], () => payments.remove(made.id));
    }
    onClose();
  }

  return (
    <FormDialog
      title={payment ? 'Edit Payment' : 'New Payment'}
      open={open}
      form={form}
      submitLabel={payment ? 'Update' : 'Add'}
      onSubmit={save}
      onClose={onClose}
    >
      {above}
      <Fields>
        <TextField label="What for" maxLength={120} {...field('label')} />
        <MoneyField
          label="Amount"
          {...field('amountMinor')}
          currency={values.currency}
          onCurrencyChange={(currency) => set({ currency, rate: lastRate(currency, base) })}
        />
      </Fields>
      <RateField currency={values.currency} base={base} {...field('rate')} />
      <Fields columns={3}>
        <ChoiceField
          label="Due"
          value={values.trigger}
          onChange={(trigger) => set({ trigger, triggeredOn: null })}
          options={triggers}
        />
        {isFixed ? null : (
          <NumberField
            label="After"
            unit="days"
            {...field('termsDays')}
            onChange={(termsDays) => set({ termsDays: termsDays ?? 0 })}
          />
        )}
        {values.trigger === 'on_invoice' ? (
          <DayField label="Invoiced on" optional formats={formats} {...field('invoicedOn')} />
        ) : (
          <DayField
            label={isFixed ? 'Due on' : 'Happened on'}
            optional
            formats={formats}
            {...field('triggeredOn')}
          />
        )}
      </Fields>
      {payment ? (
        <>
          <Fields>
            <TextField label="Invoice number" optional maxLength={40} {...field('invoiceNumber')} />
            <TextField label="PO number" optional maxLength={40} {...field('poNumber')} />
            <ChoiceField label="Paid by" {...field('method')} options={methods} />
            <ChoiceField label="Vendor forms" {...field('vendorForms')} options={forms} />
          </Fields>
          <AreaField label="Notes" optional {...field('notes')} />
        </>
      ) : null}
    </FormDialog>
  );
}

function fieldsOf(payment: Omit<Payment, 'id'>) {
  const { label, amountMinor, currency, rate, rateCurrency, trigger, termsDays } = payment;
  const { triggeredOn, invoiceNumber, poNumber, invoicedOn, method, vendorForms, notes } = payment;
  return {
    ...{ label, amountMinor, currency, rate, rateCurrency, trigger, termsDays, triggeredOn },
    ...{ invoiceNumber, poNumber, invoicedOn, method, vendorForms, notes },
  };
}

// What is left of the fee, after the last post, on the brand's terms.
function startOf(deal: ShownDeal, base: string): ReturnType<typeof fieldsOf> {
  const { campaign, brand, payments: known } = deal;
  const { currency } = campaign;
  const amountMinor = unplannedMinor(deal);
  const rest = amountMinor > 0 ? 'Balance' : '';
  return {
    label: known.some(isPlanned) ? rest : 'Full fee',
    amountMinor,
    currency,
    rate: lastRate(currency, base),
    rateCurrency: null,
    trigger: 'on_posting',
    termsDays: brand?.paymentTermsDays ?? 30,
    triggeredOn: null,
    invoiceNumber: '',
    poNumber: '',
    invoicedOn: null,
    method: 'bank',
    vendorForms: 'not_needed',
    notes: '',
  };
}
