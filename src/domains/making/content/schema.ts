import * as z from 'zod/mini';
import { calendarDate, instant } from '#shared/dates.ts';
import { changes, creation, entity, line, prose, tags, uuid, webUrl } from '#shared/entity.ts';
import { format, platform } from '#domains/making/channels/schema.ts';

const workStages = ['planning', 'scripting', 'filming', 'editing', 'review'] as const;
/** Where an item may begin: what is scheduled or published has come there by a move. */
export const firstStages = ['idea', ...workStages] as const;
/** In the order in which an item goes through them. */
export const roadStages = [...firstStages, 'scheduled', 'published'] as const;
export type RoadStage = (typeof roadStages)[number];
/** What is archived stands beside the road. */
export const stages = [...roadStages, 'archived'] as const;
export type Stage = (typeof stages)[number];

export const ideaStatuses = ['inbox', 'shortlisted', 'parked'] as const;
export type IdeaStatus = (typeof ideaStatuses)[number];
export const efforts = ['S', 'M', 'L'] as const;
export const thumbnailStatuses = ['none', 'needed', 'drafted', 'approved'] as const;
export const approvalStates = ['none', 'requested', 'approved', 'changes_requested'] as const;
export type ApprovalState = (typeof approvalStates)[number];

export const maxSteps = 50;
export const maxStepTitle = 120;
export const contentStep = z.strictObject({
  id: uuid,
  title: line(maxStepTitle, 'Write what is to be done'),
  isDone: z.boolean(),
  assigneeUserId: z.nullable(uuid),
});
export type ContentStep = z.infer<typeof contentStep>;

const checklist = z.array(contentStep).check(
  z.maxLength(maxSteps, `Use at most ${maxSteps} steps`),
  z.refine(
    (steps) => new Set(steps.map(({ id }) => id)).size === steps.length,
    'Each step needs an id of its own',
  ),
);
const maxSortOrder = 1e9;

const written = {
  title: line(200, 'Give it a title'),
  stage: z._default(z.enum(stages), 'idea'),
  /** Only an idea has one. */
  ideaStatus: z._default(z.nullable(z.enum(ideaStatuses)), null),
  pillarId: z._default(z.nullable(uuid), null),
  contentSeriesId: z._default(z.nullable(uuid), null),
  /** What it is meant to become, before it has posts. */
  platformHint: z._default(z.nullable(platform), null),
  formatHint: z._default(z.nullable(format), null),
  hook: z._default(prose(300), ''),
  notes: z._default(prose(20_000), ''),
  checklist: z._default(checklist, []),
  assigneeUserId: z._default(z.nullable(uuid), null),
  /** By when the work of its stage is to be done. */
  dueOn: z._default(z.nullable(calendarDate), null),
  effort: z._default(z.nullable(z.enum(efforts)), null),
  isPriority: z._default(z.boolean(), false),
  thumbnailStatus: z._default(z.enum(thumbnailStatuses), 'none'),
  sourceUrl: z._default(z.nullable(webUrl), null),
  tags: z._default(tags, []),
  isEvergreen: z._default(z.boolean(), false),
  /** Its place in the column of its stage: smaller stands higher. */
  sortOrder: z._default(z.number().check(z.minimum(-maxSortOrder), z.maximum(maxSortOrder)), 0),
};

/** What follows from moves and decisions; the server notes it. */
const noted = {
  stageEnteredAt: instant,
  /** For how long it was in each stage that it has left, all its stays there together. */
  stageSeconds: z.partialRecord(z.enum(roadStages), z.int()),
  /** Where it goes when it is brought back. */
  archivedFrom: z.nullable(z.enum(roadStages)),
  /** The day of its first post. */
  publishedOn: z.nullable(calendarDate),
  approvalState: z.enum(approvalStates),
  /** Who decided, and when. */
  approverUserId: z.nullable(uuid),
  approvalAt: z.nullable(instant),
  /** The file that is shown on its card. */
  coverId: z.nullable(uuid),
};

export const contentItemFields = { ...written, ...noted };
export const contentItem = entity(contentItemFields);
export type ContentItem = z.infer<typeof contentItem>;

export const newContentItem = creation({
  ...written,
  stage: z._default(z.enum(firstStages), 'idea'),
  /** Left out: whoever adds it, in a workspace of several. */
  assigneeUserId: z.optional(z.nullable(uuid)),
  /** Left out: an item that begins beyond the ideas begins with the steps of its series. */
  checklist: z.optional(checklist),
}).check(z.overwrite(keepIdeaStatus));
export type NewContentItem = z.infer<typeof newContentItem>;
export const contentItemChanges = changes(written).check(z.overwrite(keepIdeaStatus));
export type ContentItemChanges = z.infer<typeof contentItemChanges>;
/** Of one item: with what its checklist was, what others did to that meanwhile stays. */
export const contentItemUpdate = changes({ ...written, checklistWas: checklist }).check(
  z.overwrite(keepIdeaStatus),
);

type Staged = { stage?: Stage | undefined; ideaStatus?: IdeaStatus | null | undefined };

// An idea has a status and nothing else has one: naming the stage names the status with it.
function keepIdeaStatus<T extends Staged>(item: T): T {
  if (item.stage === undefined) return item;
  return { ...item, ideaStatus: item.stage === 'idea' ? (item.ideaStatus ?? 'inbox') : null };
}
