import { scopeIdOf } from '#client/sync/live/scope.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { countText } from '#client/words/count-text.ts';
import { derivedId } from '#shared/derived/derived-id.ts';
import { packingTemplates } from '#domains/shoots/packing/templates/data.ts';
import {
  makeTemplates,
  type TemplateDraft,
} from '#domains/shoots/packing/templates/making/data.ts';
import { starterTemplates } from './rules.ts';

/**
 * Adds the templates that are shipped, but for those whose name is there already. Of two people who do
 * so at once, both have one set.
 */
export function addStarters(): void {
  const known = new Set(
    packingTemplates.read((rows) => rows.map(({ name }) => name.toLowerCase())),
  );
  const place = scopeIdOf('workspace') ?? '';
  const missing = starterTemplates
    .filter(({ name }) => !known.has(name.toLowerCase()))
    .map(({ things, ...about }): TemplateDraft => {
      const idOf = (...words: string[]) =>
        derivedId('starter template', place, about.name, ...words);
      return {
        ...about,
        id: idOf(),
        things: things.map((thing) => ({ ...thing, id: idOf(thing.category, thing.name) })),
      };
    });
  addTemplates(missing, countText(missing.length, 'template'));
}

/** Adds one template and says so. */
export function makeTemplate(draft: TemplateDraft): string | undefined {
  return addTemplates([draft], 'Template')[0];
}

/** Adds templates and says so: 'Template added', '6 templates added'. */
export function addTemplates(drafts: readonly TemplateDraft[], what: string): string[] {
  if (drafts.length === 0) return [];
  const { ids, result } = makeTemplates(drafts);
  tellDone(`${what} added`, [result], () => {
    for (const id of ids) void packingTemplates.remove(id);
  });
  return ids;
}
