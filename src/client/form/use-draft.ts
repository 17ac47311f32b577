import { useEffect, useRef, useState } from 'react';
import type { Schema } from '#shared/contract.ts';
import { ApiError } from '#client/sync/api.ts';
import { changedFields, keysOf } from '#client/sync/live/changed-fields.ts';
import { checkInput } from './check-input.ts';

/**
 * What is typed into a form until it is sent. `check` gives it as the schema makes it, or shows what
 * is wrong beside each field and moves the focus to the first of them.
 */
export function useDraft<T extends object>(initial: T) {
  // The record may change while the form is open; what was typed is measured by how it began.
  const [start] = useState(initial);
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current
      ?.querySelector<HTMLElement>('[aria-invalid="true"]')
      ?.focus({ preventScroll: false });
  }, [errors]);

  function set(changes: Partial<T>): void {
    setValues((before) => ({ ...before, ...changes }));
    const names = Object.keys(changes);
    const others = Object.entries(errors).filter(([name]) => !names.includes(name));
    // What is being mended is no longer wrong.
    if (others.length < Object.keys(errors).length) setErrors(Object.fromEntries(others));
  }

  function check(schema: Schema, input: object = values): Record<string, unknown> | undefined {
    const checked = checkInput(schema, input);
    if (!(checked instanceof ApiError)) return checked;
    setErrors(checked.fields ?? {});
    return undefined;
  }

  const isDirty = keysOf(changedFields(start, values)).length > 0;
  return { values, set, errors, check, isDirty, form };
}
