import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field, TextArea, TextInput } from '#client/ui/fields/field.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { useLeaveRecord } from './use-leave-record.ts';
import { useWorkspaceForm } from '#domains/people/workspaces/onboarding/use-workspace-form.ts';

/** One more workspace: a name, perhaps a description. */
export function CreateWorkspaceDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const leaveRecord = useLeaveRecord();
  const form = useWorkspaceForm({
    onCreated() {
      void leaveRecord();
      onClose();
    },
    onFailed: () => toast.error('Failed to create workspace'),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Create Workspace"
      dirty={form.isDirty && !form.isBusy}
      onSubmit={form.submit}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary" busy={form.isBusy} disabled={form.isBlank}>
            Create Workspace
          </Button>
        </>
      }
    >
      <Field
        label="Workspace name"
        hint="Everyone you invite sees this name. You can change it later."
        error={form.nameError}
      >
        <TextInput {...form.register('name')} required autoComplete="off" />
      </Field>
      <Field label="Description" optional error={form.descriptionError}>
        <TextArea {...form.register('description')} placeholder="What you make here, in one line" />
      </Field>
    </Dialog>
  );
}
