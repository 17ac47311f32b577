import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
// oxlint-disable no-restricted-imports -- The bench kills for longer, by the same code; it has no alias.
import {
  abandon,
  begin,
  killPostmaster,
  killServer,
  neighbourOf,
  newSite,
  postmasterOf,
  untilReady,
  type Life,
  type Site,
} from '../../bench/kill/program.ts';
import { runKillRounds, type Victim } from '../../bench/kill/rounds.ts';
import { judge, openTruth } from '../../bench/kill/truth.ts';
import { Writer } from '../../bench/kill/writer.ts';
import { signUp } from '../../bench/product.ts';
// oxlint-enable no-restricted-imports
import { TestClient } from '#server/testing/client.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';

// Nothing here looks at pages, and a build may be under way.
const env = { DAYSLATE_DEV: 'true' };
const minute = 60_000;
const sites: Site[] = [];

afterEach(() => {
  for (const site of sites.splice(0)) abandon(site);
});

test(
  'whatever is killed, nothing acknowledged is lost, nothing is half done or done twice',
  { timeout: 10 * minute },
  async () => {
    const victims: Victim[] = [
      ...Array.from({ length: 20 }, (): Victim => 'everything'),
      ...(['server', 'database', 'server', 'database'] as const),
    ];
    const outcome = await runKillRounds({ victims, maxLifeMs: 600, env });
    const { lost, half, doubled, wrong, rounds } = outcome;
    expect({ lost, half, doubled, wrong, rounds }).toEqual({
      lost: [],
      half: [],
      doubled: [],
      wrong: [],
      rounds: 24,
    });
    expect(outcome.acknowledged).toBeGreaterThan(rounds);
  },
);

test(
  'asked to stop under load it answers what it began, farewells its followers and leaves nothing running',
  { timeout: minute },
  async () => {
    const site = await aSite();
    const life = begin(site);
    await untilReady(life);
    const writers = await someWriters(site, 8);
    const readers = await Promise.all(writers.slice(0, 3).map((writer) => follow(site, writer)));
    const postmaster = postmasterOf(site);
    const writing = Promise.all(writers.map((writer) => writer.write()));
    await delay(500);

    const began = performance.now();
    life.child.kill('SIGTERM');
    expect([await life.ended, life.said()]).toEqual([0, expect.anything()]);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(postmaster).toBeDefined();
    expect(postmasterOf(site)).toBeUndefined();
    await writing;

    expect(readers.map((reader) => reader.reconnects)).toEqual([1, 1, 1]);
    const refused = writers.flatMap((writer) => writer.refusals.map(({ status }) => status));
    expect(refused.filter((status) => status !== 503 && status !== 'ECONNREFUSED')).toEqual([]);

    const again = begin(site);
    await untilReady(again);
    await expectKept(site, writers);
    await endWell(again);
  },
);

test(
  'a second server on the same data joins while the first writes, and goes on when it is killed',
  { timeout: minute },
  async () => {
    const site = await aSite();
    const first = begin(site);
    await untilReady(first);
    const writers = await someWriters(site, 4);
    const postmaster = postmasterOf(site);
    const writing = Promise.all(writers.map((writer) => writer.write()));

    const beside = await neighbourOf(site);
    const second = begin(beside);
    await untilReady(second);
    expect(postmasterOf(site)).toBe(postmaster);

    killServer(first);
    await Promise.all([first.ended, writing]);
    await untilReady(second);
    expect(postmasterOf(site)).toBe(postmaster);
    await expectKept(beside, writers);
    await endWell(second);
    expect(postmasterOf(site)).toBeUndefined();
  },
);

test(
  'when PostgreSQL is killed, followers hear of later writes and newcomers are greeted',
  { timeout: minute },
  async () => {
    const site = await aSite();
    const life = begin(site);
    await untilReady(life);
    const [writer, newcomer] = await someWriters(site, 2);
    if (!writer || !newcomer) throw new Error('two writers were asked for');
    const reader = await follow(site, writer);
    await killAndAwaitPostgres(life);
    const told = reader.changes.length;
    await writer.write(() => writer.acknowledged.length > 0);
    await reader.until(() => reader.changes.length > told, 10_000);
    reader.disconnect();

    await killAndAwaitPostgres(life);
    const late = await follow(site, newcomer);
    expect(late.hellos).toHaveLength(1);
    late.disconnect();
    await endWell(life);
  },
);

test(
  'asked to stop while it starts, it ends well and leaves no PostgreSQL behind',
  { timeout: minute },
  async () => {
    const site = await aSite();
    for (const ms of [1_000, 500, 600, 700, 800, 900]) {
      const life = begin(site);
      await delay(ms);
      life.child.kill('SIGTERM');
      // Before anything of ours has loaded, the signal itself ends the process.
      expect([0, 'SIGTERM']).toContain(await life.ended);
      expect(postmasterOf(site)).toBeUndefined();
    }
  },
);

test(
  'a port in use is said in one line, and who has it keeps running',
  { timeout: minute },
  async () => {
    const site = await aSite();
    const first = begin(site);
    await untilReady(first);
    const second = begin(site);
    expect(await second.ended).toBe(1);
    expect(linesOf(second)).toEqual([
      expect.stringMatching(new RegExp(`port ${site.port} .*is in use`, 'i')),
    ]);
    await untilReady(first);
    expect(first.child.exitCode).toBeNull();
    await endWell(first);
  },
);

test.each([
  ['a port that is no number', { PORT: 'many' }, /PORT/],
  [
    'a database that nobody serves',
    { DATABASE_URL: 'postgres://nobody@localhost:9/none' },
    /database|DATABASE_URL/,
  ],
  ['an address that is not of this machine', { HOST: '192.0.2.1' }, /HOST|192\.0\.2\.1/],
])(
  '%s is said in one line, and no PostgreSQL stays behind',
  { timeout: minute },
  async (_, wrong, words) => {
    const site = await aSite();
    const life = begin(site, wrong);
    expect(await life.ended).toBe(1);
    expect(linesOf(life)).toEqual([expect.stringMatching(words)]);
    await expect.poll(() => postmasterOf(site)).toBeUndefined();
  },
);

test('a data folder that cannot be made is said in one line', { timeout: minute }, async () => {
  const site = await aSite();
  const file = join(site.dataDir, 'file');
  writeFileSync(file, 'a file, where a folder would have to be');
  const life = begin(site, { DATA_DIR: join(file, 'data') });
  expect(await life.ended).toBe(1);
  expect(linesOf(life)).toEqual([expect.stringMatching(/DATA_DIR .*cannot be written/)]);
});

async function aSite(): Promise<Site> {
  const site = await newSite(env);
  sites.push(site);
  return site;
}

async function someWriters(site: Site, count: number): Promise<Writer[]> {
  const people = await Promise.all(Array.from({ length: count }, () => signUp(site.origin)));
  return people.map(({ client, userId }) => new Writer(client, userId));
}

function follow(site: Site, { client }: Writer): Promise<FeedReader> {
  const { origin } = site;
  return new FeedReader(new TestClient({ url: origin, origin, cookie: client.cookie })).connect();
}

async function expectKept(site: Site, writers: Writer[]): Promise<void> {
  const truth = await openTruth(site);
  try {
    for (const writer of writers) {
      expect(await judge(truth, writer, 'round')).toEqual({ lost: [], half: [], doubled: [] });
      expect(writer.wrong).toEqual([]);
      expect(writer.acknowledged.length).toBeGreaterThan(0);
    }
  } finally {
    await truth.end();
  }
}

async function killAndAwaitPostgres(life: Life): Promise<void> {
  const before = postmasterOf(life.site);
  killPostmaster(life.site);
  await untilReady(life, () => ![undefined, before].includes(postmasterOf(life.site)));
}

async function endWell(life: Life): Promise<void> {
  life.child.kill('SIGTERM');
  expect([await life.ended, life.said()]).toEqual([0, expect.anything()]);
}

function linesOf(life: Life): string[] {
  return life.said().trim().split('\n');
}
