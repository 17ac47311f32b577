import { createHash } from 'node:crypto';
import type { Transaction } from '#server/database/transaction.ts';
import type { Deliverable } from '#domains/business/campaigns/deliverables/schema.ts';
import { reviewStateOf } from '#domains/business/campaigns/reviews/rules.ts';
import type { Reviewed } from '#domains/business/campaigns/reviews/schema.ts';
import { postsFor } from '#domains/business/campaigns/sync/rules.ts';
import { mentionedIn, plainText } from '#domains/around/comments/rules.ts';
import type { Platform } from '#domains/making/channels/schema.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';

interface Link {
  id: string;
  workspaceId: string;
  campaignId: string;
  showsScript: boolean;
}

type Owed = Pick<
  Deliverable,
  'id' | 'title' | 'platform' | 'format' | 'frames' | 'status' | 'channelId' | 'contentItemId'
> & { draftUrl: string | null; submittedAt: string | null };

const owedText = `
  select owed.id, owed.title, platform, format, frames, status, channel_id as "channelId",
    review_url as "draftUrl", to_json(submitted_at) #>> '{}' as "submittedAt",
    item.id as "contentItemId"
  from review_link_deliverables chosen
    join deliverables owed on owed.workspace_id = chosen.workspace_id
      and owed.id = chosen.deliverable_id and owed.deleted_at is null
    left join content_items item on item.workspace_id = owed.workspace_id
      and item.id = owed.content_item_id and item.deleted_at is null
  where chosen.workspace_id = $1 and chosen.review_link_id = $2 and status <> 'cancelled'
  order by owed.sort_order, owed.id`;

type Words = Pick<Post, 'contentItemId' | 'channelId' | 'format' | 'caption' | 'hashtags'> & {
  platform: Platform | null;
};

const wordsText = `
  select content_item_id as "contentItemId", channel_id as "channelId", format, caption, hashtags,
    channels.platform
  from posts left join channels
    on channels.workspace_id = posts.workspace_id and channels.id = channel_id
  where posts.workspace_id = $1 and content_item_id = any ($2::uuid[]) and posts.deleted_at is null
  order by posts.id`;

const scriptsText = `
  select content_item_id as "contentItemId", body from content_scripts
  where workspace_id = $1 and content_item_id = any ($2::uuid[]) and deleted_at is null`;

interface Picture {
  id: string;
  deliverableId: string | null;
  contentItemId: string | null;
  width: number;
  height: number;
  fileId: string;
  mime: string;
}

// Covers before others, the newest first.
const picturesText = `
  select id, deliverable_id as "deliverableId", content_item_id as "contentItemId", width, height,
    file_id as "fileId", mime
  from attachments
  where workspace_id = $1 and (deliverable_id = any ($2::uuid[]) or content_item_id = any ($3::uuid[]))
    and width is not null and kind in ('file', 'cover') and deleted_at is null
  order by kind = 'cover' desc, id desc`;

type Asked = Reviewed['requirements'][number] & { deliverableId: string | null };

const askedText = `
  select id, kind, text, deliverable_id as "deliverableId" from requirements
  where workspace_id = $1 and campaign_id = $2 and deleted_at is null order by sort_order, id`;

interface Said extends Omit<Reviewed['comments'][number], 'answers'> {
  deliverableId: string;
  /** Null: it is a brand's. */
  answersId: string | null;
}

// Members are called by their name, and never by their address.
const memberName = `coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), 'The team')`;

const saidText = `
  select said.id, coalesce(guest_name, ${memberName}) as name, body,
    to_json(said.created_at) #>> '{}' as "createdAt", deliverable_id as "deliverableId",
    parent_id as "answersId"
  from comments said left join users on users.id = said.created_by_user_id
  where workspace_id = $1 and review_link_id = $2
    and (guest_name is not null or parent_id is not null)
    and said.deleted_at is null and deliverable_id is not null
  order by said.id`;

async function readSaid(
  { query }: Pick<Transaction, 'query'>,
  { id, workspaceId }: Link,
): Promise<Said[]> {
  const said = await query<Said>(saidText, [workspaceId, id]);
  const mentioned = said.flatMap(({ body }) => mentionedIn(body));
  if (mentioned.length === 0) return said;
  const people = await query<{ id: string; name: string }>(
    `select id, ${memberName} as name from users where id = any ($1::uuid[])`,
    [mentioned],
  );
  const names = new Map(people.map((one) => [one.id, one.name]));
  return said.map((one) => ({
    ...one,
    body: plainText(one.body, (userId) => names.get(userId) ?? ''),
  }));
}

/** The file of one of the pictures that a link shows. */
export async function readPicture(
  { query }: Pick<Transaction, 'query'>,
  { id, workspaceId }: Link,
  pictureId: string,
): Promise<Picture | undefined> {
  const owed = await query<Owed>(owedText, [workspaceId, id]);
  const of = owed.map((one) => one.id);
  const items = owed.flatMap(({ contentItemId }) => contentItemId ?? []);
  const pictures = await query<Picture>(picturesText, [workspaceId, of, items]);
  return owed
    .flatMap((one) => picturesOf(one, pictures))
    .find((picture) => picture.id === pictureId);
}

/** What a link shows of its deliverables, in their order; those that are cancelled are left out. */
export async function readShown(
  { query }: Pick<Transaction, 'query'>,
  link: Link,
): Promise<Reviewed[]> {
  const { id, workspaceId, campaignId, showsScript } = link;
  const owed = await query<Owed>(owedText, [workspaceId, id]);
  const ids = owed.map((one) => one.id);
  const items = owed.flatMap(({ contentItemId }) => contentItemId ?? []);
  const words = await query<Words>(wordsText, [workspaceId, items]);
  const scripts = showsScript
    ? await query<{ contentItemId: string; body: string }>(scriptsText, [workspaceId, items])
    : [];
  const pictures = await query<Picture>(picturesText, [workspaceId, ids, items]);
  const asked = await query<Asked>(askedText, [workspaceId, campaignId]);
  const said = await readSaid({ query }, link);
  return owed.map((one) => {
    const script = scripts.find(({ contentItemId }) => contentItemId === one.contentItemId);
    const content = {
      title: one.title,
      platform: one.platform,
      format: one.format,
      frames: one.frames,
      caption: captionOf(one, words),
      script: script?.body.trim() ? script.body : null,
      draftUrl: one.draftUrl,
      pictures: picturesOf(one, pictures).map(({ id: pictureId, width, height }) => ({
        id: pictureId,
        width,
        height,
      })),
    };
    return {
      ...content,
      id: one.id,
      state: reviewStateOf(one.status),
      requirements: asked
        .filter(({ deliverableId }) => deliverableId === null || deliverableId === one.id)
        .map(({ id: askedId, kind, text }) => ({ id: askedId, kind, text })),
      comments: said
        .filter(({ deliverableId, answersId }) => deliverableId === one.id && answersId === null)
        .map((words) => ({
          ...asSaid(words),
          answers: said.filter(({ answersId }) => answersId === words.id).map(asSaid),
        })),
      // Handed in anew it is another one, though nothing else may have changed.
      mark: markOf([content, one.submittedAt]),
    };
  });
}

function asSaid({ id, name, body, createdAt }: Said) {
  return { id, name, body, createdAt };
}

// Hashtags go out with the caption.
function captionOf(owed: Owed, all: readonly Words[]): string {
  const [post] = postsFor(
    owed,
    all.filter(({ contentItemId }) => contentItemId === owed.contentItemId),
  );
  return post ? [post.caption, post.hashtags].filter((text) => text.trim()).join('\n\n') : '';
}

// Its own in the order in which they came; without any the one that stands for the content.
function picturesOf(owed: Owed, all: readonly Picture[]): Picture[] {
  const own = all.filter(({ deliverableId }) => deliverableId === owed.id);
  if (own.length > 0) return own.toSorted((one, other) => one.id.localeCompare(other.id));
  const { contentItemId } = owed;
  return all
    .filter((one) => contentItemId !== null && one.contentItemId === contentItemId)
    .slice(0, 1);
}

function markOf(shown: unknown): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex');
}
