import { availableParallelism, loadavg } from 'node:os';
import { runKillRounds, type Outcome, type Victim } from './kill/rounds.ts';
import { percentile } from './measure.ts';
import { report } from './report.ts';

/** Everything in even rounds, the server alone in odd ones, and every third time only PostgreSQL. */
function victimOf(round: number): Victim {
  if (round % 3 === 2) return 'database';
  return round % 2 === 0 ? 'everything' : 'server';
}

/** Kills the product again and again under eight writers, and counts what it did not keep. */
export async function benchKill(rounds = 200): Promise<void> {
  const outcome = await runKillRounds({
    victims: Array.from({ length: rounds }, (_, i) => victimOf(i)),
    afterRound(now) {
      if (now.rounds % 10 === 0)
        process.stdout.write(
          `round ${now.rounds}: ${now.acknowledged} acknowledged, ${faults(now).length} faults\n`,
        );
    },
  });
  for (const fault of faults(outcome).slice(0, 20)) process.stdout.write(`  ${fault}\n`);
  const { healthyMs, refusals, lost, half, doubled, wrong } = outcome;
  const all = Object.values(healthyMs).flat();
  const withoutDatabase = refusals.filter(({ status }) => status === 503).map(({ ms }) => ms);
  report(
    { name: 'kill: rounds', value: outcome.rounds, unit: '', goal: { atLeast: rounds } },
    {
      name: 'kill: acknowledged writes',
      value: outcome.acknowledged,
      unit: '',
      goal: { atLeast: rounds },
    },
    { name: 'kill: acknowledged writes lost', value: lost.length, unit: '', goal: { atMost: 0 } },
    { name: 'kill: half-applied operations', value: half.length, unit: '', goal: { atMost: 0 } },
    { name: 'kill: doubled operations', value: doubled.length, unit: '', goal: { atMost: 0 } },
    {
      name: 'kill: answers and processes gone wrong',
      value: wrong.length,
      unit: '',
      goal: { atMost: 0 },
    },
    {
      name: 'kill: healthy again, p50',
      value: percentile(all, 0.5),
      unit: 'ms',
      goal: { atMost: 3_000 },
    },
    {
      name: 'kill: healthy again, p95',
      value: percentile(all, 0.95),
      unit: 'ms',
      goal: { atMost: 3_000 },
      note: `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`,
    },
    {
      name: 'kill: healthy again, longest',
      value: Math.max(...all),
      unit: 'ms',
      goal: { atMost: 10_000 },
    },
  );
  for (const [victim, samples] of Object.entries(healthyMs)) {
    if (samples.length === 0) continue;
    report({
      name: `kill: healthy again after ${victim}, p95`,
      value: percentile(samples, 0.95),
      unit: 'ms',
      goal: { atMost: 3_000 },
      note: `${samples.length} rounds, p50 ${percentile(samples, 0.5).toFixed(0)} ms`,
    });
  }
  if (withoutDatabase.length > 0)
    report({
      name: 'kill: 503 while PostgreSQL is away, longest wait',
      value: Math.max(...withoutDatabase),
      unit: 'ms',
      goal: { atMost: 2_000 },
      note: `${withoutDatabase.length} answers`,
    });
}

function faults({ lost, half, doubled, wrong }: Outcome): string[] {
  const named = { lost, half, doubled, wrong };
  return Object.entries(named).flatMap(([name, found]) => found.map((text) => `${name}: ${text}`));
}
