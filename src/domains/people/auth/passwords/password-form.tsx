import type { FormEvent } from 'react';
import * as z from 'zod/mini';
import { PasswordField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { ApiError } from '#client/sync/api.ts';
import { Button } from '#client/ui/button.tsx';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { FormError } from '#client/ui/fields/field.tsx';
import { useSaved } from '#client/ui/fields/saved.tsx';
import { changePassword } from '#domains/people/auth/passwords/data.ts';
import {
  newPassword,
  passwordMinLength,
  typedPassword,
} from '#domains/people/auth/entrance/schema.ts';
import './password-form.css';

const savedForMs = 3_000;
const passwords = z.strictObject({ currentPassword: typedPassword, newPassword });
const empty = { currentPassword: '', newPassword: '' };

/** Changes the password of whoever knows it; every other browser is signed out. */
export function PasswordForm({ email }: { email: string }) {
  const [saved, tellSaved] = useSaved(savedForMs);
  const { field, check, send, reset, isBusy, failure, root } = useForm(empty);

  function submit(event: FormEvent) {
    event.preventDefault();
    const values = isBusy ? undefined : check(passwords);
    if (!values) return;
    void send(
      async () => {
        await changePassword(values);
        reset(empty);
        tellSaved();
      },
      (error) => {
        const isTold =
          error instanceof Error && !(error instanceof ApiError && error.status >= 500);
        return isTold ? error.message : 'An error occurred';
      },
    );
  }

  return (
    <Disclosure title="Password" end={saved}>
      <form className="password-form stack gap-14" ref={root} noValidate onSubmit={submit}>
        {/* So that password managers know whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <div className="form-pair">
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            {...field('currentPassword')}
          />
          <PasswordField
            label="New password"
            hint={`At least ${passwordMinLength} characters`}
            autoComplete="new-password"
            {...field('newPassword')}
          />
        </div>
        <FormError>{failure}</FormError>
        <div className="row wraps">
          <Button type="submit" busy={isBusy}>
            Change password
          </Button>
          <span className="sm faint">Signs you out everywhere else.</span>
        </div>
      </form>
    </Disclosure>
  );
}
