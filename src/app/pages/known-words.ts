import type { AnyRoute } from '@tanstack/react-router';

type Words = Record<string, unknown>;

/**
 * Tells pages of their address what their `validateSearch` makes of it, and nothing else. By itself the
 * router would put a word back as it was typed where that leaves it out.
 */
export function tellKnownWords(pages: readonly AnyRoute[]): void {
  for (const { options } of pages) {
    const read: ((search: Words) => Words) | undefined = options.validateSearch;
    if (read) options.validateSearch = (search: Words) => ({ ...unsaid(search), ...read(search) });
  }
}

function unsaid(search: Words): Words {
  return Object.fromEntries(Object.keys(search).map((name) => [name, undefined]));
}
