import { doneBefore, type Kept, type Transaction } from '#server/database/transaction.ts';

/*
 * What a write answered is kept for its repetition, and much may have happened until that comes:
 * somebody has left the workspace, a record was deleted or made private. So a kept answer is given
 * again only if each record in it is there for its caller at that moment. A collection that nobody has
 * named here is there for nobody.
 */

type Scope = 'own' | 'workspace';
/** Which of some records of an owner are there for whom the transaction runs. */
type Find = (
  transaction: Transaction,
  owner: string,
  ids: readonly string[],
) => Promise<{ id: string }[]>;
const places = new Map<string, { scope: Scope; find: Find }>();

/** Notes how records of a collection are found by their ids. */
export function findsRecords(domain: string, scope: Scope, find: Find): void {
  places.set(domain, { scope, find });
}

/** The first answer of a write, if all of its records are there for whoever asks again. */
export async function keptAnswer(
  transaction: Transaction,
  asking: { tag: string; userId: string; workspaceId?: string | undefined },
  kept: Kept,
): Promise<string> {
  const missing = idsOf(JSON.parse(kept.answer));
  for (const domain of new Set([asking.tag, ...kept.domains])) {
    const place = places.get(domain);
    const owner = place?.scope === 'workspace' ? asking.workspaceId : asking.userId;
    if (!place || !owner || missing.size === 0) continue;
    const there = await place.find(transaction, owner, [...missing]);
    for (const { id } of there) missing.delete(id);
  }
  if (missing.size > 0) throw doneBefore();
  return kept.answer;
}

// Records carry a version; what is left of a deleted one says nothing of it.
function idsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  const isRecord = 'id' in value && 'version' in value && !('deleted' in value);
  if (isRecord) found.add(String(value.id));
  for (const inner of Object.values(value)) idsOf(inner, found);
  return found;
}
