import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Field, FormError, PasswordInput, TextInput } from '#client/ui/fields/field.tsx';
import './form-parts.css';

interface AuthFormProps {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  onSubmit: (event: FormEvent) => void;
  error: string | undefined;
  isBusy: boolean;
  submitLabel: string;
  children?: ReactNode;
}

/** Title, fields, what was refused, and the one button. */
export function AuthForm({
  title,
  lead,
  onSubmit,
  error,
  isBusy,
  submitLabel,
  children,
}: AuthFormProps) {
  return (
    <form className="auth-form" onSubmit={onSubmit} noValidate>
      <h1>{title}</h1>
      {lead ? <p className="auth-lead">{lead}</p> : null}
      <div className="auth-fields">
        {children}
        <FormError>{error}</FormError>
      </div>
      <Button type="submit" variant="primary" size="lg" busy={isBusy} className="auth-submit">
        {submitLabel}
      </Button>
    </form>
  );
}

type InputProps = ComponentProps<typeof TextInput>;

export function EmailField({ error, ...input }: InputProps & { error: string | undefined }) {
  return (
    <Field label="Email" error={error}>
      <TextInput
        {...input}
        type="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
    </Field>
  );
}

type PasswordFieldProps = InputProps & { label?: string; hint?: string; error: string | undefined };

export function PasswordField({ label = 'Password', hint, error, ...input }: PasswordFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <PasswordInput {...input} autoCorrect="off" />
    </Field>
  );
}

/** A step to another form of this page; what is in <u> looks like the link, or else all of it. */
export function TextButton({
  isWhole = false,
  ...rest
}: ComponentProps<'button'> & { isWhole?: boolean }) {
  return <button {...rest} type="button" className={isWhole ? 'auth-link whole' : 'auth-link'} />;
}

/** The way out of a form that one may not need after all. */
export function BackToSignIn({ onBack }: { onBack: () => void }) {
  return (
    <p className="auth-more">
      <TextButton isWhole onClick={onBack}>
        Back to sign in
      </TextButton>
    </p>
  );
}
