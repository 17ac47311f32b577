import { useState } from 'react';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { DayField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { MoneyField } from '#client/ui/fields/money-field.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { tools } from '#domains/money/tools/data.ts';
import { changePrice } from '#domains/money/tools/panel/tool-actions.ts';
import { newPrice, type Tool } from '#domains/money/tools/schema.ts';
import { BillingField } from './billing-field.tsx';

interface PriceDialogProps {
  open: boolean;
  onClose: () => void;
}

/** What a tool costs from which day on; the prices of before stay in its history. */
export function PriceDialog({ toolId, ...dialog }: PriceDialogProps & { toolId: string }) {
  const known = tools.useRows(rowsById).get(toolId);
  // What was answered changes it while the dialog fades out.
  const [tool] = useState(known);
  return tool ? <PriceForm {...dialog} tool={tool} /> : null;
}

function PriceForm({ tool, open, onClose }: PriceDialogProps & { tool: Tool }) {
  const formats = useFormats();
  const { billing, billingRule, currency } = tool;
  const form = useForm({
    ...{ billing, billingRule, currency },
    priceMinor: tool.priceMinor as number | null,
    effectiveOn: (tool.nextRenewalOn ?? formats.today) as string | null,
  });
  const { values, set, field, check } = form;

  function save() {
    const isFree = values.billing === 'free';
    const price = check(newPrice, {
      ...values,
      priceMinor: isFree ? 0 : (values.priceMinor ?? 0),
      effectiveOn: values.effectiveOn ?? '',
    });
    if (!price) return;
    changePrice(tool, price);
    onClose();
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={`New price of “${tool.name}”`}
      submitLabel="Change price"
      onSubmit={save}
    >
      {values.billing === 'free' ? null : (
        <MoneyField
          label="Price"
          {...field('priceMinor')}
          currency={values.currency}
          onCurrencyChange={(next) => set({ currency: next })}
          hint="For all seats together"
        />
      )}
      <BillingField
        billing={values.billing}
        billingRule={values.billingRule}
        startsOn={tool.startedOn}
        error={field('billingRule').error}
        onChange={(next, rule) => set({ billing: next, billingRule: rule })}
      />
      <DayField label="Holds from" clearable={false} formats={formats} {...field('effectiveOn')} />
    </FormDialog>
  );
}
