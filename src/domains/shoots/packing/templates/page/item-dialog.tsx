import { saveChanges } from '#client/sync/save-changes.ts';
import { askedDialog } from '#client/form/asked-dialog.ts';
import { DecimalField } from '#client/form/decimal-field.tsx';
import { FormDialog } from '#client/form/form-dialog.tsx';
import {
  ChoiceField,
  Fields,
  NumberField,
  SwitchField,
  TextField,
} from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { Field } from '#client/ui/fields/field.tsx';
import { SuggestInput } from '#client/ui/fields/suggest-input.tsx';
import { packingTemplateItems } from '#domains/shoots/packing/templates/items/data.ts';
import {
  type PackingTemplateItem,
  packingTemplateItemChanges,
  type QuantityRule,
} from '#domains/shoots/packing/templates/items/schema.ts';

interface Asked {
  item: PackingTemplateItem;
  categories: readonly string[];
}
const { ask: askItem, useAsked } = askedDialog<Asked>();
export { askItem };

/** Where the dialog of an item of a template appears. */
export function ItemDialogHost() {
  const asked = useAsked();
  return asked ? (
    <ItemForm key={asked.turn} {...asked.request} open={asked.isOpen} onClose={asked.onClose} />
  ) : null;
}

const rules: readonly { value: QuantityRule; label: string }[] = [
  { value: 'fixed', label: 'For the trip' },
  { value: 'per_day', label: 'For each day' },
  { value: 'per_night', label: 'For each night' },
  { value: 'per_person', label: 'For each person' },
];
const assignments = [
  { value: 'shared', label: 'One row for all' },
  { value: 'each_person', label: 'A row for each person' },
] as const;

function ItemForm({
  item,
  categories,
  open,
  onClose,
}: Asked & { open: boolean; onClose: () => void }) {
  const { name, category, quantityRule, quantity, quantityExtra, quantityMax, assignment } = item;
  const { isEssential, needsCharging, isGear, note } = item;
  const before = {
    ...{ name, category, quantityRule, quantity, quantityExtra, quantityMax, assignment },
    ...{ isEssential, needsCharging, isGear, note },
  };
  const form = useForm({
    ...before,
    quantity: quantity as number | null,
    quantityExtra: quantityExtra as number | null,
  });
  const group = form.field('category');
  function save() {
    const { quantityExtra: extra, ...typed } = form.values;
    const values = form.check(packingTemplateItemChanges, { ...typed, quantityExtra: extra ?? 0 });
    if (!values) return;
    saveChanges({
      text: 'Item saved',
      before,
      now: { ...before, ...values },
      update: (fields) => packingTemplateItems.update(item.id, fields),
    });
    onClose();
  }
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title="Edit item"
      submitLabel="Save item"
      onSubmit={save}
    >
      <TextField label="Name" size="lg" {...form.field('name')} />
      <Field label="Group" error={group.error}>
        <SuggestInput
          value={group.value}
          onChange={group.onChange}
          suggestions={categories.map((label) => ({ id: label, label }))}
        />
      </Field>
      <Fields>
        <DecimalField label="How many" {...form.field('quantity')} />
        <ChoiceField label="Counted" options={rules} {...form.field('quantityRule')} />
      </Fields>
      <Fields>
        <NumberField label="To spare" {...form.field('quantityExtra')} />
        <NumberField
          label="At most"
          optional
          hint="Where there is a laundry"
          {...form.field('quantityMax')}
        />
      </Fields>
      <ChoiceField label="On the list" options={assignments} {...form.field('assignment')} />
      <TextField label="Note" optional {...form.field('note')} />
      <SwitchField label="Essential" {...form.field('isEssential')} />
      <SwitchField label="To be charged first" {...form.field('needsCharging')} />
      <SwitchField label="Gear: looked for on the way home" {...form.field('isGear')} />
    </FormDialog>
  );
}
