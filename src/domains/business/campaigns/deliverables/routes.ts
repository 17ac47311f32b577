import { routes } from '#server/http/routes.ts';
import { onAgenda } from '#domains/around/agenda/service.ts';
import { ofDeal } from '#domains/business/campaigns/service.ts';
import { followsContent } from '#domains/making/content/merging/service.ts';
import { onContent } from '#domains/making/content/service.ts';
import { knowsOwed } from '#domains/making/content/posts/service.ts';
import { firstOwed } from '#domains/business/campaigns/sync/rules.ts';
import { deliverablesContract } from './contract.ts';
import { deliverableDates, withItsFrames } from './rules.ts';
import {
  createDeliverable,
  deliverables,
  lockDeliverables,
  moveDeliverable,
  removeDeliverable,
  restoreDeliverable,
  unpostDeliverable,
} from './service.ts';
import {
  followContent,
  followLink,
  followPosted,
} from '#domains/business/campaigns/sync/service.ts';

onContent({ posted: followPosted });
knowsOwed(async (context, itemId) =>
  firstOwed(await deliverables.read(context, 'content_item_id = $2', [itemId])),
);
followsContent('deliverables', deliverables);

const dated = {
  ...ofDeal('deliverables'),
  layer: 'deals',
  collection: 'deliverables',
  title: 'row.title',
  status: 'row.status',
  assignee: 'coalesce(row.assignee_user_id, deal.owner_user_id)',
} as const;
onAgenda(...deliverableDates.map((rule) => ({ ...dated, rule })));

// Which posts of its content stand for it.
const places = ['platform', 'format', 'channelId'] as const;

export const deliverablesRoutes = routes('deliverables', deliverablesContract, {
  ...deliverables,

  async create(context, { body }) {
    const answer = await createDeliverable(context, body);
    if (body.contentItemId) await followLink(context, body.contentItemId);
    return answer;
  },

  async update(context, { params, body }) {
    const isPlaced = places.some((field) => body[field] !== undefined);
    const [before] = isPlaced ? await lockDeliverables(context, 'id = $2', params.id) : [];
    const answer = await deliverables.update(context, { params, body: withItsFrames(body) });
    if (!isPlaced && !body.liveUrl && !body.contentItemId) return answer;
    const [after] = await lockDeliverables(context, 'id = $2', params.id);
    const isElsewhere = before && places.some((field) => before[field] !== after?.[field]);
    // What is posted already may get its address, its content, or its channel later.
    if (after && (isElsewhere || body.liveUrl || body.contentItemId))
      await followContent(context, after, after);
    if (after?.contentItemId && (isElsewhere || body.contentItemId))
      await followLink(context, after.contentItemId);
    return answer;
  },

  remove: (context, { params }) => removeDeliverable(context, params.id),

  async restore(context, { params }) {
    const answer = await restoreDeliverable(context, params.id);
    // Its content may have gone out meanwhile.
    const [back] = await lockDeliverables(context, 'id = $2', params.id);
    if (back?.contentItemId) await followLink(context, back.contentItemId);
    return answer;
  },

  move: (context, { params, body }) => moveDeliverable(context, params.id, body, followContent),

  unpost: (context, { params }) => unpostDeliverable(context, params.id, followContent),
});
