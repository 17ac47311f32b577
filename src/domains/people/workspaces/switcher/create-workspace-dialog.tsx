import { FormDialog } from '#client/form/form-dialog.tsx';
import { AreaField, TextField } from '#client/form/form-fields.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { useLeaveRecord } from './leave-record.ts';
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
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title="Create Workspace"
      submitLabel="Create Workspace"
      canSubmit={!form.isBlank}
      onSubmit={form.submit}
    >
      <TextField
        label="Workspace name"
        hint="Everyone you invite sees this name. You can change it later."
        required
        {...form.nameField}
      />
      <AreaField
        label="Description"
        optional
        placeholder="What you make here, in one line"
        {...form.field('description')}
      />
    </FormDialog>
  );
}
