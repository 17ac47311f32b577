import type { MemberContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import type { RecordRow } from '#server/records/records.ts';
import { routes } from '#server/http/routes.ts';
import { JsonText } from '#server/http/json.ts';
import type { Input } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { requireItem } from '#domains/routine/service.ts';
import { routineCompletionsContract } from './contract.ts';
import { completionFields } from './schema.ts';

const completions = crud({
  table: 'routineCompletions',
  scope: 'workspace',
  fields: completionFields,
  noun: 'Routine completion',
  hasReader: true,
});

// Row level security shows of completions only what the caller may see.
const dayText = `select id, status, note, version, ${completions.statements.json} as json
  from routine_completions
  where workspace_id = $1 and created_by_user_id = $2 and routine_item_id = $3
    and local_date = $4 and deleted_at is null`;

export const routineCompletionsRoutes = routes('routine-completions', routineCompletionsContract, {
  ...completions,

  list: (context, input) => {
    const { since, until } = input.query;
    return completions.list(context, input, {
      where: `and created_by_user_id = $4 and ($5::date is null or local_date >= $5)
        and ($6::date is null or local_date <= $6)`,
      values: [context.userId, since ?? null, until ?? null],
    });
  },

  /** A day has one completion of an item: on a second device it is the same one. */
  async create(context, { body }) {
    await requireItem(context, body.routineItemId);
    const create = () =>
      completions.create(context, { body }).catch(async (error: unknown) => {
        if (!(error instanceof AppError && error.code === 'not_found')) throw error;
        // Another device was quicker by a moment: its row was not there yet when we looked.
        const known = await sameDay(context, body);
        if (known) return known;
        throw error;
      });
    return (await sameDay(context, body)) ?? create();
  },
});

/** The completion that the day has already, as it is or with what this one says differently. */
async function sameDay(
  context: MemberContext,
  body: Completion,
): Promise<JsonText<never> | undefined> {
  const { routineItemId, localDate, status, completedAt } = body;
  const values = [context.workspaceId, context.userId, routineItemId, localDate];
  const [known] = await context.transaction.query<KnownRow>(dayText, values);
  if (!known) return undefined;
  const note = body.note || known.note;
  if (known.status === status && known.note === note) return new JsonText(known.json);
  const changes = { status, completedAt, note };
  return completions.update(context, { params: { id: known.id }, body: changes });
}

type Completion = Input<typeof routineCompletionsContract.create>['body'];
type KnownRow = RecordRow & { id: string; status: string; note: string };
