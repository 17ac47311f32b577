import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import type { Category } from '#domains/tasks/categories/schema.ts';
import {
  categoriesFor,
  hashtagOf,
} from '#domains/tasks/quick-entry/reader/quick-entry-categories.ts';

/** The list of categories that a '#' before the caret opens. */
export function useCategoryList(
  text: string,
  categories: readonly Category[],
  input: RefObject<HTMLInputElement | null>,
  type: (text: string) => void,
) {
  const id = useId();
  const [caret, setCaret] = useState<number>();
  // Chosen by the arrows; a lone '#' has the first.
  const [chosenAt, setChosenAt] = useState<number>();
  const tag = caret === undefined ? undefined : categoriesFor(text, caret, categories);
  const isLone = tag !== undefined && caret === tag.start + 1;
  // One that is left is a chip already.
  const options = tag && (isLone || tag.found.length > 1) ? tag.found : [];
  const activeAt = chosenAt === undefined ? (isLone ? 0 : -1) : chosenAt % options.length;

  function pick({ name }: Category) {
    if (!tag || caret === undefined) return;
    const before = `${text.slice(0, tag.start)}${hashtagOf(name)} `;
    setCaret(undefined);
    setChosenAt(undefined);
    type(before + text.slice(caret).trimStart());
    // The caret goes behind the name once it is there.
    requestAnimationFrame(() => input.current?.setSelectionRange(before.length, before.length));
  }

  /** Whether a key was one for the list. */
  function press(event: KeyboardEvent): boolean {
    if (options.length === 0) return false;
    const active = options[activeAt];
    const step = { ArrowDown: 1, ArrowUp: options.length - 1 }[event.key];
    if (step !== undefined)
      setChosenAt((Math.max(activeAt, step === 1 ? -1 : 0) + step) % options.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && active) pick(active);
    else if (event.key === 'Escape') setCaret(undefined);
    else return false;
    event.preventDefault();
    return true;
  }

  return {
    id,
    options,
    activeAt,
    pick,
    press,
    follow: () => {
      setCaret(input.current?.selectionStart ?? undefined);
      setChosenAt(undefined);
    },
    close: () => setCaret(undefined),
    wiring: {
      'aria-autocomplete': 'list' as const,
      'aria-controls': options.length > 0 ? id : undefined,
      'aria-activedescendant':
        options.length > 0 && activeAt >= 0 ? `${id}-${activeAt}` : undefined,
    },
  };
}
