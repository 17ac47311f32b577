import { useMatch, useNavigate } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { useTyped } from '#client/form/use-typed.ts';
import type { ListSearch } from './list-words.ts';

export interface AddressOptions {
  /** 'Search brands' */
  searchLabel: string;
  /** Words of the address that narrow nothing: the view, what is open. They outlive a clearing. */
  keeps?: readonly string[];
  /** Somebody asks for something else. */
  onChange?: ((changes: ListSearch) => void) | undefined;
  /** What the address comes to say, where that is more than what was asked for. */
  toAddress?: (asked: ListSearch, before: ListSearch) => Record<string, unknown>;
}

/** The words of the address of the list on screen, and what is being typed to search it. */
export function useListAddress(options: AddressOptions) {
  const { searchLabel, keeps = [], onChange, toAddress = (asked) => asked } = options;
  const { said, from } = useMatch({
    strict: false,
    select: ({ search: words, fullPath }) => ({ said: words, from: fullPath }),
  });
  const navigate = useNavigate({ from });
  const search = asWords(said);
  const go = (asked: ListSearch) => {
    const words = Object.fromEntries(Object.entries(asked).filter(([, value]) => value));
    // Which words there may be, only the page on screen knows.
    const next = toAddress(words, search) as never;
    void navigate({ to: '.', search: next, replace: true, resetScroll: false });
  };
  const change = (changes: ListSearch) => {
    onChange?.(changes);
    go({ ...search, ...changes });
  };
  const [typed, setTyped] = useTyped(search['q'] ?? '', (q) => change({ q }));
  // Typing is painted first, the list when it is ready.
  const looked = useDeferredValue(typed);
  return {
    search,
    typed: looked,
    /** All of it at once: what is on screen answers this. */
    question: JSON.stringify([search, looked]),
    find: { label: searchLabel, typed, onType: setTyped },
    change,
    clear: () => {
      setTyped('');
      onChange?.({});
      go(Object.fromEntries(keeps.map((name) => [name, search[name]])));
    },
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;

// A page may read a number or a truth from its address.
function asWords(said: Record<string, unknown>): ListSearch {
  return Object.fromEntries(
    Object.entries(said).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, String(value)]]
        : [],
    ),
  );
}
