import type { Change } from '#shared/feed-contract.ts';
import { collectionNamed } from './registry.ts';
import { signal } from './signal.ts';
import type { Row } from './truth.ts';

const listeners = new Map<string, ReturnType<typeof signal<Change[]>>>();

/** Listens to the changes of a domain that is no collection, such as 'members'. */
export function onChange(domain: string, listener: (changes: Change[]) => void): () => void {
  const known = listeners.get(domain) ?? signal<Change[]>();
  listeners.set(domain, known);
  return known.listen(listener);
}

/** Takes changes of the feed in: each collection gets all of its own at once. */
export function mergeFeed(changes: readonly Change[]): void {
  for (const [domain, ofDomain] of Map.groupBy(changes, (change) => change.domain)) {
    listeners.get(domain)?.tell(ofDomain);
    const collection = collectionNamed(domain);
    if (!collection) continue;
    for (const [scopeId, ofScope] of Map.groupBy(ofDomain, (change) => change.stream)) {
      collection.merge(
        scopeId,
        // The feed carries the records as stored, in the shape that the lists have too.
        ofScope.map(({ id, version, row }) => ({ id, version, row: row as Row | null })),
      );
    }
  }
}
