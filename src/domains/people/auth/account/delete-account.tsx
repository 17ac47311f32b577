import { countText } from '#client/words/count-text.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError, sentenceOf } from '#client/sync/api.ts';
import { Button } from '#client/ui/button.tsx';
import { Check } from '#client/ui/choices/check.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field, FormError, PasswordInput } from '#client/ui/fields/field.tsx';
import { Spinner } from '#client/ui/base/states.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import type { OwnedWorkspace } from './contract.ts';
import { ownedWorkspacesQuery, removeAccount } from './data.ts';

/** Asks for the password again, and what becomes of the workspaces that one owns. */
export function DeleteAccount({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data: owned, error: unread } = useQuery({ ...ownedWorkspacesQuery, enabled: open });
  const [password, setPassword] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [error, setError] = useState<{ password?: string; form?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const shared = owned?.filter(({ memberCount }) => memberCount > 1) ?? [];
  const alone = owned?.filter(({ memberCount }) => memberCount === 1) ?? [];

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const kept = alone.filter(({ id }) => !chosen.includes(id)).map(({ name }) => name);
    if (kept.length > 0) return setError({ form: `Tick ${kept.join(' and ')} to go on.` });
    if (password === '') return setError({ password: 'Enter your password' });
    setBusy(true);
    try {
      await removeAccount({ password, workspaceIds: [...chosen] });
      toast.success('Your account has been deleted');
    } catch (refused) {
      setError(refusalOf(refused));
      setBusy(false);
    }
  }

  function close() {
    setPassword('');
    setChosen([]);
    setError({});
    onClose();
  }

  const isReady = owned && shared.length === 0;
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Delete your account?"
      description="This cannot be undone. Download your data first if you may want it."
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="danger" busy={isBusy} disabled={!isReady}>
            Delete account
          </Button>
        </>
      }
    >
      <div className="delete-account stack gap-14">
        {owned ? null : unread ? <FormError>{unread.message}</FormError> : <Spinner />}
        <SharedWorkspaces workspaces={shared} />
        {alone.map(({ id, name }) => (
          <div key={id} className="row">
            <Check
              square
              label={`Also delete ${name}`}
              checked={chosen.includes(id)}
              onChange={(isChosen) => {
                setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
                setError({});
              }}
            />
            <span aria-hidden="true">
              Also delete <b className="strong">{name}</b>. Nobody else is in it.
            </span>
          </div>
        ))}
        {owned && shared.length === 0 ? (
          <Field label="Password" error={error.password}>
            <PasswordInput
              autoComplete="current-password"
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
                setError({});
              }}
            />
          </Field>
        ) : null}
        <FormError>{error.form}</FormError>
      </div>
    </Dialog>
  );
}

function SharedWorkspaces({ workspaces }: { workspaces: readonly OwnedWorkspace[] }) {
  if (workspaces.length === 0) return null;
  return (
    <div>
      <p>Others work in what you own. Transfer or delete first:</p>
      <ul>
        {workspaces.map(({ id, name, memberCount }) => (
          <li key={id}>
            <b className="strong">{name}</b>, {countText(memberCount, 'member')}
          </li>
        ))}
      </ul>
    </div>
  );
}

function refusalOf(error: unknown): { password?: string; form?: string } {
  if (error instanceof ApiError && error.fields?.['password'])
    return { password: error.fields['password'] };
  return { form: sentenceOf(error, 'An error occurred') };
}
