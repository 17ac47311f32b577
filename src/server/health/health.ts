import * as z from 'zod/mini';
import { operation } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { Feed } from '#server/feed/feed.ts';
import { routes } from '#server/http/routes.ts';

const status = z.strictObject({ status: z.literal('ok') });

const healthContract = {
  healthy: operation({
    summary: 'The process lives',
    method: 'GET',
    path: '/health',
    access: 'public',
    input: {},
    output: status,
    bodyBytes: 0,
    withoutDatabase: true,
  }),
  ready: operation({
    summary: 'The process reaches its database, and live changes reach those who follow them',
    method: 'GET',
    path: '/ready',
    access: 'public',
    input: {},
    output: status,
    bodyBytes: 0,
  }),
};

const ok = { status: 'ok' } as const;

/** For load balancers and process supervisors. */
export function healthRoutes(feed: Pick<Feed, 'standsStill'>) {
  return routes('health', healthContract, {
    healthy: async () => ok,
    async ready({ database }) {
      const rows = await database.once('select $1::int as one', [1]);
      if (rows.length !== 1) throw new AppError('unavailable', 'The database gives no answer');
      const standsStill = await feed.standsStill().catch((cause: unknown) => {
        const text = 'Live changes are out of reach: their own way to the database fails';
        throw new AppError('unavailable', text, { cause });
      });
      if (standsStill) throw new AppError('unavailable', 'The live feed stands still');
      return ok;
    },
  });
}
