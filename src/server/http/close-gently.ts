import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

const quietMs = 250;
const maxMs = 2_000;

/**
 * Takes no more connections, and ends each open one with the answer to its next request. Closed
 * between two requests instead, a connection breaks just when a busy client sends the next one, who
 * then cannot know whether it counted. Those that say nothing for a while are closed all the same.
 */
export async function closeGently(app: FastifyInstance): Promise<void> {
  const { server } = app;
  let heard = performance.now();
  server.prependListener('request', () => (heard = performance.now()));
  const closeIdle = server.closeIdleConnections.bind(server);
  // Node and Fastify both would call it at the beginning.
  server.closeIdleConnections = () => undefined;
  const closed = app.close();
  const countConnections = promisify(server.getConnections.bind(server));
  const latest = heard + maxMs;
  for (let now = heard; now < Math.min(heard + quietMs, latest); now = performance.now()) {
    if ((await countConnections()) === 0) break;
    await delay(10);
  }
  server.closeIdleConnections = closeIdle;
  closeIdle();
  await closed;
}
