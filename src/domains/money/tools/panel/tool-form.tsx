import { FormDialog } from '#client/form/form-dialog.tsx';
import {
  AddressField,
  ChoiceField,
  DayField,
  Fields,
  TextField,
} from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { getScope } from '#client/sync/live/scope.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { MoneyField } from '#client/ui/fields/money-field.tsx';
import { dateOr } from '#client/words/dates.ts';
import { lastRate, ratedIn } from '#domains/business/campaigns/form/last-rate.ts';
import { RateField } from '#domains/business/campaigns/form/rate-field.tsx';
import { optionsOf } from '#domains/business/campaigns/moves/deal-labels.ts';
import { businesses } from '#domains/business/businesses/data.ts';
import { BillingField } from '#domains/money/tools/prices/billing-field.tsx';
import { toolCategoryLabels } from '#domains/money/tools/rules.ts';
import { type Billing, newTool, type ToolCategory } from '#domains/money/tools/schema.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { useBaseCurrency } from '#domains/people/workspaces/data.ts';
import { newId } from '#shared/ids.ts';
import { addTool } from './tool-actions.ts';
import { openTool } from './tool-panel-host.tsx';

const categories = optionsOf(toolCategoryLabels);

/** 'New tool': what, what it costs, since when. */
export function ToolForm({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formats = useFormats();
  const base = useBaseCurrency();
  const form = useForm({
    name: '',
    url: null as string | null,
    category: 'other' as ToolCategory,
    priceMinor: null as number | null,
    currency: base,
    rate: null as number | null,
    billing: 'monthly' as Billing,
    billingRule: null as string | null,
    startedOn: formats.today as string | null,
  });
  const { values, set, field, check } = form;
  const isFree = values.billing === 'free';
  const startsOn = dateOr(values.startedOn, formats.today);

  function save(isOpened: boolean) {
    const { userId } = getScope();
    const body = {
      ...values,
      ...ratedIn(base, values),
      priceMinor: isFree ? 0 : (values.priceMinor ?? 0),
      startedOn: values.startedOn ?? '',
      ownerUserId: userId ?? null,
      businessId: businesses.read(allRows).find(({ isDefault }) => isDefault)?.id ?? null,
      trackAsExpense: !isFree && values.billing !== 'lifetime',
    };
    if (!check(newTool, { ...body, id: newId() })) return;
    const id = addTool(body);
    onClose();
    if (isOpened) openTool({ toolId: id });
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title="New tool"
      submitLabel="Add tool"
      canSubmit={values.name.trim() !== ''}
      onSubmit={() => save(false)}
      onSaveAndOpen={() => save(true)}
    >
      <TextField label="Name" size="lg" placeholder="Cutroom" maxLength={120} {...field('name')} />
      <Fields>
        {isFree ? null : (
          <MoneyField
            label="Price"
            {...field('priceMinor')}
            currency={values.currency}
            onCurrencyChange={(currency) => set({ currency, rate: lastRate(currency, base) })}
          />
        )}
        <DayField label="Since" clearable={false} formats={formats} {...field('startedOn')} />
      </Fields>
      <RateField currency={values.currency} base={base} {...field('rate')} />
      <BillingField
        billing={values.billing}
        billingRule={values.billingRule}
        startsOn={startsOn}
        error={field('billingRule').error}
        onChange={(billing, billingRule) => set({ billing, billingRule })}
      />
      <Fields>
        <ChoiceField label="Category" options={categories} {...field('category')} />
        <AddressField label="Site" optional placeholder="cutroom.app" {...field('url')} />
      </Fields>
    </FormDialog>
  );
}
