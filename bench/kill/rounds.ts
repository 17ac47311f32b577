import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { signUp } from '../product.ts';
import {
  abandon,
  begin,
  killAll,
  killPostmaster,
  killServer,
  newSite,
  postmasterOf,
  untilReady,
} from './program.ts';
import type { Life, Site } from './program.ts';
import { judge, openTruth, type Findings } from './truth.ts';
import { Writer, type Refusal } from './writer.ts';

/** What is killed: everything at once, the server alone, or PostgreSQL alone. */
export type Victim = 'everything' | 'server' | 'database';

export interface Outcome extends Findings {
  rounds: number;
  acknowledged: number;
  /** Answers that nobody may get, processes that did not do what they must. */
  wrong: string[];
  healthyMs: Record<Victim, number[]>;
  refusals: Refusal[];
}

const writers = 8;

/** Kills the product under load and compares what it promised with what it kept, again and again. */
export async function runKillRounds(options: {
  victims: Victim[];
  maxLifeMs?: number;
  env?: Record<string, string>;
  afterRound?(outcome: Outcome): void;
}): Promise<Outcome> {
  const { victims, maxLifeMs = 1_500, env = {}, afterRound } = options;
  const outcome: Outcome = {
    ...{ rounds: 0, acknowledged: 0, lost: [], half: [], doubled: [], wrong: [], refusals: [] },
    healthyMs: { everything: [], server: [], database: [] },
  };
  const site = await newSite(env);
  try {
    let life = begin(site);
    await untilReady(life);
    const people = await Promise.all(Array.from({ length: writers }, () => signUp(site.origin)));
    const all = people.map(({ client, userId }) => new Writer(client, userId));
    for (const victim of victims) {
      life = await round({
        site,
        life,
        all,
        victim,
        outcome,
        lifeMs: 50 + Math.random() * (maxLifeMs - 50),
      });
      afterRound?.(outcome);
    }
    await withTruth(site, (truth) => addFindings(outcome, truth, all, 'ever'));
    for (const writer of all) writer.client.close();
  } finally {
    abandon(site);
  }
  return outcome;
}

async function round(now: {
  site: Site;
  life: Life;
  all: Writer[];
  victim: Victim;
  outcome: Outcome;
  lifeMs: number;
}): Promise<Life> {
  const { site, all, victim, outcome } = now;
  for (const writer of all) writer.newRound();
  const writing = Promise.all(all.map((writer) => writer.write()));
  await delay(now.lifeMs);
  const life = await killAndRevive(now);
  await writing;

  await withTruth(site, (truth) => addFindings(outcome, truth, all, 'round'));
  await Promise.all(all.map((writer) => writer.repeat()));
  await withTruth(site, (truth) => addFindings(outcome, truth, all, 'round'));

  outcome.rounds += 1;
  for (const writer of all) {
    outcome.acknowledged += writer.acknowledged.length;
    outcome.wrong.push(...writer.wrong);
    outcome.refusals.push(...writer.refusals);
    // A connection may break with the server; while the server lives, the only refusal is 503.
    const unfit = writer.refusals.filter(
      ({ status }) => status !== 503 && (victim === 'database' || typeof status === 'number'),
    );
    outcome.wrong.push(
      ...unfit.map(
        ({ status }) => `${victim} killed, answered ${status}: ${life.said().slice(-1_500)}`,
      ),
    );
  }
  return life;
}

async function killAndRevive({
  site,
  life,
  all,
  victim,
  outcome,
}: Parameters<typeof round>[0]): Promise<Life> {
  const before = postmasterOf(site);
  const began = performance.now();
  if (victim === 'database') {
    killPostmaster(site);
    const reading = Promise.all(all.map((writer) => writer.readUntilWell()));
    // Its old backends may answer for a moment: healthy means the new server answers.
    await untilReady(life, () => ![undefined, before].includes(postmasterOf(site)));
    outcome.healthyMs.database.push(performance.now() - began);
    await reading;
    return life;
  }
  if (victim === 'server') killServer(life);
  else killAll(life);
  await life.ended;
  const next = begin(site);
  await untilReady(next);
  outcome.healthyMs[victim].push(performance.now() - began);
  const isAdopted = postmasterOf(site) === before;
  if (isAdopted !== (victim === 'server'))
    outcome.wrong.push(
      `${victim} killed: PostgreSQL was ${isAdopted ? 'not killed' : 'not adopted'}`,
    );
  return next;
}

async function addFindings(
  outcome: Outcome,
  truth: pg.Client,
  all: Writer[],
  scope: 'round' | 'ever',
): Promise<void> {
  for (const writer of all) {
    const { lost, half, doubled } = await judge(truth, writer, scope);
    outcome.lost.push(...lost);
    outcome.half.push(...half);
    outcome.doubled.push(...doubled);
  }
}

async function withTruth(site: Site, work: (truth: pg.Client) => Promise<void>): Promise<void> {
  const truth = await openTruth(site);
  try {
    await work(truth);
  } finally {
    await truth.end();
  }
}
