import { Mail, Send } from 'lucide-react';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { refusalOr } from '#client/sync/api.ts';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { AreaField, TextField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { Field } from '#client/ui/fields/field.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { sendInvitation } from './data.ts';
import { newInvitation } from './schema.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';
import { LinkToHandOver } from './link-to-hand-over.tsx';
import { RoleChoice } from '#domains/people/workspaces/members/role-choice.tsx';

type Values = z.output<typeof newInvitation>;

/** Invites somebody by e-mail; where the server sends no mail it says so and gives the link. */
export function InviteDialog({
  workspace,
  open,
  onClose,
}: {
  workspace: Workspace;
  open: boolean;
  onClose: () => void;
}) {
  const [link, setLink] = useState<{ email: string; url: string } | null>(null);
  const form = useForm<Values>({ email: '', role: 'member', message: '' });
  const { values, field, check, send } = form;

  function submit() {
    const body = check(newInvitation);
    if (!body) return;
    void send(
      async () => {
        const sent = await sendInvitation(workspace.id, body);
        if (!sent.mailed && sent.link) return setLink({ email: body.email, url: sent.link });
        toast.success(`Invitation sent to ${body.email}`);
        onClose();
      },
      (error) => refusalOr(error, 'Failed to send invitation'),
    );
  }

  if (link) {
    return (
      <LinkToHandOver
        open={open}
        onClose={onClose}
        email={link.email}
        url={link.url}
        workspaceName={workspace.name}
      />
    );
  }
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={`Invite to ${workspace.name}`}
      description="They get a link that works for 7 days."
      submitLabel="Send invitation"
      submitIcon={<Send />}
      canSubmit={values.email.trim() !== ''}
      onSubmit={submit}
    >
      <TextField
        label="Email"
        type="email"
        icon={<Mail aria-hidden="true" />}
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <Field label="Role" group>
        <RoleChoice {...field('role')} />
      </Field>
      <AreaField label="Message" optional {...field('message')} />
    </FormDialog>
  );
}
