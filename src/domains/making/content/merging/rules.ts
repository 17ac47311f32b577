import { maxTags } from '#shared/contracts/limits.ts';
import { type ContentItem, maxSteps } from '#domains/making/content/schema.ts';

const maxNotes = 20_000;

/** What an idea becomes that takes another one in; a sentence if the two do not fit into one. */
export function mergedIdea(kept: ContentItem, gone: ContentItem) {
  const isOtherSource = gone.sourceUrl !== null && gone.sourceUrl !== kept.sourceUrl;
  const isBeside = isOtherSource && kept.sourceUrl !== null;
  const notes = [
    kept.notes,
    // The title that goes is not lost either.
    gone.title === kept.title ? '' : `**${gone.title}**`,
    isBeside ? (gone.sourceUrl ?? '') : '',
    kept.hook !== '' && gone.hook !== kept.hook ? gone.hook : '',
    gone.notes,
  ]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n');
  const checklist = [...kept.checklist, ...gone.checklist];
  if (notes.length > maxNotes) return 'Together their notes are too long';
  if (checklist.length > maxSteps) return `Together they have more than ${maxSteps} steps`;
  return {
    notes,
    checklist,
    hook: kept.hook || gone.hook,
    sourceUrl: kept.sourceUrl ?? gone.sourceUrl,
    tags: [...new Set([...kept.tags, ...gone.tags])].slice(0, maxTags),
    isPriority: kept.isPriority || gone.isPriority,
    pillarId: kept.pillarId ?? gone.pillarId,
    contentSeriesId: kept.contentSeriesId ?? gone.contentSeriesId,
    platformHint: kept.platformHint ?? (kept.formatHint ? null : gone.platformHint),
    formatHint: kept.formatHint ?? gone.formatHint,
    assigneeUserId: kept.assigneeUserId ?? gone.assigneeUserId,
    effort: kept.effort ?? gone.effort,
  };
}

/** What changed of an idea when another one became part of it. */
interface Change {
  before: Partial<ContentItem>;
  after: Partial<ContentItem>;
}

/** The fields of an idea as they were before that; what has been changed since stays as it is. */
export function partedIdea(kept: ContentItem, { before, after }: Change): Partial<ContentItem> {
  const now = new Map(Object.entries(kept));
  const then = new Map(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(([name]) => isSame(now.get(name), then.get(name))),
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
