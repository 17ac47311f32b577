import { routes } from '#server/http/routes.ts';
import { noteProof } from '#server/accounts/tokens.ts';
import { AppError } from '#shared/errors.ts';
import { provePassword } from '#domains/people/auth/passwords/service.ts';
import { sessionsContract } from './contract.ts';
import { endSessions, listSessions } from './service.ts';

export const sessionsRoutes = routes('sessions', sessionsContract, {
  list: async ({ transaction, session }) => ({
    sessions: await listSessions(transaction, session),
  }),
  async prove(context, { body }) {
    await provePassword(context, body.password, 'password');
    await noteProof(context.database, context.session.id);
    return {};
  },
  async end({ transaction, userId }, { params }) {
    const ended = await endSessions(transaction, { userId, only: params.sessionId });
    if (ended === 0) throw new AppError('not_found', 'Session not found');
    return {};
  },
  async endOthers({ transaction, userId, session }) {
    await endSessions(transaction, { userId, except: session.id });
    return {};
  },
});
