import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { PasswordField as TypedPassword, TextField } from '#client/form/form-fields.tsx';
import type { FormState } from '#client/form/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { FormError } from '#client/ui/fields/field.tsx';
import './form-parts.css';

interface AuthFormProps {
  form: FormState & { submit: (event: FormEvent<HTMLFormElement>) => void };
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  submitLabel: string;
  children?: ReactNode;
}

/** Title, fields, what was refused, and the one button. */
export function AuthForm({ form, title, lead, submitLabel, children }: AuthFormProps) {
  const { root, submit, failure, isBusy } = form;
  return (
    <form className="auth-form" ref={root} onSubmit={submit} noValidate>
      <h1>{title}</h1>
      {lead ? <p className="auth-lead muted">{lead}</p> : null}
      <div className="auth-fields stack gap-16">
        {children}
        <FormError>{failure}</FormError>
      </div>
      <Button type="submit" variant="primary" size="lg" busy={isBusy} className="full-width">
        {submitLabel}
      </Button>
    </form>
  );
}

type Labelled<Props> = Omit<Props, 'label'> & { label?: string };

export function EmailField(props: Labelled<ComponentProps<typeof TextField>>) {
  return (
    <TextField
      label="Email"
      dir={undefined}
      type="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  );
}

export function PasswordField(props: Labelled<ComponentProps<typeof TypedPassword>>) {
  return <TypedPassword label="Password" {...props} />;
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
    <p className="auth-more muted">
      <TextButton isWhole onClick={onBack}>
        Back to sign in
      </TextButton>
    </p>
  );
}
