import { type KeyboardEvent, useState } from 'react';
import * as z from 'zod/mini';
import { useUnsaved } from '#client/sync/live/unsaved.ts';

/** What a text means: a value, or why it is none. */
export type Reading<T> = { value: T } | { error: string };

export interface SavedTextOptions<T> {
  value: T;
  /** How the value stands in the field; without it as it is. */
  text?: string;
  /** What was typed means; `bySchema` makes it of a field's schema. */
  read: (typed: string) => Reading<T>;
  /** Called with what was typed once the field is left or Enter pressed, if it is another value. */
  onSave: (value: T) => void;
  /** Enter is a line of it, and saves only with Mod. */
  isLong?: boolean | undefined;
}

/**
 * Text that saves itself when it is left. Enter saves, Escape restores; what cannot be saved says why
 * and stays as typed.
 */
export function useSavedText<T extends string | number | null>({
  value,
  text = String(value ?? ''),
  read,
  onSave,
  isLong = false,
}: SavedTextOptions<T>) {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  useUnsaved(error !== undefined);

  function forget() {
    setTyped(undefined);
    setError(undefined);
  }
  function save() {
    if (typed === undefined) return;
    const reading = read(typed);
    if ('error' in reading) return setError(reading.error);
    forget();
    if (reading.value !== value) onSave(reading.value);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (!isLong || event.metaKey || event.ctrlKey)) {
      // Neither is a form around it sent by it.
      event.preventDefault();
      save();
    }
    if (event.key !== 'Escape' || typed === undefined) return;
    // What is around it stays open.
    event.stopPropagation();
    forget();
  }
  const control = {
    // What is as it was saved leaves the key for undo to the panel.
    'data-saved': typed === undefined ? '' : undefined,
    dir: 'auto',
    autoComplete: 'off',
    value: typed ?? text,
    onChange: (event: { currentTarget: { value: string } }) => {
      setTyped(event.currentTarget.value);
      setError(undefined);
    },
    onBlur: save,
    onKeyDown,
  };
  return { control, error };
}

/** Reads what a schema takes; where it takes null, that is what an emptied field means. */
export function bySchema<T extends string | number | null>(
  schema: z.ZodMiniType<T>,
): (typed: string) => Reading<T> {
  const takesNull = z.safeParse(schema, null).success;
  return (typed) => {
    const words = typed.trim();
    const number = words === '' ? Number.NaN : Number(words);
    const asNumber = z.safeParse(schema, number);
    const meant = words === '' && takesNull ? null : asNumber.success ? number : typed;
    const parsed = z.safeParse(schema, meant);
    if (parsed.success) return { value: parsed.data };
    // A schema of numbers says of words that they are none, and of numbers why they do not fit.
    const issues = Number.isNaN(number) ? parsed.error.issues : asNumber.error?.issues;
    return { error: (issues ?? parsed.error.issues)[0]?.message ?? 'This cannot be saved' };
  };
}
