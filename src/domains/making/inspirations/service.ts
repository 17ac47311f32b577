import type { MemberContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import type { Attachment } from '#domains/around/attachments/schema.ts';
import { coverOf } from '#domains/around/attachments/service.ts';
import { type Inspiration, inspirationFields } from './schema.ts';

export const inspirations = crud({
  table: 'inspirations',
  scope: 'workspace',
  fields: inspirationFields,
  noun: 'Inspiration',
  activity: true,
  search: {},
  taken: { url: 'Already saved' },
});

/** The inspiration as stored, locked until the end of the transaction, if it is there. */
export function findInspiration(
  context: MemberContext,
  id: string,
): Promise<Inspiration | undefined> {
  return inspirations.lock(context, id);
}

/** The picture on the card follows the files. */
export async function followPictures(
  context: MemberContext,
  { inspirationId }: Attachment,
): Promise<void> {
  if (!inspirationId) return;
  const found = await findInspiration(context, inspirationId);
  const coverId = await coverOf(context, 'inspirationId', inspirationId);
  if (!found || found.coverId === coverId) return;
  await inspirations.update(context, { params: { id: inspirationId }, body: { coverId } });
}
