import { routes } from '#server/routes.ts';
import { membersContract } from './contract.ts';
import {
  changeMember,
  leaveWorkspace,
  listMembers,
  removeMember,
  transferWorkspace,
} from './service.ts';

export const membersRoutes = routes('members', membersContract, {
  list: (context, { query }) => listMembers(context, query),
  update: (context, { params, body }) => changeMember(context, params.memberId, body),
  remove: (context, { params }) => removeMember(context, params.memberId),
  async leave(context) {
    await leaveWorkspace(context);
    return {};
  },
  transfer: (context, { body }) => transferWorkspace(context, body.memberId),
});
