import { getScope } from '#client/scope.ts';

// Per user, because several people may use one browser.
const keyOf = () => `dayslate.category.${getScope().userId ?? ''}`;

/** The category used last on this device. */
export function lastCategoryId(): string | undefined {
  try {
    return localStorage.getItem(keyOf()) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberCategory(id: string): void {
  try {
    localStorage.setItem(keyOf(), id);
  } catch {
    // Private windows may refuse storage; the first category is a fair start.
  }
}
