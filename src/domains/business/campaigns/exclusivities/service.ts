import type { MemberContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import type { JsonText } from '#server/http/json.ts';
import { AppError } from '#shared/errors.ts';
import { type ExclusivityChanges, exclusivityFields, nothingNamed } from './schema.ts';

export const exclusivities = crud({
  table: 'exclusivities',
  scope: 'workspace',
  fields: exclusivityFields,
  noun: 'Exclusivity',
  title: 'category',
  activity: true,
  search: { on: 'endsOn', within: { table: 'campaigns', by: 'campaignId' } },
});

/** Changes a clause; one that would name nothing any more is refused. */
export async function updateExclusivity(
  context: MemberContext,
  id: string,
  body: ExclusivityChanges,
): Promise<JsonText<never>> {
  const before = await exclusivities.lock(context, id);
  const fields = nothingNamed({ ...before, ...body });
  const [message] = Object.values(fields);
  if (before && message) throw new AppError('invalid', message, { fields });
  return exclusivities.update(context, { params: { id }, body });
}
