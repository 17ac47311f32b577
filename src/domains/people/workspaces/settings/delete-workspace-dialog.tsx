import { type FormEvent, useState } from 'react';
import { refusalOr } from '#client/sync/api.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { deleteWorkspace } from '#domains/people/workspaces/deleted/data.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';

/** Asks for the name of the workspace, typed, before it is deleted. */
export function DeleteWorkspaceDialog({
  workspace,
  open,
  onClose,
}: {
  workspace: Workspace;
  open: boolean;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isSame = typed.trim() === workspace.name;

  async function remove(event: FormEvent) {
    event.preventDefault();
    if (!isSame || isBusy) return;
    setBusy(true);
    try {
      await deleteWorkspace(workspace.id, typed.trim());
      toast.success('Workspace deleted');
      onClose();
    } catch (error) {
      toast.error(refusalOr(error, 'Failed to delete workspace'));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={`Delete ${workspace.name}?`}
      description="For 14 days you can restore it in the settings. After that nobody can."
      onSubmit={(event) => void remove(event)}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="danger" busy={isBusy} disabled={!isSame}>
            Delete Workspace
          </Button>
        </>
      }
    >
      <Field label={`Type “${workspace.name}” to confirm`}>
        <TextInput
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
    </Dialog>
  );
}
