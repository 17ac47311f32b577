import { tellDone } from '#client/ui/tell-done.ts';
import { toast } from '#client/ui/toasts.tsx';
import { contentItems, firstSteps } from '#domains/content/data.ts';
import { mergeIdeas } from '#domains/content/merging/data.ts';
import { posts } from '#domains/content/posts/data.ts';
import type {
  ContentItem,
  ContentItemChanges,
  IdeaStatus,
  Stage,
} from '#domains/content/schema.ts';
import { tasks } from '#domains/tasks/data.ts';
import { newId } from '#shared/ids.ts';

/** What a captured line says. */
export interface IdeaFields {
  title: string;
  pillarId: string | null;
  sourceUrl: string | null;
}

/** Catches an idea; it goes to the inbox. */
export function addIdea(fields: IdeaFields): void {
  const id = newId();
  tellDone('Idea saved', [contentItems.create({ ...fields, id })], () => contentItems.remove(id));
}

const statusTexts: Record<IdeaStatus, string> = {
  inbox: 'moved to the inbox',
  shortlisted: 'shortlisted',
  parked: 'parked',
};

/** Puts ideas on another pile. */
export function sortInto(ideas: readonly ContentItem[], ideaStatus: IdeaStatus): void {
  changeAll(`${counted(ideas)} ${statusTexts[ideaStatus]}`, ideas, { ideaStatus }, (idea) => ({
    ideaStatus: idea.ideaStatus ?? 'inbox',
  }));
}

/** Gives ideas a pillar, or takes theirs. */
export function givePillar(ideas: readonly ContentItem[], pillarId: string | null): void {
  changeAll(`${counted(ideas)} moved`, ideas, { pillarId }, (idea) => ({
    pillarId: idea.pillarId,
  }));
}

export function starIdea(idea: ContentItem): void {
  void contentItems.update(idea.id, { isPriority: !idea.isPriority });
}

/** Begins the work on ideas: the first stage that the workspace uses, on a day if one is named. */
export function addToPipeline(
  ideas: readonly ContentItem[],
  { stage, plannedOn }: { stage: Stage; plannedOn: string | null },
): void {
  const begun = ideas.map((idea) => ({ ids: [idea.id], fields: { stage, ...firstSteps(idea) } }));
  const dated = plannedOn
    ? ideas.map(({ id }) => ({ id: newId(), contentItemId: id, plannedOn }))
    : [];
  const written = [contentItems.updateMany(begun), ...dated.map((post) => posts.create(post))];
  tellDone(`${counted(ideas)} added to the pipeline`, written, () => {
    for (const { id } of dated) void posts.remove(id);
    void contentItems.updateMany(
      ideas.map(({ id, ideaStatus, checklist }) => ({
        ids: [id],
        // Its series may have given it steps.
        fields: { stage: 'idea' as const, ideaStatus: ideaStatus ?? 'inbox', checklist },
      })),
    );
  });
}

/** Another idea like this one, beside it. */
export function duplicateIdea(idea: ContentItem): void {
  const id = newId();
  const { title, pillarId, contentSeriesId, platformHint, formatHint, hook, notes } = idea;
  const { effort, tags, sourceUrl, ideaStatus, checklist } = idea;
  const about = { title, pillarId, contentSeriesId, platformHint, formatHint, hook, notes };
  const steps = checklist.map((step) => ({ ...step, id: newId(), isDone: false }));
  const copy = { ...about, effort, tags, sourceUrl, ideaStatus, checklist: steps, id };
  tellDone('Idea duplicated', [contentItems.create(copy)], () => contentItems.remove(id));
}

/** Makes an own task, for someday, of an idea. */
export function convertToTask(idea: ContentItem): void {
  const id = newId();
  const notes = [idea.hook, idea.sourceUrl, idea.notes]
    .filter(Boolean)
    .join('\n\n')
    .slice(0, 20_000);
  const written = [tasks.create({ id, title: idea.title, notes }), contentItems.remove(idea.id)];
  tellDone('Idea is a task for someday now', written, () => {
    void contentItems.restore(idea.id);
    void tasks.remove(id);
  });
}

/** Makes one of two; the notes are joined. */
export function mergeInto(kept: ContentItem, gone: ContentItem): void {
  const merging = mergeIdeas(kept, gone);
  if (typeof merging === 'string') toast.error(merging);
  else tellDone('Ideas merged', [merging]);
}

/** Deletes ideas; Undo brings them back as they were. */
export function deleteIdeas(ideas: readonly ContentItem[]): void {
  const ids = ideas.map(({ id }) => id);
  tellDone(`${counted(ideas)} deleted`, [contentItems.removeMany(ids)], () =>
    contentItems.restoreMany(ids),
  );
}

/** Gives several items the same fields; Undo gives each back what it had. */
export function changeAll(
  text: string,
  ideas: readonly ContentItem[],
  fields: ContentItemChanges,
  before: (idea: ContentItem) => ContentItemChanges,
): void {
  const ids = ideas.map(({ id }) => id);
  tellDone(text, [contentItems.updateMany([{ ids, fields }])], () =>
    contentItems.updateMany(ideas.map((idea) => ({ ids: [idea.id], fields: before(idea) }))),
  );
}

function counted(ideas: readonly ContentItem[]): string {
  return ideas.length === 1 ? 'Idea' : `${ideas.length.toLocaleString('en')} ideas`;
}
