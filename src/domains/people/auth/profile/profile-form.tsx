import { Lock } from 'lucide-react';
import { useRef } from 'react';
import { LeaveQuestion } from '#client/form/leave-question.tsx';
import { useShortcut } from '#client/page/shortcuts.tsx';
import { Button } from '#client/ui/button.tsx';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { Field, FormError, TextInput } from '#client/ui/fields/field.tsx';
import { useSaved } from '#client/ui/fields/saved.tsx';
import type { Profile } from '#domains/people/auth/schema.ts';
import { profileFields, useProfileForm } from './use-profile-form.ts';
import './profile-form.css';

const savedForMs = 3_000;

/** The account's names; nothing is sent before it is saved, and nothing typed is lost unasked. */
export function ProfileForm({ user }: { user: Profile }) {
  const [saved, tellSaved] = useSaved(savedForMs);
  const form = useProfileForm(user, tellSaved);
  const isUnsaved = form.changed.length > 0;
  const element = useRef<HTMLFormElement>(null);
  useShortcut('mod+enter', () => element.current?.requestSubmit(), {
    label: 'Save changes',
    group: 'On this page',
    enabled: isUnsaved,
  });
  return (
    <Disclosure title="Account" summary={user.email} end={saved}>
      <form ref={element} className="profile-form" noValidate onSubmit={form.submit}>
        <div className="form-pair">
          {profileFields.map(({ name, label, autoComplete }) => (
            <Field
              key={name}
              label={label}
              optional
              error={form.errors[name]}
              hint={form.isEmptied(name) ? `Left empty, it stays “${user[name]}”.` : undefined}
              className={form.changed.some((one) => one.name === name) ? 'is-changed' : undefined}
            >
              <TextInput
                name={name}
                autoComplete={autoComplete}
                {...(name === 'username' ? { autoCapitalize: 'none', spellCheck: false } : {})}
                value={form.textOf(name)}
                onChange={(event) => form.change(name, event.target.value)}
              />
            </Field>
          ))}
          <Field label="Email">
            <TextInput
              className="profile-email"
              type="email"
              value={user.email}
              readOnly
              trailing={<Lock aria-hidden="true" />}
            />
          </Field>
        </div>
        <FormError>{form.errors.form}</FormError>
        {isUnsaved ? (
          <div className="save-bar row gap-6 sm wraps">
            <output className="grow">
              <b>Unsaved changes.</b> {sentenceOf(user, form.changed)}
            </output>
            <Button variant="ghost" size="sm" onClick={form.discard}>
              Discard
            </Button>
            <Button type="submit" variant="primary" size="sm" busy={form.isBusy} kbd="mod+enter">
              Save changes
            </Button>
          </div>
        ) : null}
      </form>
      {isUnsaved ? (
        <LeaveQuestion>What you changed in your account has not been saved.</LeaveQuestion>
      ) : null}
    </Disclosure>
  );
}

/** 'First name was “Mara”, username was empty.' */
function sentenceOf(user: Profile, changed: readonly (typeof profileFields)[number][]): string {
  const parts = changed.map(({ name, label }, i) => {
    const before = user[name];
    return `${i === 0 ? label : label.toLowerCase()} was ${before ? `“${before}”` : 'empty'}`;
  });
  return `${parts.join(', ')}.`;
}
