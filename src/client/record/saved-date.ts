import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUnsaved } from '#client/sync/live/unsaved.ts';
import { isDate } from '#shared/clock.ts';

interface SavedDateOptions {
  value: string | null;
  /** Why a day cannot be this one, beside other days. */
  problemOf?: ((date: string | null) => string | undefined) | undefined;
  onSave: (date: string | null) => void;
}

/**
 * A date that saves itself: when it is picked or cleared, a typed one once the field is left or Enter
 * pressed. What cannot be saved says why and stays as typed.
 */
export function useSavedDate({ value, problemOf, onSave }: SavedDateOptions) {
  // What is being typed: 'nov 2' on the way to 'nov 25' is no date to keep.
  const [typed, setTyped] = useState<string | null>();
  const [problem, setProblem] = useState<string>();
  const isWrong = typed !== undefined && typed !== null && !isDate(typed);
  const error = isWrong ? 'Choose a day' : problem;
  useUnsaved(error !== undefined);

  function save(date: string | null | undefined) {
    if (date === undefined || (date !== null && !isDate(date))) return;
    const refusal = date === value ? undefined : problemOf?.(date);
    setProblem(refusal);
    // What cannot be saved stays as it was meant.
    setTyped(refusal ? date : undefined);
    if (!refusal && date !== value) onSave(date);
  }
  const control = {
    value: typed === undefined ? value : typed,
    onChange: (date: string | null) =>
      document.activeElement instanceof HTMLInputElement ? setTyped(date) : save(date),
    onBlur: () => save(typed),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && typed !== undefined) {
        // It sends no form around it, and presses nothing that saving brings up.
        event.preventDefault();
        // With Mod it sends a form right after, which is to have it.
        flushSync(() => save(typed));
      }
      if (event.key !== 'Escape' || typed === undefined) return;
      // What is around it stays open.
      event.stopPropagation();
      setTyped(undefined);
      setProblem(undefined);
    },
  };
  return { control, error };
}
