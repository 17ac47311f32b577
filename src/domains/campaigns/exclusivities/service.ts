import type { MemberContext } from '#server/context.ts';
import { crud } from '#server/crud.ts';
import type { JsonText } from '#server/json.ts';
import { AppError } from '#shared/errors.ts';
import {
  type Exclusivity,
  type ExclusivityChanges,
  exclusivityFields,
  nothingNamed,
} from './schema.ts';

export const exclusivities = crud({
  table: 'exclusivities',
  scope: 'workspace',
  fields: exclusivityFields,
  noun: 'Exclusivity',
  title: 'category',
  activity: true,
  search: { on: 'endsOn', within: { table: 'campaigns', by: 'campaignId' } },
});

const lockText = `select scope, category, competitors from exclusivities
  where workspace_id = $1 and id = $2 and deleted_at is null for update`;

type Named = Pick<Exclusivity, 'scope' | 'category' | 'competitors'>;

/** Changes a clause; one that would name nothing any more is refused. */
export async function updateExclusivity(
  context: MemberContext,
  id: string,
  body: ExclusivityChanges,
): Promise<JsonText<never>> {
  const { transaction, workspaceId } = context;
  const [before] = await transaction.query<Named>(lockText, [workspaceId, id]);
  const fields = nothingNamed({ ...before, ...body });
  const [message] = Object.values(fields);
  if (before && message) throw new AppError('invalid', message, { fields });
  return exclusivities.update(context, { params: { id }, body });
}
