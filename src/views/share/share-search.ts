/** What another app hands over, under the names that the manifest gives its parts. */
export interface ShareSearch {
  title?: string | undefined;
  text?: string | undefined;
  url?: string | undefined;
}

/** Reads the address: other apps write whatever they like into it. */
export function readShareSearch(search: Record<string, unknown>): ShareSearch {
  const word = (name: keyof ShareSearch) => {
    const value = search[name];
    if (value === undefined || value === null || value === '') return undefined;
    // The router has read '2026' as a number.
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  return { title: word('title'), text: word('text'), url: word('url') };
}
