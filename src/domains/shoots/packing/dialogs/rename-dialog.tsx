import * as z from 'zod/mini';
import { changeMany, countText } from '#client/sync/change-many.ts';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { useForm } from '#client/form/use-form.ts';
import { Field } from '#client/ui/fields/field.tsx';
import { SuggestInput } from '#client/ui/fields/suggest-input.tsx';
import { packingItems } from '#domains/shoots/packing/data.ts';
import { packingItemFields } from '#domains/shoots/packing/schema.ts';
import { categoriesOf, type Section } from '#domains/shoots/packing/list/packing-sections.ts';
import type { Packing } from '#domains/shoots/packing/list/use-packing.ts';

interface RenameDialogProps {
  packing: Packing;
  section: Section;
  open: boolean;
  onClose: () => void;
}

const schema = z.strictObject({ category: packingItemFields.category });

/** Gives a group another name; that of another one joins them. */
export function RenameDialog({ packing, section, open, onClose }: RenameDialogProps) {
  const form = useForm({ category: section.key });
  const field = form.field('category');
  function save() {
    const values = form.check(schema);
    if (!values) return;
    // All of it, whatever is shown of it at the moment.
    const items = packing.items.filter(({ category }) => category === section.key);
    if (values.category !== section.key)
      changeMany(packingItems, items, () => values, countText(items.length, 'thing', 'moved'));
    onClose();
  }
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={`Rename ${section.label}`}
      submitLabel="Rename group"
      onSubmit={save}
    >
      <Field label="Group" error={field.error}>
        <SuggestInput
          value={field.value}
          onChange={field.onChange}
          suggestions={categoriesOf(packing.items).map((label) => ({ id: label, label }))}
        />
      </Field>
    </FormDialog>
  );
}
