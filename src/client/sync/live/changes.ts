import type { Change } from '#shared/contracts/feed-events.ts';
import { queryClient } from '#client/sync/query-client.ts';
import { collectionNamed } from '#client/sync/registry.ts';
import { signal } from './signal.ts';
import { mergeChanges, type Row, type RowChange, type Truth } from '#client/sync/truth.ts';

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
    const merge = collectionNamed(domain)?.merge ?? intoStored(domain);
    for (const [scopeId, ofScope] of Map.groupBy(ofDomain, (change) => change.stream)) {
      merge(
        scopeId,
        // The feed carries the records as stored, in the shape that the lists have too.
        ofScope.map(({ id, version, row }) => ({ id, version, row: row as Row | null })),
      );
    }
  }
}

// The code of a collection comes when a page asks for it; until then its list, if this browser has
// kept one, must not fall behind the feed.
function intoStored(domain: string) {
  return (scopeId: string, changes: readonly RowChange[]): void => {
    const key = [domain, scopeId];
    const truth = queryClient.getQueryData(key);
    if (!isTruth(truth)) return;
    const updatedAt = queryClient.getQueryState(key)?.dataUpdatedAt;
    queryClient.setQueryData(key, mergeChanges(truth, changes), { updatedAt });
  };
}

// Domains without a collection, such as members, keep something else under their name.
function isTruth(data: unknown): data is Truth {
  return typeof data === 'object' && data !== null && 'gone' in data && 'cursor' in data;
}
