import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { mergeInto } from './idea-actions.ts';

interface MergeDialogProps {
  pair: readonly [ContentItem, ContentItem];
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Makes one idea of two: asks whose title stays. */
export function MergeDialog({ pair, open, onClose, onDone }: MergeDialogProps) {
  const [keptId, setKeptId] = useState(pair[0].id);
  const [kept, gone] = keptId === pair[0].id ? pair : [pair[1], pair[0]];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Merge two ideas"
      onSubmit={(event) => {
        event.preventDefault();
        mergeInto(kept, gone);
        onDone();
        onClose();
      }}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary">
            Merge ideas
          </Button>
        </>
      }
    >
      <Field
        label="Keep the title"
        hint="The notes are joined; comments, files and inspirations of both stay. The other idea goes to the trash."
      >
        <Select
          label="Keep the title"
          value={keptId}
          onChange={setKeptId}
          options={pair.map(({ id, title }) => ({ value: id, label: title }))}
        />
      </Field>
    </Dialog>
  );
}
