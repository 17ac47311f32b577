import { defineOperation, tellRefused } from '#client/sync/operations.ts';
import type { Effect } from '#client/sync/overlay.ts';
import { getScope, scopeIdOf } from '#client/sync/live/scope.ts';
import { newId } from '#shared/ids.ts';
import { packingTemplatesContract } from '#domains/shoots/packing/templates/contract.ts';
import { packingTemplates } from '#domains/shoots/packing/templates/data.ts';
import { packingTemplateItems } from '#domains/shoots/packing/templates/items/data.ts';
import type {
  PackingTemplateItem,
  TemplateThing,
} from '#domains/shoots/packing/templates/items/schema.ts';
import type { PackingTemplate } from '#domains/shoots/packing/templates/schema.ts';
import type { MadeTemplates, MadeThing } from './schema.ts';

type Scope = { scopeId: string };
const reply = ({ templates, items }: MadeTemplates, { scopeId }: Scope) => {
  packingTemplates.merge(templates.map(storedRow), scopeId);
  packingTemplateItems.merge(items.map(storedRow), scopeId);
};
const storedRow = <R extends { id: string; version: number }>(row: R) => ({
  id: row.id,
  version: row.version,
  row,
});
const failedText = 'Failed to add template';
const sendMaking = defineOperation({
  name: 'packing-templates.make',
  operation: packingTemplatesContract.make,
  failedText,
  reply,
});
const sendThings = defineOperation({
  name: 'packing-templates.addThings',
  operation: packingTemplatesContract.addThings,
  failedText: 'Failed to add to the template',
  reply,
});

/** A template with all that is in it, before it is stored. */
export type TemplateDraft = Pick<PackingTemplate, 'name' | 'description' | 'kind' | 'icon'> & {
  id?: string;
  things: readonly (TemplateThing & { id?: string })[];
};

/** Adds whole templates: on screen at once, and written all or none. Gives their ids. */
export function makeTemplates(drafts: readonly TemplateDraft[]): {
  ids: string[];
  result: Promise<{ ok: boolean }>;
} {
  const templates = drafts.map(({ id = newId(), things, ...about }) => ({
    ...about,
    id,
    things: things.map((thing) => ({ ...thing, id: thing.id ?? newId() })),
  }));
  const ids = templates.map(({ id }) => id);
  const scope = scopeNow(failedText);
  if (!scope) return { ids, result: Promise.resolve({ ok: false }) };
  const { scopeId, common } = scope;
  const effects = templates.flatMap(({ things, ...about }): Effect[] => {
    const row: PackingTemplate = { ...common, ...about, isArchived: false, lastUsedAt: null };
    return [
      { collection: 'packing-templates', do: 'put', row },
      ...things.map((thing) => putOf(thing, about.id, common)),
    ];
  });
  const input = { params: { workspaceId: scopeId }, body: { templates } };
  return { ids, result: sendMaking({ scopeId, input, effects }) };
}

/** Adds things to a template that is there. */
export function addThings(
  id: string,
  things: readonly TemplateThing[],
): { ids: string[]; result: Promise<{ ok: boolean }> } {
  const made = things.map((thing) => ({ ...thing, id: newId() }));
  const ids = made.map((thing) => thing.id);
  const scope = scopeNow('Failed to add to the template');
  if (!scope) return { ids, result: Promise.resolve({ ok: false }) };
  const { scopeId, common } = scope;
  const effects = made.map((thing) => putOf(thing, id, common));
  const input = { params: { workspaceId: scopeId, id }, body: { things: made } };
  return { ids, result: sendThings({ scopeId, input, effects }) };
}

function scopeNow(text: string) {
  const scopeId = scopeIdOf('workspace');
  const { userId } = getScope();
  if (!scopeId || !userId) {
    tellRefused(text, new Error('Workspace required'));
    return undefined;
  }
  const now = new Date().toISOString();
  const by = { createdByUserId: userId, updatedByUserId: userId };
  return { scopeId, common: { ...by, createdAt: now, updatedAt: now, version: 0 } };
}

type Common = Omit<PackingTemplateItem, keyof MadeThing | 'packingTemplateId'>;

function putOf(
  thing: TemplateThing & { id: string },
  packingTemplateId: string,
  common: Common,
): Effect {
  const row: PackingTemplateItem = { ...common, ...thing, packingTemplateId };
  return { collection: 'packing-template-items', do: 'put', row };
}
