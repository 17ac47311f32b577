import { call } from '#client/sync/api.ts';
import { defineOperation } from '#client/sync/operations.ts';
import { collectionNamed } from '#client/sync/registry.ts';
import { getScope } from '#client/sync/live/scope.ts';
import { newId } from '#shared/ids.ts';
import { coversContract } from './contract.ts';
import type { CoveredCollection } from './schema.ts';

/** A record that has a cover. */
export interface CoverPlace {
  collection: CoveredCollection;
  recordId: string;
}

/** Uploads a cover in its turn: also offline, after a reload, and once only. */
const sendUpload = defineOperation({
  name: 'covers.upload',
  operation: coversContract.create,
  failedText: 'Failed to upload cover',
  onRefusal: 'keep',
  send: async (operation) => {
    const { sendFile } = await import('#client/form/send-file.ts');
    return sendFile(coversContract.create, operation);
  },
  reply: ({ id }, { scopeId, input }) => {
    // Made by `uploadCover` alone.
    const { collection, recordId } = input.body as unknown as CoverPlace;
    show({ collection, recordId }, id, scopeId);
  },
});

/** Makes a picture the cover of a record, once the server knows the record. */
export function uploadCover(place: CoverPlace, file: File): Promise<{ ok: boolean }> {
  const { userId } = getScope();
  if (!userId) return Promise.resolve({ ok: false });
  const input = { params: {}, body: { id: newId(), ...place } };
  return sendUpload({ scopeId: userId, after: userId, input, effects: [], file });
}

/** Has a picture fetched once from an address and made the cover; throws what was refused. */
export async function fetchCover(place: CoverPlace, url: string): Promise<string> {
  const body = { id: newId(), url, ...place };
  const { id } = await call(coversContract.fetch, { params: {}, body });
  const { userId } = getScope();
  if (userId) show(place, id, userId);
  return id;
}

// The server has written it into the record; the feed says so a moment later.
function show({ collection, recordId }: CoverPlace, coverId: string, scopeId: string): void {
  collectionNamed(collection)?.assume(scopeId, {
    collection,
    do: 'patch',
    where: { id: recordId },
    patch: { coverId },
  });
}
