import type { MemberContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import { unknownReference } from '#server/records/records.ts';
import { packingTemplateFields } from './schema.ts';

export const packingTemplates = crud({
  table: 'packingTemplates',
  scope: 'workspace',
  fields: packingTemplateFields,
  noun: 'Packing template',
  taken: { name: 'There is a template of this name already' },
  search: {},
});

/** Notes that templates were put on a list; one that is not of this workspace is refused. */
export async function noteUse(context: MemberContext, ids: readonly string[]): Promise<void> {
  const lastUsedAt = new Date().toISOString();
  // In one order, so that two who use the same ones never wait for each other.
  for (const id of ids.toSorted()) {
    const known = await packingTemplates.lock(context, id);
    if (!known) throw unknownReference('packingTemplateIds');
    await packingTemplates.update(context, { params: { id }, body: { lastUsedAt } });
  }
}
