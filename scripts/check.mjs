import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, programOf, root, runtime } from './install.mjs';

const checks = [
  {
    name: 'Format (npx oxfmt mends it)',
    program: programOf.bind(null, 'oxfmt'),
    args: ['--check'],
  },
  { name: 'Types, server', program: tsc, args: ['-p', 'build/tsconfig.server.json'] },
  { name: 'Types, browser', program: tsc, args: ['-p', 'build/tsconfig.browser.json'] },
  { name: 'Types, tests and bench', program: tsc, args: ['-p', 'build/tsconfig.tests.json'] },
  { name: 'Lint and boundaries', program: programOf.bind(null, 'oxlint'), args: ['--type-aware'] },
  { name: 'Migrations that have landed', program: () => 'scripts/landed-migrations.ts', args: [] },
  { name: 'Unused code', program: programOf.bind(null, 'knip'), args: ['-c', 'build/knip.json'] },
];

/** Runs every check at once and prints what each one found; true when none failed. */
export async function check() {
  const results = await Promise.all(checks.map(runCheck));
  for (const { name, passed, output, seconds } of results) {
    console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (!passed) console.log(output.trim().replaceAll(/^/gm, '    '));
  }
  return results.every((result) => result.passed);
}

async function runCheck({ name, program, args }) {
  const began = Date.now();
  const child = spawn(runtime(), [program(), ...args], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1' },
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const [code, out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  return { name, passed: code === 0, output: out + err, seconds };
}

function tsc() {
  return programOf('typescript', 'tsc');
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  process.exitCode = (await check()) ? 0 : 1;
}
