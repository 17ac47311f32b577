import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Feed } from '#server/feed/feed.ts';
import type { Services } from '#server/http/context.ts';
import { unknownOperation } from '#server/http/http.ts';

const prefix = 'dayslate_';
/** How often the event loop is looked at: each look wakes a process that has nothing to do. */
const lookEveryMs = 200;

/** What is counted of this server, for Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  readonly answers = new Histogram({
    name: `${prefix}http_request_duration_seconds`,
    help: 'How long requests took until they were answered',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });
  readonly slowStatements = new Counter({
    name: `${prefix}slow_statements_total`,
    help: 'Statements that took longer than SLOW_STATEMENT_MS',
    registers: [this.registry],
  });
  #isWatched = false;

  /** Everything as text. What costs something while nobody looks begins with the first who does. */
  async text(): Promise<string> {
    if (!this.#isWatched)
      collectDefaultMetrics({
        ...{ register: this.registry, prefix, eventLoopMonitoringPrecision: lookEveryMs },
      });
    this.#isWatched = true;
    return this.registry.metrics();
  }
}

/** Counts every answer, and gives the figures to who may see them: this machine, or who has the token. */
export function serveMetrics(
  app: FastifyInstance,
  { metrics, services, feed }: { metrics: Metrics; services: Services; feed: Pick<Feed, 'size'> },
): void {
  const { config } = services;
  describe(metrics.registry, services, feed);
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    metrics.answers.observe(labels, reply.elapsedTime / 1_000);
    done();
  });
  app.get(
    '/metrics',
    { config: { declared: 'page' }, schema: { hide: true } },
    async (request, reply) => {
      if (!maySee(config, request)) throw unknownOperation();
      return reply
        .type(metrics.registry.contentType)
        .header('cache-control', 'no-store')
        .send(await metrics.text());
    },
  );
}

function describe(registry: Registry, { database, log }: Services, feed: Pick<Feed, 'size'>): void {
  const registers = [registry];
  new Gauge({
    ...{ name: `${prefix}database_connections`, registers, labelNames: ['state'] },
    help: 'Connections to the database, and who waits for one',
    collect() {
      for (const [state, count] of Object.entries(database.standing())) this.set({ state }, count);
    },
  });
  new Gauge({
    ...{ name: `${prefix}feed_connections`, registers },
    help: 'Browsers that follow live changes here',
    collect() {
      this.set(feed.size);
    },
  });
  new Gauge({
    ...{ name: `${prefix}jobs`, registers, labelNames: ['state'] },
    help: 'Jobs in the database that are due, planned, or failed and tried again',
    async collect() {
      const [row] = await database.once<Record<string, number>>(jobsText, [0]).catch((err) => {
        log.warn({ err }, 'jobs could not be counted');
        return [];
      });
      this.reset();
      for (const [state, count] of Object.entries(row ?? {})) this.set({ state }, count);
    },
  });
}

const jobsText = `select count(*) filter (where run_at <= now()) as due,
    count(*) filter (where run_at > now() and attempts = $1::int) as planned,
    count(*) filter (where run_at > now() and attempts > $1::int) as failed
  from jobs`;

const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

function maySee(config: Services['config'], request: FastifyRequest): boolean {
  const { metricsToken, trustProxy, publicUrl } = config;
  if (metricsToken) return isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
  // Every request comes from this machine where a proxy stands on it: only one that says for whom
  // it asks can be told from a neighbour.
  const { headers, ip, socket } = request;
  const isForwarded = forwarding.some((name) => headers[name] !== undefined);
  const isHere = isLoopback(socket.remoteAddress ?? '') && isLoopback(ip);
  return isHere && (trustProxy || (!isForwarded && isLoopback(new URL(publicUrl).hostname)));
}

function isLoopback(address: string): boolean {
  return /^(localhost|::1|\[::1\]|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
}

function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}
