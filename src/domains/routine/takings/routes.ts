import type { MemberContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import { JsonText } from '#server/http/json.ts';
import type { RecordRow } from '#server/records/records.ts';
import { routes } from '#server/http/routes.ts';
import { requireItem } from '#domains/routine/service.ts';
import type { Input } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { routineTakingsContract } from './contract.ts';
import { takingFields } from './schema.ts';

const takings = crud({
  table: 'routineTakings',
  scope: 'workspace',
  fields: takingFields,
  noun: 'Routine taking',
  hasReader: true,
});

const knownText = `select id, taken_on::text as "takenOn", is_let_go as "isLetGo", version,
    ${takings.statements.json} as json
  from routine_takings
  where workspace_id = $1 and created_by_user_id = $2 and routine_item_id = $3
    and deleted_at is null`;

export const routineTakingsRoutes = routes('routine-takings', routineTakingsContract, {
  list: (context, input) =>
    takings.list(context, input, {
      where: 'and created_by_user_id = $4',
      values: [context.userId],
    }),
  update: takings.update,
  remove: takings.remove,

  /** An item has one taking of each person: on a second device it is the same one. */
  async create(context, { body }) {
    await requireItem(context, body.routineItemId);
    const create = () =>
      takings.create(context, { body: { pauses: [], ...body } }).catch(async (error: unknown) => {
        if (!(error instanceof AppError && error.code === 'not_found')) throw error;
        // Another device was quicker by a moment: its row was not there yet when we looked.
        const known = await sameItem(context, body);
        if (known) return known;
        throw error;
      });
    return (await sameItem(context, body)) ?? create();
  },
});

async function sameItem(
  context: MemberContext,
  { routineItemId, takenOn, isLetGo, pauses }: Taking,
): Promise<JsonText<never> | undefined> {
  const values = [context.workspaceId, context.userId, routineItemId];
  const [known] = await context.transaction.query<KnownRow>(knownText, values);
  if (!known) return undefined;
  const isSame = known.takenOn === takenOn && known.isLetGo === isLetGo && pauses === undefined;
  if (isSame) return new JsonText(known.json);
  return takings.update(context, { params: { id: known.id }, body: { takenOn, isLetGo, pauses } });
}

type Taking = Input<typeof routineTakingsContract.create>['body'];
type KnownRow = RecordRow & { id: string; takenOn: string; isLetGo: boolean };
