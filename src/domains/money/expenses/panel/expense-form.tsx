import { useState } from 'react';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { DayField, Fields, TextField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { Field } from '#client/ui/fields/field.tsx';
import { MoneyField } from '#client/ui/fields/money-field.tsx';
import { lastRate, ratedIn } from '#domains/business/campaigns/form/last-rate.ts';
import { RateField } from '#domains/business/campaigns/form/rate-field.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { useBaseCurrency } from '#domains/people/workspaces/data.ts';
import { newExpense } from '#domains/money/expenses/schema.ts';
import { newId } from '#shared/ids.ts';
import { CampaignSelect } from '#domains/business/affiliate-links/panel/campaign-select.tsx';
import { CategorySelect } from '#domains/money/expenses/categories/category-select.tsx';
import { addExpense, usualCategoryId, usualOf } from './expense-actions.ts';
import { ReceiptField } from './receipt-field.tsx';
import { openExpense } from './expense-panel-host.tsx';

interface ExpenseFormProps {
  /** The deal that it is a cost of; null for none. */
  campaignId: string | null;
  /** The trip that it is for; null for none. */
  tripId: string | null;
  open: boolean;
  onClose: () => void;
}

/** 'New expense': what, how much, when, what kind. */
export function ExpenseForm({ campaignId, tripId, open, onClose }: ExpenseFormProps) {
  const formats = useFormats();
  const base = useBaseCurrency();
  const form = useForm({
    title: '',
    amountMinor: null as number | null,
    currency: base,
    rate: null as number | null,
    spentOn: formats.today as string | null,
    expenseCategoryId: null as string | null,
    campaignId,
  });
  const { values, set, field, check } = form;
  const [receipts, setReceipts] = useState<readonly File[]>([]);

  function save(isOpened: boolean) {
    const body = {
      ...usualOf(values.title, values.expenseCategoryId),
      ...values,
      ...(values.expenseCategoryId === null
        ? { expenseCategoryId: usualCategoryId(values.title) }
        : {}),
      ...ratedIn(base, values),
      amountMinor: values.amountMinor ?? 0,
      spentOn: values.spentOn ?? '',
      tripId,
    };
    if (!check(newExpense, { ...body, id: newId() })) return;
    const id = addExpense(body, receipts);
    onClose();
    if (isOpened) openExpense({ expenseId: id });
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title="New expense"
      submitLabel="Add expense"
      canSubmit={values.title.trim() !== ''}
      onSubmit={() => save(false)}
      onSaveAndOpen={() => save(true)}
    >
      <TextField
        label="Description"
        size="lg"
        placeholder="Lens hire, two days"
        maxLength={200}
        {...field('title')}
      />
      <Fields>
        <MoneyField
          label="Amount"
          {...field('amountMinor')}
          currency={values.currency}
          onCurrencyChange={(currency) => set({ currency, rate: lastRate(currency, base) })}
        />
        <DayField label="Date" clearable={false} formats={formats} {...field('spentOn')} />
      </Fields>
      <RateField currency={values.currency} base={base} {...field('rate')} />
      <Field label="Category" optional>
        <CategorySelect
          value={values.expenseCategoryId}
          onChange={(expenseCategoryId) => set({ expenseCategoryId })}
        />
      </Field>
      {tripId ? (
        <Field label="Campaign" optional hint="Whose profit it counts in">
          <CampaignSelect
            value={values.campaignId}
            brandId={null}
            onChange={(campaign) => set({ campaignId: campaign?.id ?? null })}
          />
        </Field>
      ) : null}
      <ReceiptField receipts={receipts} onChange={setReceipts} />
    </FormDialog>
  );
}
