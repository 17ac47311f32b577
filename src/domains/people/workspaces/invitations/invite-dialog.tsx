import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Mail, Send } from 'lucide-react';
import { useState } from 'react';
import { Controller, useForm, useFormState, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError, refusalOr } from '#client/sync/api.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field, FormError, TextArea, TextInput } from '#client/ui/fields/field.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { sendInvitation } from './data.ts';
import { newInvitation } from './schema.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';
import { LinkToHandOver } from './link-to-hand-over.tsx';
import { RoleChoice } from '#domains/people/workspaces/members/role-choice.tsx';

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
  const [failure, setFailure] = useState<string | null>(null);
  const { control, register, handleSubmit, setError } = useForm<
    z.input<typeof newInvitation>,
    unknown,
    z.output<typeof newInvitation>
  >({
    resolver: standardSchemaResolver(newInvitation),
    defaultValues: { email: '', role: 'member', message: '' },
  });
  const { errors, isSubmitting, isDirty } = useFormState({ control });
  const email = useWatch({ control, name: 'email' });

  const submit = handleSubmit(async (body) => {
    setFailure(null);
    try {
      const sent = await sendInvitation(workspace.id, body);
      if (!sent.mailed && sent.link) return setLink({ email: body.email, url: sent.link });
      toast.success(`Invitation sent to ${body.email}`);
      onClose();
    } catch (error) {
      const field = error instanceof ApiError ? error.fields?.['email'] : undefined;
      if (field) setError('email', { message: field }, { shouldFocus: true });
      else setFailure(refusalOr(error, 'Failed to send invitation'));
    }
  });

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
    <Dialog
      open={open}
      onClose={onClose}
      title={`Invite to ${workspace.name}`}
      description="They get a link that works for 7 days."
      dirty={isDirty && !isSubmitting}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button
            type="submit"
            variant="primary"
            icon={<Send />}
            busy={isSubmitting}
            disabled={email.trim() === ''}
          >
            Send invitation
          </Button>
        </>
      }
    >
      <FormError>{failure}</FormError>
      <Field label="Email" error={errors.email?.message}>
        <TextInput
          {...register('email')}
          type="email"
          icon={<Mail aria-hidden="true" />}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label="Role" group>
        <Controller
          control={control}
          name="role"
          render={({ field }) => (
            <RoleChoice value={field.value ?? 'member'} onChange={field.onChange} />
          )}
        />
      </Field>
      <Field label="Message" optional error={errors.message?.message}>
        <TextArea {...register('message')} />
      </Field>
    </Dialog>
  );
}
