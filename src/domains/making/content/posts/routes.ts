import type { MemberContext } from '#server/http/context.ts';
import { routes } from '#server/http/routes.ts';
import { onAgenda } from '#domains/around/agenda/service.ts';
import { askAgainAfter, lockItems, posts } from '#domains/making/content/service.ts';
import { postsContract } from './contract.ts';
import { postDates } from './rules.ts';
import type { Post } from './schema.ts';
import { followPost, followPresence, hasConsequences, placeOfNew } from './service.ts';

// The status is what `postState` says.
const dated = {
  layer: 'content',
  collection: 'posts',
  from: `posts as row join content_items as item
      on item.workspace_id = row.workspace_id and item.id = row.content_item_id
        and item.deleted_at is null and item.stage <> 'archived'
    left join pillars on pillars.workspace_id = row.workspace_id and pillars.id = item.pillar_id
      and pillars.deleted_at is null`,
  time: `to_char(row.planned_time, 'HH24:MI')`,
  title: 'item.title',
  parent: { collection: 'content-items', id: 'item.id' },
  status: `case when row.status in ('posted', 'skipped') then row.status
    when row.planned_on < $6::date then 'missed'
    when item.stage in ('scheduled', 'published') then 'scheduled' else 'planned' end`,
  color: 'pillars.color',
  assignee: 'item.assignee_user_id',
} as const;
onAgenda(...postDates.map((rule) => ({ ...dated, rule })));

export const postsRoutes = routes('posts', postsContract, {
  ...posts,

  async create(context, { body }) {
    // Before the post refers to its item: two that dated it by turns would wait for each other.
    if (body.status === 'posted') await lockItems(context, [body.contentItemId]);
    const placed = { ...body, ...(await placeOfNew(context, body)) };
    const answer = await posts.create(context, { body: placed });
    const [post] = await readPosts(context, [body.id]);
    // The same request may come twice: only what was new a moment ago has consequences.
    if (post?.version === 1) await followPost(context, null, post);
    return answer;
  },

  async update(context, { params, body }) {
    const before = hasConsequences(body) ? await lockPosts(context, [params.id]) : [];
    const answer = await posts.update(context, { params, body });
    await followAll(context, before);
    return answer;
  },

  async updateMany(context, { body }) {
    const ids = body.changes.flatMap((group) => (hasConsequences(group.fields) ? group.ids : []));
    const before = ids.length > 0 ? await lockPosts(context, ids) : [];
    const answer = await posts.updateMany(context, { body });
    await followAll(context, before);
    return answer;
  },

  async remove(context, input) {
    const itemIds = await itemIdsOf(context, [input.params.id]);
    return followPresence(context, itemIds, () => posts.remove(context, input));
  },

  async restore(context, input) {
    const ids = [input.params.id];
    const itemIds = await itemIdsOf(context, ids);
    return askAgainAfter(context, { table: 'posts', ids }, () =>
      followPresence(context, itemIds, () => posts.restore(context, input)),
    );
  },

  async removeMany(context, input) {
    const itemIds = await itemIdsOf(context, input.body.ids);
    return followPresence(context, itemIds, () => posts.removeMany(context, input));
  },

  async restoreMany(context, input) {
    const { ids } = input.body;
    const itemIds = await itemIdsOf(context, ids);
    return askAgainAfter(context, { table: 'posts', ids }, () =>
      followPresence(context, itemIds, () => posts.restoreMany(context, input)),
    );
  },
});

// Of posts in the trash as well.
async function itemIdsOf(
  { transaction, workspaceId }: MemberContext,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await transaction.query<{ id: string }>(
    `select distinct content_item_id as id from posts where workspace_id = $1 and id = any($2::uuid[])`,
    [workspaceId, ids],
  );
  return rows.map(({ id }) => id);
}

async function followAll(context: MemberContext, before: readonly Post[]): Promise<void> {
  if (before.length === 0) return;
  const after = await readPosts(
    context,
    before.map(({ id }) => id),
  );
  const byId = new Map(after.map((post) => [post.id, post]));
  for (const one of before) {
    const now = byId.get(one.id);
    if (now) await followPost(context, one, now);
  }
}

// Items are locked before their posts, as a move does it: two who lock the other way round would wait
// for each other.
async function lockPosts(context: MemberContext, ids: readonly string[]): Promise<Post[]> {
  const known = await readPosts(context, ids);
  await lockItems(context, [...new Set(known.map(({ contentItemId }) => contentItemId))]);
  return posts.lockAll(context, 'id = any($2::uuid[])', ids);
}

function readPosts(context: MemberContext, ids: readonly string[]): Promise<Post[]> {
  return posts.read(context, 'id = any($2::uuid[])', [ids]);
}
