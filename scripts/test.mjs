import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { isFresh } from './freshness.mjs';
import { cache, ensureInstalled, programOf, root, runtime } from './install.mjs';

// `npm test`: everything, in the order in which it fails soonest. The last line is the sum of it.

const reports = { units: join(cache, 'vitest.json'), journeys: join(cache, 'playwright.json') };
const total = { passed: 0, failed: 0 };

const stages = [
  { title: 'Format, types, lint, boundaries, unused code', run: check },
  { title: 'Build', run: async () => isFresh(root) || (await build(), true) },
  { title: 'Units, rules and the API on a real PostgreSQL', run: units },
  { title: 'Browser journeys', run: journeys },
];

ensureInstalled();
mkdirSync(cache, { recursive: true });
for (const report of Object.values(reports)) rmSync(report, { force: true });
for (const { title, run } of stages) {
  console.log(`\n── ${title} ──`);
  if (await run()) continue;
  console.log(`\nStopped at: ${title}`);
  total.failed ||= 1;
  process.exitCode = 1;
  break;
}
console.log(`${total.passed} passed, ${total.failed} failed`);

function units() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.units}`];
  const ok = runProgram(programOf('vitest'), [
    'run',
    '--config',
    'build/vitest.config.ts',
    ...reporters,
  ]);
  if (existsSync(reports.units)) {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(reports.units, 'utf8'));
    total.passed += numPassedTests;
    total.failed += numFailedTests;
  }
  return ok;
}

function journeys() {
  const ok = runProgram(programOf('@playwright/test', 'playwright'), [
    'test',
    ...['--config', 'build/playwright.config.ts'],
    '--pass-with-no-tests',
  ]);
  if (existsSync(reports.journeys)) {
    const { expected, flaky, unexpected } = JSON.parse(
      readFileSync(reports.journeys, 'utf8'),
    ).stats;
    total.passed += expected + flaky;
    total.failed += unexpected;
  }
  return ok;
}

function runProgram(program, args) {
  return spawnSync(runtime(), [program, ...args], { cwd: root, stdio: 'inherit' }).status === 0;
}
