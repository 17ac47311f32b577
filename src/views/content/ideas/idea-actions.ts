import { changeMany } from '#client/sync/change-many.ts';
import { getScope } from '#client/sync/live/scope.ts';
import { keepUndo, tellDone } from '#client/ui/toasts/tell-done.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { contentItems, firstSteps } from '#domains/making/content/data.ts';
import { mergeIdeas } from '#domains/making/content/merging/data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import type {
  ContentItem,
  ContentItemChanges,
  IdeaStatus,
  Stage,
} from '#domains/making/content/schema.ts';
import { tasks } from '#domains/tasks/data.ts';
import { linkTo } from '#domains/tasks/linking/rules.ts';
import { maxTags } from '#shared/contracts/limits.ts';
import { newId } from '#shared/ids.ts';
import { missedDate, tellPlanned } from '#views/content/moves/agreed-dates.ts';
import { sponsorsOf } from '#views/content/panel/sponsors.ts';
import { numberText } from '#shared/words/number-text.ts';

/** What a captured line says. */
export interface IdeaFields {
  title: string;
  pillarId: string | null;
  sourceUrl: string | null;
  notes?: string;
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

/** Stars an idea, or takes the star off; so does the key for undo. */
export function starIdea({ id, isPriority }: ContentItem): void {
  keepUndo([contentItems.update(id, { isPriority: !isPriority })], () =>
    contentItems.update(id, { isPriority }),
  );
}

// Where an idea goes is seen to once it is in the pipeline.
const unplaced = { channelId: null, format: null };

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
  const [missed] = ideas.flatMap(({ id: contentItemId }) => {
    return missedDate({ contentItemId, posts: [unplaced], plannedOn }) ?? [];
  });
  const text = `${counted(ideas)} added to the pipeline`;
  const undo = () => {
    for (const { id } of dated) void posts.remove(id);
    void contentItems.updateMany(
      ideas.map(({ id, ideaStatus, checklist }) => ({
        ids: [id],
        // Its series may have given it steps.
        fields: { stage: 'idea' as const, ideaStatus: ideaStatus ?? 'inbox', checklist },
      })),
    );
  };
  tellPlanned(text, missed, written, undo);
}

/** Other ideas like these, beside them. */
export function duplicateIdeas(ideas: readonly ContentItem[]): void {
  const copies = ideas.map(copyOf);
  const ids = copies.map(({ id }) => id);
  const written = copies.map((copy) => contentItems.create(copy));
  tellDone(`${counted(ideas)} duplicated`, written, () => contentItems.removeMany(ids));
}

function copyOf(idea: ContentItem) {
  const { title, pillarId, contentSeriesId, platformHint, formatHint, hook, notes } = idea;
  const { effort, tags, sourceUrl, ideaStatus, checklist } = idea;
  const about = { title, pillarId, contentSeriesId, platformHint, formatHint, hook, notes };
  const steps = checklist.map((step) => ({ ...step, id: newId(), isDone: false }));
  return { ...about, effort, tags, sourceUrl, ideaStatus, checklist: steps, id: newId() };
}

/** Makes own tasks, for someday, of ideas; one that is owed to a deal becomes a task for that. */
export function convertToTasks(ideas: readonly ContentItem[]): void {
  const made = ideas.map(({ id, title, hook, sourceUrl, notes }) => {
    const words = [hook, sourceUrl, notes].filter(Boolean).join('\n\n').slice(0, 20_000);
    return { id: newId(), title, notes: words, ...linkToDealOf(id) };
  });
  const ids = ideas.map(({ id }) => id);
  const written = [...made.map((task) => tasks.create(task)), contentItems.removeMany(ids)];
  const text = ideas.length === 1 ? 'is a task' : 'are tasks';
  tellDone(`${counted(ideas)} ${text} for someday now`, written, () => {
    void contentItems.restoreMany(ids);
    void tasks.removeMany(made.map(({ id }) => id));
  });
}

// The idea itself goes. Of several deals none would be more right than another.
function linkToDealOf(contentItemId: string) {
  const { workspaceId } = getScope();
  const [campaignId, ...others] = new Set(
    sponsorsOf(contentItemId).map(({ campaign }) => campaign.id),
  );
  const isOne = campaignId !== undefined && others.length === 0;
  return isOne && workspaceId ? linkTo(workspaceId, 'campaignId', campaignId) : {};
}

/** Gives tags to ideas that lack them, as far as there is room. */
export function tagIdeas(ideas: readonly ContentItem[], tags: readonly string[]): void {
  changeMany(
    contentItems,
    ideas,
    (idea) => ({ tags: [...new Set([...idea.tags, ...tags])].slice(0, maxTags) }),
    `${counted(ideas)} tagged`,
  );
}

/** Makes one of two, the notes joined; Undo makes two of it again. */
export function mergeInto(kept: ContentItem, gone: ContentItem): void {
  const merging = mergeIdeas({ kept, gone });
  if (typeof merging === 'string') toast.error(merging);
  else tellDone('Ideas merged', [merging.written], merging.undo);
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
  return ideas.length === 1 ? 'Idea' : `${numberText(ideas.length)} ideas`;
}
