import { workspaceJobs } from '#domains/people/workspaces/deleted/service.ts';
import { sql } from 'kysely';
import { findsRecords } from '#server/http/kept-answers.ts';
import { routes } from '#server/http/routes.ts';
import { listReceivedInvitations } from '#domains/people/workspaces/answers/service.ts';
import { workspacesContract } from './contract.ts';
import {
  changeSettings,
  changeWorkspace,
  createPersonalWorkspace,
  createWorkspace,
  findWorkspaces,
  listWorkspaces,
} from './service.ts';
import {
  listDeletedWorkspaces,
  removeWorkspace,
  restoreWorkspace,
} from '#domains/people/workspaces/deleted/service.ts';

findsRecords('workspaces', 'own', findWorkspaces);

export const workspacesRoutes = routes(
  'workspaces',
  workspacesContract,
  {
    // One after the other: both name to the policies what they read.
    list: async (context) => ({
      ...(await listWorkspaces(context)),
      invitations: await listReceivedInvitations(context),
    }),
    create: (context, { body }) => createWorkspace(context, body),
    createPersonal: (context, { body }) => createPersonalWorkspace(context, body),
    async visit({ transaction, workspaceId, userId }) {
      await transaction.db
        .updateTable('workspaceMembers')
        .set({ lastAccessedAt: sql`now()` })
        .where('workspaceId', '=', workspaceId)
        .where('userId', '=', userId)
        .execute();
      return {};
    },
    update: (context, { body }) => changeSettings(context, body),
    rename: (context, { body }) => changeWorkspace(context, body),
    async remove(context, { body }) {
      await removeWorkspace(context, body.name);
      return {};
    },
    listDeleted: async (context) => ({ workspaces: await listDeletedWorkspaces(context) }),
    restore: (context, { params }) => restoreWorkspace(context, params.deletedId),
  },
  { jobs: workspaceJobs },
);
