// The landing page has this, and nothing of the app: it imports nothing.

/** What this browser remembers under a name; nothing where it is told to remember nothing. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Has the browser remember something for the next time, if it can; without it, forget it. */
export function remember(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A full disk, or a browser that keeps nothing: it is asked for or chosen anew.
  }
}

/** What was remembered as JSON by the file that asks; parts that an older shape lacks start anew. */
export function rememberedParts<T extends object>(key: string): Partial<T> {
  try {
    // Only that file writes it.
    return (JSON.parse(remembered(key) ?? '{}') ?? {}) as Partial<T>;
  } catch {
    return {};
  }
}
