import { routes } from '#server/routes.ts';
import { onContent } from '#domains/content/service.ts';
import { deliverablesContract } from './contract.ts';
import { deliverables, lockDeliverables, moveDeliverable } from './service.ts';
import { followContent, followPosted } from './sync/service.ts';

onContent({ posted: followPosted });

export const deliverablesRoutes = routes('deliverables', deliverablesContract, {
  ...deliverables,

  async update(context, { params, body }) {
    const answer = await deliverables.update(context, { params, body });
    // What is posted already may get its address, or its content, later.
    if (body.liveUrl || body.contentItemId) {
      const [after] = await lockDeliverables(context, 'id = $2', params.id);
      if (after) await followContent(context, after, after);
    }
    return answer;
  },

  move: (context, { params, body }) => moveDeliverable(context, params.id, body, followContent),
});
