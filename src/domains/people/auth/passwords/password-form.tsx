import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useFormState } from 'react-hook-form';
import * as z from 'zod/mini';
import { ApiError } from '#client/sync/api.ts';
import { Button } from '#client/ui/button.tsx';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { Field, FormError, PasswordInput } from '#client/ui/fields/field.tsx';
import { useSaved } from '#client/ui/fields/saved.tsx';
import { changePassword } from '#domains/people/auth/data.ts';
import { newPassword, passwordMinLength, typedPassword } from '#domains/people/auth/schema.ts';
import './password-form.css';

const savedForMs = 3_000;
const passwords = z.strictObject({ currentPassword: typedPassword, newPassword });
const empty = { currentPassword: '', newPassword: '' };

/** Changes the password of whoever knows it; every other browser is signed out. */
export function PasswordForm({ email }: { email: string }) {
  const [saved, tellSaved] = useSaved(savedForMs);
  const form = useForm<z.infer<typeof passwords>>({
    resolver: standardSchemaResolver(passwords),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = useFormState({ control: form.control });

  const submit = form.handleSubmit(async (values) => {
    try {
      await changePassword(values);
      form.reset(empty);
      tellSaved();
    } catch (error) {
      showRefusal(error);
    }
  });

  function showRefusal(error: unknown) {
    const refused = Object.entries((error instanceof ApiError && error.fields) || {});
    const own = refused.filter(([name]) => name in empty);
    own.forEach(([name, message], index) =>
      // The names were just found among the form's own.
      form.setError(name as keyof typeof empty, { message }, { shouldFocus: index === 0 }),
    );
    if (own.length > 0) return;
    const isTold = error instanceof Error && !(error instanceof ApiError && error.status >= 500);
    form.setError('root', { message: isTold ? error.message : 'An error occurred' });
  }

  return (
    <Disclosure title="Password" end={saved}>
      <form className="password-form" noValidate onSubmit={(event) => void submit(event)}>
        {/* So that password managers know whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <div className="password-fields">
          <Field label="Current password" error={errors.currentPassword?.message}>
            <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
          </Field>
          <Field
            label="New password"
            hint={`At least ${passwordMinLength} characters`}
            error={errors.newPassword?.message}
          >
            <PasswordInput {...form.register('newPassword')} autoComplete="new-password" />
          </Field>
        </div>
        <FormError>{errors.root?.message}</FormError>
        <div className="row">
          <Button type="submit" busy={isSubmitting}>
            Change password
          </Button>
          <span className="sm faint">Signs you out everywhere else.</span>
        </div>
      </form>
    </Disclosure>
  );
}
