import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

// `migrations/SHA256SUMS` has a line for each migration, as `sha256sum` writes them. What is of a
// release, or on the main branch, has landed: others have run its file, so neither may change any more.

const list = 'migrations/SHA256SUMS';
const kept = 'src/server/testing/kept';

/** What is wrong with the migrations and their list, a line each. */
export function findProblems(root: string): string[] {
  const files = sumFiles(root);
  const lines = readLines(root);
  const listed = new Map(lines);
  const landed = new Map([...readLanded(root), ...readReleased(root)]);
  return [
    ...[...landed].flatMap(([file, sum]) =>
      files.get(file) === sum && listed.get(file) === sum ? [] : [changed(file, files.has(file))],
    ),
    ...[...files].flatMap(([file, sum]) =>
      landed.has(file) || listed.get(file) === sum ? [] : [unlisted(file)],
    ),
    ...[...listed.keys()].flatMap((file) =>
      files.has(file) || landed.has(file) ? [] : [gone(file)],
    ),
    ...(lines.length > listed.size ? [`${list} names a file twice. ${mend}`] : []),
  ];
}

/** Gives every file its line, sorted; those that have landed keep theirs. */
export function writeList(root: string): void {
  const sums = new Map([...sumFiles(root), ...readLanded(root), ...readReleased(root)]);
  const names = [...sums.keys()].sort();
  const lines = names.map((file) => `${sums.get(file)}  ${file}\n`);
  writeFileSync(join(root, list), lines.join(''));
}

const mend = '`npm run db:types` writes it.';
const unlisted = (file: string) => `migrations/${file} is not in ${list} as it is. ${mend}`;
const gone = (file: string) => `migrations/${file} is in ${list} and not there. ${mend}`;
const changed = (file: string, isThere: boolean) =>
  `migrations/${file} has landed: it may not ${isThere ? 'change' : 'go'}, as others have run it. ` +
  'Put it and its line back (git checkout), and say what is new in a migration of its own.';

function sumFiles(root: string): Map<string, string> {
  const names = readdirSync(join(root, 'migrations')).filter((name) => name.endsWith('.sql'));
  return new Map(
    names.sort().map((name) => {
      const text = readFileSync(join(root, 'migrations', name));
      return [name, createHash('sha256').update(text).digest('hex')];
    }),
  );
}

function readLines(root: string): [string, string][] {
  return existsSync(join(root, list)) ? parse(readFileSync(join(root, list), 'utf8')) : [];
}

// Where this branch left the main one: what landed there since then comes with the next merge.
// Without git, or far from any main branch, a changed line is left to whoever reviews it.
function readLanded(root: string): Map<string, string> {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout : undefined;
  };
  for (const main of ['origin/main', 'main']) {
    const base = git('merge-base', 'HEAD', main)?.trim();
    if (base) return new Map(parse(git('show', `${base}:./${list}`) ?? ''));
  }
  return new Map();
}

/** What each release left behind is kept, with what its files said: that holds without git, too. */
function readReleased(root: string): Map<string, string> {
  const folder = join(root, kept);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const releases = names.filter((name) => /^\d+\.\d+\.\d+\.json\.br$/.test(name));
  return new Map(
    releases.flatMap((name) => {
      const text = brotliDecompressSync(readFileSync(join(folder, name))).toString();
      // Written by db-keep.ts.
      const { rows } = JSON.parse(text) as { rows: { kysely_migration_checksum: string[] } };
      return rows.kysely_migration_checksum.map((row): [string, string] => {
        const its = JSON.parse(row) as { name: string; checksum: string }; // As above.
        return [`${its.name}.sql`, its.checksum];
      });
    }),
  );
}

function parse(text: string): [string, string][] {
  return text
    .split('\n')
    .map((line) => line.split('  '))
    .flatMap(([sum, file]) => (sum && file ? [[file, sum]] : []));
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const problems = findProblems(fileURLToPath(new URL('../', import.meta.url)));
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
