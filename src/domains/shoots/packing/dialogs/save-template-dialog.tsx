import * as z from 'zod/mini';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { AreaField, TextField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { countText } from '#client/words/count-text.ts';
import type { Packing } from '#domains/shoots/packing/list/use-packing.ts';
import { thingsForTemplate } from '#domains/shoots/packing/merging/things/rules.ts';
import { packingTemplates } from '#domains/shoots/packing/templates/data.ts';
import { makeTemplate } from '#domains/shoots/packing/templates/starters/add-starters.ts';
import { packingTemplateFields } from '#domains/shoots/packing/templates/schema.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { freeName } from '#domains/shoots/packing/templates/list/template-selectors.ts';

interface SaveTemplateDialogProps {
  packing: Packing;
  open: boolean;
  onClose: () => void;
}

const { name, description } = packingTemplateFields;
const schema = z.strictObject({ name, description });

/** Keeps a list for other trips: one row of each thing, whoever packs it. */
export function SaveTemplateDialog({ packing, open, onClose }: SaveTemplateDialogProps) {
  const { trip, items } = packing;
  const known = packingTemplates.useRows(allRows);
  const things = thingsForTemplate(items);
  const form = useForm({ name: freeName(trip.title.slice(0, 80), known), description: '' });
  function save() {
    const values = form.check(schema);
    if (!values) return;
    if (known.some((one) => one.name.toLowerCase() === values.name.toLowerCase())) {
      form.refuse({ name: 'There is a template of this name already' });
      return;
    }
    makeTemplate({ ...values, kind: trip.kind, icon: 'luggage', things });
    onClose();
  }
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title="Save as template"
      description={`${countText(things.length, 'item')}, without what only you see.`}
      submitLabel="Save template"
      onSubmit={save}
    >
      <TextField label="Name" size="lg" {...form.field('name')} />
      <AreaField label="Description" optional {...form.field('description')} />
    </FormDialog>
  );
}
