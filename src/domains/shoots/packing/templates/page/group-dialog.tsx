import * as z from 'zod/mini';
import { askedDialog } from '#client/form/asked-dialog.ts';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { useForm } from '#client/form/use-form.ts';
import { Field } from '#client/ui/fields/field.tsx';
import { SuggestInput } from '#client/ui/fields/suggest-input.tsx';
import { thingFields } from '#domains/shoots/packing/templates/items/schema.ts';

interface Asked {
  categories: readonly string[];
  /** Of one that is there. */
  name?: string;
  onName: (name: string) => void;
}
const { ask: askGroup, useAsked } = askedDialog<Asked>();
export { askGroup };

/** Where the name of a group is asked for. */
export function GroupHost() {
  const asked = useAsked();
  return asked ? (
    <GroupForm key={asked.turn} {...asked.request} open={asked.isOpen} onClose={asked.onClose} />
  ) : null;
}

const schema = z.strictObject({ category: thingFields.category });

function GroupForm({
  categories,
  name,
  onName,
  open,
  onClose,
}: Asked & { open: boolean; onClose: () => void }) {
  const form = useForm({ category: name ?? '' });
  const field = form.field('category');
  function save() {
    const values = form.check(schema);
    if (!values) return;
    onClose();
    onName(values.category);
  }
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={name === undefined ? 'New group' : `Rename ${name}`}
      submitLabel={name === undefined ? 'Add group' : 'Rename group'}
      onSubmit={save}
    >
      <Field label="Group" error={field.error}>
        <SuggestInput
          value={field.value}
          onChange={field.onChange}
          suggestions={categories.map((label) => ({ id: label, label }))}
        />
      </Field>
    </FormDialog>
  );
}
