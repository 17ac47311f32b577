import { findsRecords } from '#server/http/kept-answers.ts';
import { routes } from '#server/http/routes.ts';
import { membersContract } from './contract.ts';
import { changeMember, leaveWorkspace, removeMember, transferWorkspace } from './service.ts';
import { listAddresses, listMembers } from '#domains/people/workspaces/members/reading/service.ts';

const thereText =
  'select id from workspace_members where workspace_id = $1 and id = any($2::uuid[])';
findsRecords('members', 'workspace', ({ query }, id, ids) => query(thereText, [id, ids]));

export const membersRoutes = routes('members', membersContract, {
  list: (context, { query }) => listMembers(context, query),
  addresses: async (context) => ({ addresses: await listAddresses(context) }),
  update: (context, { params, body }) => changeMember(context, params.memberId, body),
  remove: (context, { params }) => removeMember(context, params.memberId),
  async leave(context) {
    await leaveWorkspace(context);
    return {};
  },
  transfer: (context, { body }) => transferWorkspace(context, body.memberId),
});
