import { routes } from '#server/http/routes.ts';
import { madeIdeasContract } from './contract.ts';
import { madeIdeas, makeIdea, requireMembership } from './service.ts';

export const madeIdeasRoutes = routes('made-ideas', madeIdeasContract, {
  ...madeIdeas,
  async create(context, input) {
    await requireMembership(context, input.body.linkWorkspaceId);
    return madeIdeas.create(context, input);
  },
  make: (context, { body }) => makeIdea(context, body),
});
