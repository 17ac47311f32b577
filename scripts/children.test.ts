import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';

// A package of its own, whose program says what it is told, and takes its time to leave.
const folder = mkdtempSync(join(tmpdir(), 'dayslate-children-'));
const children = new URL('children.mjs', import.meta.url).href;
writeFileSync(join(folder, 'package.json'), '{ "scripts": { "start": "node start.mjs" } }');
writeFileSync(
  join(folder, 'start.mjs'),
  `import { foreground } from '${children}';
   process.exitCode = await foreground(process.execPath, ['program.mjs']).ended;`,
);
writeFileSync(
  join(folder, 'program.mjs'),
  `process.on('SIGTERM', () => {
     console.log('told');
     setTimeout(() => process.exit(7), 300);
   });
   console.log('runs ' + process.pid);
   setTimeout(() => console.log('still there'), 15_000);`,
);
afterAll(() => rmSync(folder, { recursive: true }));

test('npm that is told to stop ends what it started', { timeout: 30_000 }, async () => {
  const npm = run('npm', ['start', '--silent']);
  await npm.untilSaid('runs');
  npm.child.kill('SIGTERM');
  await npm.untilSaid('told');
  const pid = Number(/runs (\d+)/.exec(npm.said())?.[1]);
  while (isThere(pid)) await delay(20);
  expect(npm.said().match(/told/g)).toHaveLength(1);
  expect(npm.said()).not.toContain('still there');
});

test('a program that is told to stop ends with its own code', async () => {
  const start = run(process.execPath, ['start.mjs']);
  await start.untilSaid('runs');
  start.child.kill('SIGTERM');
  start.child.kill('SIGTERM');
  expect(await start.ended).toBe(7);
  expect(start.said().match(/told/g)).toHaveLength(1);
});

interface Running {
  child: ChildProcess;
  said(): string;
  untilSaid(words: string): Promise<void>;
  ended: Promise<number | null>;
}

function run(program: string, args: string[]): Running {
  // What npm tells its scripts is for those of this package alone.
  const env = { PATH: process.env['PATH'], HOME: folder };
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (text) => (said += String(text)));
  return {
    child,
    said: () => said,
    async untilSaid(words) {
      while (!said.includes(words)) await delay(20);
    },
    ended: new Promise((resolve) => child.once('exit', resolve)),
  };
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
