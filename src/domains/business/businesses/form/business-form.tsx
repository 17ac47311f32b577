import * as z from 'zod/mini';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { ChoiceField, ColorField, Fields, TextField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { CountrySelect } from '#client/ui/fields/country-select.tsx';
import { CurrencySelect } from '#client/ui/fields/currency-select.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { useBaseCurrency } from '#domains/people/workspaces/data.ts';
import { businesses } from '#domains/business/businesses/data.ts';
import { addBusiness } from '#domains/business/businesses/parts/business-actions.ts';
import { businessesByName } from '#domains/business/businesses/parts/business-select.tsx';
import { businessTypeLabels } from '#domains/business/businesses/rules.ts';
import { business, businessTypes } from '#domains/business/businesses/schema.ts';

const { name, type, country, baseCurrency, color } = business.shape;
const schema = z.strictObject({ name, type, country, baseCurrency, color });
type Values = z.infer<typeof schema>;

const typeOptions = businessTypes.map((value) => ({ value, label: businessTypeLabels[value] }));

interface BusinessFormProps {
  onAdded: ((id: string) => void) | undefined;
  open: boolean;
  onClose: () => void;
}

/** 'New business': what it is called and where it is; all else has its place on its page. */
export function BusinessForm({ onAdded, open, onClose }: BusinessFormProps) {
  const base = useBaseCurrency();
  const known = businesses.useRows(businessesByName);
  const form = useForm<Values>({
    name: '',
    type: 'sole_proprietor',
    country: regionOfBrowser(),
    baseCurrency: base,
    color: 'blue',
  });
  const { values, set, field, check, refuse } = form;

  function save() {
    const checked = check(schema);
    if (!checked) return;
    const twin = known.find((one) => one.name.toLowerCase() === checked.name.toLowerCase());
    if (twin) return refuse({ name: 'There is a business of this name already' });
    const id = addBusiness(checked);
    onClose();
    onAdded?.(id);
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title="New business"
      submitLabel="Add business"
      canSubmit={values.name.trim() !== ''}
      onSubmit={save}
    >
      <TextField label="Name" size="lg" maxLength={120} {...field('name')} />
      <Fields>
        <ChoiceField label="Type" {...field('type')} options={typeOptions} />
        <Field label="Country" optional error={field('country').error}>
          <CountrySelect
            label="Country"
            value={values.country}
            onChange={(chosen) => set({ country: chosen })}
          />
        </Field>
      </Fields>
      <Field label="Currency" error={field('baseCurrency').error} hint="Of its invoices">
        <CurrencySelect
          label="Currency"
          value={values.baseCurrency}
          onChange={(chosen) => set({ baseCurrency: chosen })}
        />
      </Field>
      <ColorField label="Colour" {...field('color')} />
    </FormDialog>
  );
}

function regionOfBrowser(): string | null {
  return new Intl.Locale(navigator.language).maximize().region ?? null;
}
