import type { AnyRoute } from '@tanstack/react-router';
import { recordWord } from '#client/record/record-address.ts';

type Words = Record<string, unknown>;

/**
 * Tells pages of their address what their `validateSearch` makes of it, and nothing else. By itself the
 * router would put a word back as it was typed where that leaves it out. The record that is open over
 * a page is named past the router, and stays.
 */
export function tellKnownWords(pages: readonly AnyRoute[]): void {
  for (const { options } of pages) {
    const read: ((search: Words) => Words) | undefined = options.validateSearch;
    if (read) options.validateSearch = (search: Words) => ({ ...unsaid(search), ...read(search) });
  }
}

function unsaid(search: Words): Words {
  const others = Object.keys(search).filter((name) => name !== recordWord);
  return Object.fromEntries(others.map((name) => [name, undefined]));
}
