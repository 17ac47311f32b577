import { useState } from 'react';
import { saveChanges } from '#client/sync/save-changes.ts';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { useDraft } from '#client/form/use-draft.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field, TextArea } from '#client/ui/fields/field.tsx';
import { Select } from '#client/ui/menus/select.tsx';
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
  const { values, set, isDirty } = useDraft(before);
  const inside = placements.flatMap(({ inspirationCollectionId, inspirationId }) => {
    const found = inspirationCollectionId === id ? byId.get(inspirationId) : undefined;
    return found && !found.isArchived ? [{ value: found.id, label: found.title }] : [];
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`About ${name}`}
      dirty={isDirty}
      onSubmit={(event) => {
        event.preventDefault();
        saveChanges({
          text: 'Collection updated',
          before,
          now: { ...values, description: values.description.trim() },
          update: (fields) => inspirationCollections.update(id, fields),
        });
        onClose();
      }}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary" kbd="mod+enter">
            Save collection
          </Button>
        </>
      }
    >
      <Field label="What belongs in here" optional>
        <TextArea
          rows={3}
          dir="auto"
          maxLength={500}
          value={values.description}
          onChange={({ target }) => set({ description: target.value })}
        />
      </Field>
      <Field label="Cover">
        <Select
          label="Cover"
          value={values.coverInspirationId ?? newest}
          onChange={(chosen) => set({ coverInspirationId: chosen === newest ? null : chosen })}
          options={[{ value: newest, label: 'The newest with a picture' }, ...inside]}
        />
      </Field>
    </Dialog>
  );
}
