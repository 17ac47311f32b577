import type { MemberContext } from '#server/http/context.ts';
import { jsonOf, JsonText } from '#server/http/json.ts';
import { columnOf, type ManyRow, writeRecords } from '#server/records/records.ts';
import { AppError } from '#shared/errors.ts';
import { packingTemplateItems } from '#domains/shoots/packing/templates/items/service.ts';
import { packingTemplates } from '#domains/shoots/packing/templates/service.ts';
import { type MadeTemplates, type MadeThing, maxThings, type TemplatesMaking } from './schema.ts';

/** Adds whole templates, all or none; one that is there already gets what it lacks of its things. */
export async function makeTemplates(
  context: MemberContext,
  { templates }: TemplatesMaking,
): Promise<JsonText<MadeTemplates>> {
  const made: string[] = [];
  const items: string[] = [];
  for (const { things, ...about } of templates) {
    const { text } = await packingTemplates.create(context, { body: about });
    made.push(text);
    items.push(...(await insert(context, about.id, things)));
  }
  return answer(made, items);
}

/** Adds things to a template that is there. */
export async function addThings(
  context: MemberContext,
  id: string,
  things: readonly MadeThing[],
): Promise<JsonText<MadeTemplates>> {
  const template = await packingTemplates.lock(context, id);
  if (!template) throw new AppError('not_found', 'Packing template not found');
  const [counted] = await context.transaction.query<{ count: number }>(countText, [
    context.workspaceId,
    id,
  ]);
  if ((counted?.count ?? 0) + things.length > maxThings)
    throw new AppError('invalid', `A template has at most ${maxThings} things`);
  return answer([], await insert(context, id, things));
}

const countText = `select count(*)::int as count from packing_template_items
  where workspace_id = $1 and packing_template_id = $2 and deleted_at is null`;

const names = [
  ...(['name', 'category', 'isEssential', 'needsCharging', 'isGear', 'note', 'sortOrder'] as const),
  ...(['quantityRule', 'quantity', 'quantityExtra', 'quantityMax', 'assignment'] as const),
];
const columns = names.map(columnOf).join(', ');
const insertText = `insert into packing_template_items
    (workspace_id, created_by_user_id, updated_by_user_id, packing_template_id, id, ${columns})
  select $1, $2, $2, $3, id, ${columns}
    from json_populate_recordset(null::packing_template_items, $4::json)
  on conflict (workspace_id, id) do nothing
  returning id, version, ${packingTemplateItems.statements.json} as json`;

async function insert(
  context: MemberContext,
  templateId: string,
  things: readonly MadeThing[],
): Promise<string[]> {
  const rows = things.map((thing) => ({
    id: thing.id,
    ...Object.fromEntries(names.map((name) => [columnOf(name), thing[name]])),
  }));
  const written = await writeRecords<ManyRow>(context.transaction, insertText, [
    ...[context.workspaceId, context.userId, templateId],
    JSON.stringify(rows),
  ]);
  for (const row of written) packingTemplateItems.announce(context, row.id, row);
  return written.map(({ json }) => json);
}

function answer(templates: readonly string[], items: readonly string[]): JsonText<MadeTemplates> {
  const list = (texts: readonly string[]) => new JsonText<never>(`[${texts.join(',')}]`);
  return jsonOf<MadeTemplates>({ templates: list(templates), items: list(items) });
}
