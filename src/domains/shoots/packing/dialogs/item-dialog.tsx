import { saveChanges } from '#client/sync/save-changes.ts';
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
import { useUser } from '#domains/people/auth/data.ts';
import { packingItems } from '#domains/shoots/packing/data.ts';
import { packingItemChanges, type PackingItem } from '#domains/shoots/packing/schema.ts';
import { addToList } from '#domains/shoots/packing/list/packing-actions.ts';
import { categoriesOf } from '#domains/shoots/packing/list/packing-sections.ts';
import type { Packing } from '#domains/shoots/packing/list/use-packing.ts';
import { plainThing } from '#domains/shoots/packing/merging/things/rules.ts';

interface ItemDialogProps {
  packing: Packing;
  item: PackingItem;
  open: boolean;
  onClose: () => void;
}

const everyone = 'everyone';

/** All that can be said of one thing. */
export function ItemDialog({ packing, item, open, onClose }: ItemDialogProps) {
  const { bags, people } = packing;
  const userId = useUser()?.id;
  const { name, category, quantity, note, isEssential, needsCharging, toBuy, isGear, isPrivate } =
    item;
  const before = {
    name,
    category,
    quantity,
    note,
    isEssential,
    needsCharging,
    toBuy,
    isGear,
    isPrivate,
  };
  const form = useForm({
    ...before,
    quantity: quantity as number | null,
    who: people.some(({ id }) => id === item.tripPersonId) ? (item.tripPersonId ?? '') : '',
    bag: bags.some(({ id }) => id === item.packingBagId) ? (item.packingBagId ?? '') : '',
  });
  const group = form.field('category');

  function save() {
    const { who, bag, ...typed } = form.values;
    const values = form.check(packingItemChanges, typed);
    if (!values) return;
    const isEveryones = who === everyone;
    const [first, ...others] = people;
    const tripPersonId = isEveryones ? (first?.id ?? null) : who || null;
    const now = { ...before, ...values, tripPersonId, packingBagId: bag || null };
    const { packingBagId } = item;
    saveChanges({
      text: 'Thing saved',
      before: { ...before, tripPersonId: item.tripPersonId, packingBagId },
      now,
      update: (fields) => packingItems.update(item.id, fields),
    });
    // One row for each: the others get their own.
    if (isEveryones && others.length > 0)
      addToList(
        item.tripId,
        others.map(({ id }) => ({ ...plainThing, ...now, tripPersonId: id, packingBagId: null })),
      );
    onClose();
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title="Edit thing"
      submitLabel="Save"
      onSubmit={save}
    >
      <TextField label="Name" size="lg" {...form.field('name')} />
      <Fields>
        <Field label="Group" error={group.error}>
          <SuggestInput
            value={group.value}
            onChange={group.onChange}
            suggestions={categoriesOf(packing.items).map((label) => ({ id: label, label }))}
          />
        </Field>
        <NumberField label="How many" {...form.field('quantity')} />
      </Fields>
      <Fields>
        <ChoiceField
          label="Who packs it"
          options={[
            { value: '', label: 'Anybody' },
            ...people.map(({ id, name: called }) => ({ value: id, label: called })),
            ...(people.length > 1 ? [{ value: everyone, label: 'Everyone, a row each' }] : []),
          ]}
          {...form.field('who')}
        />
        <ChoiceField
          label="Bag"
          options={[
            { value: '', label: 'In no bag' },
            ...bags.map(({ id, name: called }) => ({ value: id, label: called })),
          ]}
          {...form.field('bag')}
        />
      </Fields>
      <TextField label="Note" optional {...form.field('note')} />
      <SwitchField label="Essential" {...form.field('isEssential')} />
      <SwitchField label="To be charged first" {...form.field('needsCharging')} />
      <SwitchField label="To be bought" {...form.field('toBuy')} />
      <SwitchField label="Gear: looked for on the way home" {...form.field('isGear')} />
      {item.createdByUserId === userId ? (
        <SwitchField label="Only I see it" {...form.field('isPrivate')} />
      ) : null}
    </FormDialog>
  );
}
