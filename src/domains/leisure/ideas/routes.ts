import { routes } from '#server/http/routes.ts';
import { madeIdeasContract } from './contract.ts';
import { madeIdeas, makeIdea } from './service.ts';

// That whoever notes a link is in its workspace, the foreign key to the members sees to.
export const madeIdeasRoutes = routes('made-ideas', madeIdeasContract, {
  ...madeIdeas,
  make: (context, { body }) => makeIdea(context, body),
});
