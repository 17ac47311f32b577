import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field, TextArea } from '#client/ui/fields/field.tsx';
import { type Completion, completionChanges } from '#domains/routine/completions/schema.ts';
import type { RoutineItem } from '#domains/routine/schema.ts';
import { writeNote } from '#domains/routine/list/routine-actions.ts';

interface NoteDialogProps {
  item: RoutineItem;
  completion: Completion;
  open: boolean;
  onClose: () => void;
}

/** A word about how it went, kept with the completion. */
export function NoteDialog({ item, completion, open, onClose }: NoteDialogProps) {
  const [note, setNote] = useState(completion.note);
  const checked = completionChanges.safeParse({ note });
  const error = checked.error?.issues[0]?.message;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={completion.note ? 'Edit note' : 'Add a note'}
      dirty={note !== completion.note}
      onSubmit={(event) => {
        event.preventDefault();
        if (error) return;
        if (note.trim() !== completion.note) writeNote(completion, note.trim());
        onClose();
      }}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary" kbd="mod+enter">
            Save note
          </Button>
        </>
      }
    >
      <Field label={<span dir="auto">{item.title}</span>} error={error}>
        <TextArea
          rows={3}
          dir="auto"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
    </Dialog>
  );
}
