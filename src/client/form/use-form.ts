import { useCallback, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { Schema } from '#shared/contract.ts';
import { ApiError } from '#client/sync/api.ts';
import { changedFields, keysOf } from '#client/sync/live/changed-fields.ts';
import { checkInput } from './check-input.ts';

/** What a dialog has to know of the form in it. */
export type FormState = Pick<
  ReturnType<typeof useForm<object>>,
  'start' | 'values' | 'set' | 'isDirty' | 'isBusy' | 'failure' | 'root'
>;

/**
 * What is typed into a form until it is sent. `field('name')` gives what a field of `form-fields.tsx`
 * takes; `check` gives what was typed as the schema makes it, or shows what is wrong beside each
 * field and moves the focus to the first of them; `send` does that with what the server refuses.
 */
export function useForm<T extends object>(initial: T) {
  // The record may change while the form is open; what was typed is measured by how it began.
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const isSending = useRef(false);
  // The names under which fields on screen say what is wrong with them.
  const [shown] = useState(() => new Set<string>());
  const element = useRef<HTMLElement>(null);
  const root = useCallback((place: HTMLElement | null) => {
    element.current = place;
  }, []);

  useEffect(() => {
    if (refusals === 0) return;
    const isWrong = '[aria-invalid="true"], .field:has(> .errtext) :is(input, button)';
    element.current?.querySelector<HTMLElement>(isWrong)?.focus();
  }, [refusals]);

  function set(changes: Partial<T> | ((now: T) => Partial<T>)): void {
    const next = typeof changes === 'function' ? changes : () => changes;
    setValues((before) => ({ ...before, ...next(before) }));
    mend(Object.keys(next(values)));
  }

  // What is being mended is no longer wrong.
  function mend(names: readonly string[]): void {
    const others = Object.entries(errors).filter(([path]) => !names.some((one) => isOf(one, path)));
    if (others.length < Object.keys(errors).length) setErrors(Object.fromEntries(others));
  }

  /** `refusedAs` is where the schema says what is wrong with it, if it has another name there. */
  function field<Name extends keyof T & string>(name: Name, refusedAs: string = name) {
    shown.add(refusedAs);
    return {
      name,
      value: values[name],
      error: Object.entries(errors).find(([path]) => isOf(refusedAs, path))?.[1],
      onChange(value: T[Name]) {
        // A name that is reckoned makes an object of any names.
        set({ [name]: value } as unknown as Partial<T>);
        if (refusedAs !== name) mend([name, refusedAs]);
      },
    };
  }

  /** Shows what is wrong beside its fields, and above them what no field is there for. */
  function refuse(wrong: Readonly<Record<string, string>>): void {
    const isElsewhere = ([path]: [string, string]) =>
      ![...shown, ...keysOf(values)].some((name) => isOf(String(name), path));
    setErrors(wrong);
    setFailure(sentences(Object.entries(wrong).filter(isElsewhere)));
    setRefusals((before) => before + 1);
  }

  function check<S extends Schema>(schema: S, input: object = values): z.output<S> | undefined {
    const checked = checkInput(schema, input);
    // It is what this schema made.
    if (!(checked instanceof ApiError)) return checked as z.output<S>;
    refuse(checked.fields ?? {});
    return undefined;
  }

  /** Says beside a field that was left what is wrong with it; the focus stays where it went. */
  function warn(name: keyof T & string, schema: Schema): void {
    const checked = checkInput(schema, values);
    const wrong = checked instanceof ApiError ? checked.fields?.[name] : undefined;
    if (wrong) setErrors((before) => ({ ...before, [name]: wrong }));
  }

  /**
   * Does the work, once at a time. What is refused for no field's sake is for `tell` to say: what it
   * gives stands above the fields.
   */
  async function send(
    work: () => Promise<unknown>,
    tell: (error: unknown) => string | null,
  ): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      const wrong = (error instanceof ApiError && error.fields) || {};
      if (Object.keys(wrong).length > 0) refuse(wrong);
      else setFailure(tell(error));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  function reset(to: T): void {
    setStart(to);
    setValues(to);
    setErrors({});
  }

  const isDirty = keysOf(changedFields(start, values)).length > 0;
  const state = { start, values, isDirty, isBusy, failure, root };
  return { ...state, set, field, check, warn, refuse, send, reset };
}

const sentences = (wrong: readonly [string, string][]) =>
  wrong.length > 0 ? wrong.map(([, text]) => text).join('. ') : null;

// A list is refused by its entries: 'checklist.0'.
function isOf(name: string, path: string): boolean {
  return path === name || path.startsWith(`${name}.`);
}
