import type { MemberContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import { JsonText } from '#server/http/json.ts';
import type { RecordRow } from '#server/records/records.ts';
import { routes } from '#server/http/routes.ts';
import { AppError } from '#shared/errors.ts';
import { askAgain, askAgainAfter, lockItems, onMerging } from '#domains/making/content/service.ts';
import { contentScriptsContract } from './contract.ts';
import { contentScriptFields } from './schema.ts';

const scripts = crud({
  table: 'contentScripts',
  scope: 'workspace',
  fields: contentScriptFields,
  noun: 'Script',
  taken: { contentItemId: 'There is another script by now' },
});

const maxScript = 50_000;

/** Two scripts become one. */
onMerging({
  table: 'content_scripts',
  async join(context, { keptId, goneId }) {
    const gone = await scriptOf(context, goneId);
    if (!gone || gone.body.trim() === '') return undefined;
    const kept = await scriptOf(context, keptId);
    const body = [kept?.body.trim(), gone.body.trim()].filter(Boolean).join('\n\n');
    if (body.length > maxScript)
      throw new AppError('invalid', 'Together their scripts are too long', {
        fields: { otherId: 'Together their scripts are too long' },
      });
    if (kept) {
      await scripts.update(context, { params: { id: kept.id }, body: { body } });
      return { ids: [], text: { before: kept.body, after: body } };
    }
    await scripts.update(context, { params: { id: gone.id }, body: { contentItemId: keptId } });
    return { ids: [gone.id] };
  },
  async part(context, { keptId, goneId }, { ids, text }) {
    const script = await scriptOf(context, keptId);
    if (!script) return;
    const change = ids.includes(script.id)
      ? { contentItemId: goneId }
      : // Written on since: then both texts stay in it.
        text && text.after === script.body && { body: text.before };
    if (change) await scripts.update(context, { params: { id: script.id }, body: change });
  },
});

export const contentScriptsRoutes = routes('content-scripts', contentScriptsContract, {
  ...scripts,

  list: (context, input) => {
    const { contentItemId } = input.query;
    const narrow = contentItemId && { where: 'and content_item_id = $4', values: [contentItemId] };
    return scripts.list(context, input, narrow || undefined);
  },

  /** An item has one script: who writes a second at the same time writes on in the first. */
  async create(context, { body }) {
    await lockItems(context, [body.contentItemId]);
    const known = await scriptOf(context, body.contentItemId);
    if (!known || known.id === body.id) {
      const answer = await scripts.create(context, { body });
      await askAgain(context, body.contentItemId);
      return answer;
    }
    if (known.body === body.body || body.body === '') return new JsonText<never>(known.json);
    await askAgain(context, body.contentItemId);
    return scripts.update(context, { params: { id: known.id }, body: { body: body.body } });
  },

  async update(context, { params, body }) {
    const [script] = await context.transaction.query<{ contentItemId: string }>(
      'select content_item_id as "contentItemId" from content_scripts where workspace_id = $1 and id = $2',
      [context.workspaceId, params.id],
    );
    if (script) await askAgain(context, script.contentItemId);
    return scripts.update(context, { params, body });
  },

  restore: (context, input) =>
    askAgainAfter(context, { table: 'content_scripts', ids: [input.params.id] }, () =>
      scripts.restore(context, input),
    ),
});

type Known = RecordRow & { id: string; body: string };

async function scriptOf(
  { transaction, workspaceId }: MemberContext,
  itemId: string,
): Promise<Known | undefined> {
  const [row] = await transaction.query<Known>(
    `select id, body, version, ${scripts.statements.json} as json from content_scripts
      where workspace_id = $1 and content_item_id = $2 and deleted_at is null`,
    [workspaceId, itemId],
  );
  return row;
}
