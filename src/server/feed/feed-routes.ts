import { feedContract, readCursors } from '#shared/contracts/feed-contract.ts';
import { type FinanceAccess, type Role, seesMoney } from '#shared/permissions.ts';
import type { Feed } from './feed.ts';
import { AppError } from '#shared/errors.ts';
import { inSystemTransaction } from '#server/database/transaction.ts';
import { nameOwnWorkspaces } from '#server/records/own-workspaces.ts';
import { routes } from '#server/http/routes.ts';

/** The live feed: own stream and those of all own workspaces in one connection. */
export function feedRoutes(feed: Feed) {
  return routes('feed', feedContract, {
    async follow(context, { query }) {
      const { request, reply, session, database } = context;
      const { userId } = session;
      if (!feed.admit(userId, reply.raw)) {
        throw new AppError('too_many', 'Too many connections are open. Close some of them.', {
          retryAfterSeconds: 30,
        });
      }
      const findStreams = () =>
        inSystemTransaction(database, { userId }, async (transaction) => {
          await nameOwnWorkspaces(transaction, userId);
          return transaction.query<Followed>(streamsText, [userId, session.id]);
        });
      const found = await findStreams();
      const streams = found.map(({ id }) => id);
      if (!streams.includes(userId))
        throw new AppError('unauthenticated', 'User not authenticated');
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        // The connection lives long: a browser keeps it apart from its pool only over HTTP/2.
        connection: 'keep-alive',
      });
      request.raw.socket.setNoDelay(true);
      try {
        const keptFrom = new Set(found.filter(keepsMoney).map(({ id }) => id));
        const follower = { sessionId: session.id, userId, response: reply.raw, keptFrom };
        await feed.follow(follower, streams, readCursors(query.since ?? ''));
        // What ended or changed after the first look, a session or a membership, was announced
        // before this follower listened.
        const same = JSON.stringify(await findStreams()) === JSON.stringify(found);
        if (!same) feed.disconnect({ sessionId: session.id });
      } catch (error) {
        // The answer has begun, so its end is all that can be said; the browser connects again.
        reply.raw.end();
        throw error;
      }
      return {};
    },
  });
}

/** A stream, and of a workspace the own role there. */
interface Followed {
  id: string;
  role: Role | null;
  financeAccess: FinanceAccess | null;
}

function keepsMoney({ role, financeAccess }: Followed): boolean {
  return role !== null && financeAccess !== null && !seesMoney({ role, financeAccess });
}

// The own stream for as long as the session lives, and those of the own workspaces.
const streamsText = `
  select user_id as id, null as role, null as "financeAccess"
  from tokens where id = $2 and expires_at > now()
  union all (
    select workspace_id, role, finance_access from workspace_members join workspaces on workspaces.id = workspace_id
    where user_id = $1 and deleted_at is null order by 1)`;
