import { feedContract } from '#shared/feed-contract.ts';
import type { Cursors, Feed } from './feed.ts';
import { inSystemTransaction } from './database/transaction.ts';
import { routes } from './routes.ts';

/** The live feed: own stream and those of all own workspaces in one connection. */
export function feedRoutes(feed: Feed) {
  return routes('feed', feedContract, {
    async follow(context, { query }) {
      const { request, reply, session, database } = context;
      const { userId } = session;
      const streams = await inSystemTransaction(database, { userId }, async ({ query: run }) => {
        const rows = await run<{ id: string }>(
          `select workspace_id as id from workspace_members where user_id = $1`,
          [userId],
        );
        return [userId, ...rows.map((row) => row.id)];
      });
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
      await feed.follow(
        { sessionId: session.id, userId, response: reply.raw },
        streams,
        readCursors(query.since),
      );
      return {};
    },
  });
}

const cursorPattern = /^([0-9a-f-]{36}):([0-9a-f-]{36}):(\d{1,15})$/;

// What does not look like a cursor counts as none: the reader is told to read everything.
function readCursors(since = ''): Cursors {
  const cursors: Cursors = new Map();
  for (const part of since.split(',')) {
    const [, stream, epoch, seq] = cursorPattern.exec(part) ?? [];
    if (stream && epoch && seq) cursors.set(stream, { epoch, seq: Number(seq) });
  }
  return cursors;
}
