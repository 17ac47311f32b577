import * as z from 'zod/mini';
import type { MemberContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import { areMembers } from '#server/records/member-fields.ts';
import { AppError } from '#shared/errors.ts';
import { type Post, postFields } from '#domains/making/content/posts/schema.ts';
import { timeZoneOf } from '#domains/people/auth/profile/service.ts';
import type { WorkspaceType } from '#domains/people/workspaces/schema.ts';
import {
  afterMove,
  type ApprovalMode,
  type MoveFacts,
  refusalOfMove,
  secondsAfterStay,
  stepsOf,
  usualAssignee,
} from './rules.ts';
import {
  type ContentItem,
  type ContentItemChanges,
  contentItemFields,
  type ContentStep,
  type NewContentItem,
  type Stage,
} from './schema.ts';

export const contentItems = crud({
  table: 'contentItems',
  scope: 'workspace',
  fields: contentItemFields,
  noun: 'Content item',
  activity: true,
  search: { on: 'dueOn' },
});
export const posts = crud({
  table: 'posts',
  scope: 'workspace',
  fields: postFields,
  noun: 'Post',
  activity: true,
  search: { on: 'plannedOn', within: { table: 'contentItems', by: 'contentItemId' } },
});

/** What other domains do when something happens to content; in the same transaction. */
export interface ContentHooks {
  /** An item has gone into another stage. */
  moved?: (context: MemberContext, item: ContentItem, from: Stage) => Promise<void>;
  /**
   * A post is out, is not after all, or was so at another instant or address. Null before: it is new,
   * or back from the trash; null after: it is there no more.
   */
  posted?: (context: MemberContext, before: Post | null, after: Post | null) => Promise<void>;
  /** The day a post is planned for has changed. */
  planned?: (context: MemberContext, post: Post) => Promise<void>;
}

/** The idea that another one becomes a part of, and that other one. */
export interface MergedIds {
  keptId: string;
  goneId: string;
}

/** What a merging did to the records of one table, kept until it can no longer be undone. */
export const joined = z.object({
  /** The records that belong to the other idea now. */
  ids: z.array(z.string()),
  /** A text that was added to, as it was before and after. */
  text: z.optional(z.object({ before: z.string(), after: z.string() })),
});
export type Joined = z.infer<typeof joined>;

/** How the records of one table follow two ideas that become one, and part again. */
export interface ContentMerging {
  table: string;
  /** Undefined: there was nothing to do. */
  join: (context: MemberContext, ids: MergedIds) => Promise<Joined | undefined>;
  part: (context: MemberContext, ids: MergedIds, joined: Joined) => Promise<void>;
}
const hooks: ContentHooks[] = [];
const mergings: ContentMerging[] = [];

/** Registers what another domain does when something happens to content. */
export function onContent(hook: ContentHooks): void {
  hooks.push(hook);
}

export async function tellMoved(context: MemberContext, item: ContentItem, from: Stage) {
  for (const { moved } of hooks) await moved?.(context, item, from);
}

export async function tellPosted(context: MemberContext, before: Post | null, after: Post | null) {
  for (const { posted } of hooks) await posted?.(context, before, after);
}

export async function tellPlanned(context: MemberContext, post: Post) {
  for (const { planned } of hooks) await planned?.(context, post);
}

/** Registers how the records of a table follow when two ideas become one. */
export function onMerging(merging: ContentMerging): void {
  mergings.push(merging);
}

/** What belongs to one idea is another one's from now on; gives what was done, by table. */
export async function joinAll(context: MemberContext, ids: MergedIds) {
  const done: Record<string, Joined> = {};
  for (const { table, join } of mergings) {
    const joined = await join(context, ids);
    if (joined) done[table] = joined;
  }
  return done;
}

/** Gives back what `joinAll` took. */
export async function partAll(
  context: MemberContext,
  ids: MergedIds,
  done: Readonly<Record<string, Joined>>,
): Promise<void> {
  for (const { table, part } of mergings) {
    const joined = done[table];
    if (joined) await part(context, ids, joined);
  }
}

/**
 * Items as stored, locked until the end of the transaction: of two people who move the same item at
 * once the second moves it from where the first has put it.
 */
export function lockItems(context: MemberContext, ids: readonly string[]): Promise<ContentItem[]> {
  return contentItems.lockAll(context, 'id = any($2::uuid[])', ids);
}

export function postsOf(context: MemberContext, itemId: string): Promise<Post[]> {
  return posts.read(context, 'content_item_id = $2', [itemId]);
}

/** What the server notes on an item along with a change, and what it does once that is written. */
interface Consequences {
  noted: Partial<ContentItem>;
  after: () => Promise<void>;
}

/** What the changes of a locked item bring with them; refuses a move that may not be. */
export async function consequencesOf(
  context: MemberContext,
  item: ContentItem,
  changes: ContentItemChanges,
): Promise<Consequences> {
  const hasStatus = (changes.ideaStatus ?? null) !== null;
  if (
    changes.stage === undefined &&
    changes.ideaStatus !== undefined &&
    hasStatus !== (item.stage === 'idea')
  )
    refuse(
      'ideaStatus',
      hasStatus ? 'Only an idea is shortlisted or parked' : 'Choose where the idea belongs',
    );
  const isRenamed = changes.title !== undefined && changes.title !== item.title;
  const noted = isRenamed ? askedAgain(item) : {};
  const to = changes.stage;
  if (to === undefined || to === item.stage) return { noted, after: async () => undefined };
  const facts = await factsOf(context, item);
  const refusal = refusalOfMove(item, to, facts);
  if (refusal) refuse('stage', refusal);
  const known = { ...item, checklist: changes.checklist ?? item.checklist };
  const { posts: readied, begins, ...move } = afterMove(known, to, facts);
  const { contentSeriesId = item.contentSeriesId } = changes;
  const checklist = begins ? await stepsOfSeries(context, contentSeriesId) : [];
  const now = Temporal.Now.instant().toString();
  return {
    noted: {
      ...noted,
      ...move,
      ...(checklist.length > 0 ? { checklist } : {}),
      stageSeconds: secondsAfterStay(item, now),
      stageEnteredAt: now,
    },
    async after() {
      for (const { id, ...body } of readied) await posts.update(context, { params: { id }, body });
      for (const { id, ...body } of readied) {
        const before = facts.posts.find((post) => post.id === id);
        if (before?.status === 'posted') await tellPosted(context, before, { ...before, ...body });
      }
      await tellMoved(context, { ...item, stage: to }, item.stage);
    },
  };
}

/** Refuses steps that are given to somebody who is no member. */
export async function requireAssignees(
  context: MemberContext,
  steps: readonly ContentStep[] = [],
): Promise<void> {
  const given = steps.flatMap(({ assigneeUserId }) => assigneeUserId ?? []);
  if (!(await areMembers(context, given)))
    refuse('checklist', 'A step is given to somebody who is no member of this workspace');
}

function refuse(field: string, message: string): never {
  throw new AppError('invalid', message, { fields: { [field]: message } });
}

/** What was approved was another text: somebody has to look again. */
export function askedAgain({ approvalState }: ContentItem): Partial<ContentItem> {
  return approvalState === 'approved'
    ? { approvalState: 'requested', approverUserId: null, approvalAt: null }
    : {};
}

/** Takes an approval back after a text of the item has changed. */
export async function askAgain(context: MemberContext, itemId: string): Promise<void> {
  const [item] = await lockItems(context, [itemId]);
  const body = item ? askedAgain(item) : {};
  if (Object.keys(body).length > 0)
    await contentItems.update(context, { params: { id: itemId }, body });
}

/** What of an item bears texts that are approved with it. */
type TextTable = 'posts' | 'content_scripts';

/**
 * Brings texts back from the trash by `work`. Those that had gone before their item was approved
 * nobody has looked at; what was approved with it may come back.
 */
export async function askAgainAfter<R>(
  context: MemberContext,
  { table, ids }: { table: TextTable; ids: readonly string[] },
  work: () => Promise<R>,
): Promise<R> {
  const { transaction, workspaceId } = context;
  const unseen = await transaction.query<{ id: string }>(
    `select distinct item.id from ${table} as row
      join content_items as item on item.workspace_id = row.workspace_id
        and item.id = row.content_item_id
      where row.workspace_id = $1 and row.id = any ($2::uuid[]) and row.deleted_at < item.approval_at`,
    [workspaceId, ids],
  );
  const answer = await work();
  for (const { id } of unseen) await askAgain(context, id);
  return answer;
}

/** What a new item gets that does not say it itself. */
export async function beginningOf(
  context: MemberContext,
  item: NewContentItem,
): Promise<Pick<ContentItem, 'assigneeUserId' | 'checklist'>> {
  const { assigneeUserId, checklist } = item;
  return {
    assigneeUserId: assigneeUserId === undefined ? await assigneeIn(context) : assigneeUserId,
    checklist:
      checklist ??
      (item.stage === 'idea' ? [] : await stepsOfSeries(context, item.contentSeriesId)),
  };
}

async function assigneeIn({ transaction, workspaceId, userId }: MemberContext) {
  if (transaction.workspaceType) return usualAssignee(transaction.workspaceType, userId);
  const [workspace] = await transaction.query<{ type: WorkspaceType }>(
    'select type from workspaces where id = $1',
    [workspaceId],
  );
  return usualAssignee(workspace?.type, userId);
}

async function stepsOfSeries(
  { transaction, workspaceId }: MemberContext,
  seriesId: string | null,
): Promise<ContentStep[]> {
  const [series] = await transaction.query<{ checklist: string[] }>(
    `select checklist from content_series
      where workspace_id = $1 and id = $2 and deleted_at is null`,
    [workspaceId, seriesId],
  );
  return stepsOf(series);
}

interface KnownFacts extends MoveFacts {
  posts: readonly Post[];
}

/** What the moves of an item depend on besides it. */
export async function factsOf(context: MemberContext, item: ContentItem): Promise<KnownFacts> {
  const { transaction, workspaceId } = context;
  const timeZone = await timeZoneOf(context);
  const [workspace] = await transaction.query<{ approvalMode: ApprovalMode }>(
    'select approval_mode as "approvalMode" from workspaces where id = $1',
    [workspaceId],
  );
  return {
    posts: await postsOf(context, item.id),
    approvalMode: workspace?.approvalMode ?? 'none',
    today: Temporal.Now.plainDateISO(timeZone).toString(),
    timeZone,
  };
}
