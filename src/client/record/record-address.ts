/** What the address calls a record that is open over its page: `?open=piece.0192…`. */
export const recordWord = 'open';

/** The id of the record of a kind that the address names. */
export function addressedId(kind: string): string | undefined {
  const [named, id] = new URLSearchParams(location.search).get(recordWord)?.split('.') ?? [];
  return named === kind ? id : undefined;
}

/**
 * Puts the record that is open into the address, or takes it out again: a reload and a copied link
 * show it. It goes past the router, for whom it is still the same page with the same filters.
 */
export function writeAddress(record: { kind: string; id: string } | null): void {
  const url = new URL(location.href);
  if (record) url.searchParams.set(recordWord, `${record.kind}.${record.id}`);
  else url.searchParams.delete(recordWord);
  if (url.href !== location.href)
    History.prototype.replaceState.call(history, history.state, '', url.href);
}

/** The address without its host, as the router names it. */
export function hereNow(): string {
  const { pathname, search, hash } = location;
  return pathname + search + hash;
}

/** Whether an address of that kind names a record. */
export function namesRecord(href: string): boolean {
  return new URL(href, location.origin).searchParams.has(recordWord);
}
