/** What this browser remembers under a name; nothing where it is told to remember nothing. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Has the browser remember something for the next time, if it can. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A full disk, or a browser that keeps nothing: it is asked for or chosen anew.
  }
}
