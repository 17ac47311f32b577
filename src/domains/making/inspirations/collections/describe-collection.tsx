import { useState } from 'react';
import { saveChanges } from '#client/sync/save-changes.ts';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { AreaField, ChoiceField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { inspirationCollections } from './data.ts';
import type { InspirationCollection } from './schema.ts';
import { inspirations } from '#domains/making/inspirations/data.ts';
import { inspirationPlacements } from '#domains/making/inspirations/placements/data.ts';

interface DescribeCollectionProps {
  collection: InspirationCollection;
  open: boolean;
  onClose: () => void;
}

const newest = '';

/** Says what a collection is for, and what stands for it in the rail. */
export function DescribeCollection({ collection, open, onClose }: DescribeCollectionProps) {
  const { id, name, description, coverInspirationId } = collection;
  const byId = inspirations.useRows(rowsById);
  const placements = inspirationPlacements.useRows(allRows);
  // What was typed is measured by how it began, whatever others write meanwhile.
  const [before] = useState({ description, coverInspirationId });
  const form = useForm(before);
  const { values, set, field } = form;
  const inside = placements.flatMap(({ inspirationCollectionId, inspirationId }) => {
    const found = inspirationCollectionId === id ? byId.get(inspirationId) : undefined;
    return found && !found.isArchived ? [{ value: found.id, label: found.title }] : [];
  });
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={`About ${name}`}
      submitLabel="Save collection"
      onSubmit={() => {
        saveChanges({
          text: 'Collection updated',
          before,
          now: { ...values, description: values.description.trim() },
          update: (fields) => inspirationCollections.update(id, fields),
        });
        onClose();
      }}
    >
      <AreaField
        label="What belongs in here"
        optional
        rows={3}
        maxLength={500}
        {...field('description')}
      />
      <ChoiceField
        label="Cover"
        value={values.coverInspirationId ?? newest}
        onChange={(chosen) => set({ coverInspirationId: chosen === newest ? null : chosen })}
        options={[{ value: newest, label: 'The newest with a picture' }, ...inside]}
      />
    </FormDialog>
  );
}
