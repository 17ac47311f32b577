import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { ApiError, NetworkError } from '#client/sync/api.ts';
import { profileChanges } from '#domains/people/auth/profile/contract.ts';
import type { Profile } from '#domains/people/auth/schema.ts';
import { updateProfile } from './data.ts';

export const profileFields = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  { name: 'username', label: 'Username', autoComplete: 'username' },
] as const;
export type FieldName = (typeof profileFields)[number]['name'];
type Texts = Partial<Record<FieldName, string>>;

/** What is typed over the profile and not saved yet; whatever else changes in it shows at once. */
export function useProfileForm(user: Profile, onSaved: () => void) {
  const [typed, setTyped] = useState<Texts>({});
  const [errors, setErrors] = useState<Texts & { form?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const changes = changesOf(user, typed);
  const changed = profileFields.filter(({ name }) => changes[name] !== undefined);

  function change(name: FieldName, text: string) {
    setTyped((before) => ({ ...before, [name]: text }));
    setErrors((before) => ({ ...before, [name]: undefined, form: undefined }));
  }

  function discard() {
    setTyped({});
    setErrors({});
  }

  async function save(form: HTMLFormElement) {
    const parsed = z.safeParse(profileChanges, changes);
    if (!parsed.success) return refuse(form, textsOf(parsed.error));
    setBusy(true);
    try {
      await updateProfile(parsed.data);
      setTyped((now) => keptOf(now, typed));
      setErrors({});
      onSaved();
    } catch (error) {
      refuse(form, refusalOf(error));
    } finally {
      setBusy(false);
    }
  }

  function refuse(form: HTMLFormElement, refused: Texts & { form?: string }) {
    setErrors(refused);
    const first = profileFields.find(({ name }) => refused[name]);
    if (first) form.querySelector<HTMLElement>(`[name="${first.name}"]`)?.focus();
  }

  return {
    changed,
    errors,
    isBusy,
    change,
    discard,
    textOf: (name: FieldName) => typed[name] ?? user[name] ?? '',
    /** Nothing to save in it, though it differs: an empty field is not sent (spec section 5). */
    isEmptied: (name: FieldName) => typed[name]?.trim() === '' && Boolean(user[name]),
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isBusy && changed.length > 0) void save(event.currentTarget);
    },
  };
}

function changesOf(user: Profile, typed: Texts): Texts {
  const entries = Object.entries(typed).map(([name, text]) => [name, text.trim()] as const);
  return Object.fromEntries(
    entries.filter(([name, text]) => text !== '' && text !== (user[name as FieldName] ?? '')),
  );
}

/** What was typed while the rest was being saved. */
function keptOf(now: Texts, saved: Texts): Texts {
  return Object.fromEntries(
    Object.entries(now).filter(([name, text]) => text !== saved[name as FieldName]),
  );
}

function textsOf(error: z.core.$ZodError): Texts {
  return Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message]));
}

// Section 8: the server's own sentence, or the spec's for what nobody expected.
function refusalOf(error: unknown): Texts & { form?: string } {
  if (error instanceof ApiError && error.fields) return error.fields;
  const isTold =
    error instanceof NetworkError ||
    (error instanceof ApiError ? error.status < 500 : error instanceof Error);
  return { form: isTold && error instanceof Error ? error.message : 'An error occurred' };
}
