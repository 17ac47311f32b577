import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findProblems, writeList } from './landed-migrations.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dayslate-landed-'));
  mkdirSync(join(root, 'migrations'));
  copyFileSync('.gitattributes', join(root, '.gitattributes'));
  git('init', '--initial-branch=main');
  write('0001-places.sql', 'create table places ()');
  writeList(root);
  commit();
  git('checkout', '-b', 'doors');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a new migration gets its line by the command, and may change until it lands', () => {
  write('0002-doors.sql', 'create table doors ()');
  expect(findProblems(root)).toEqual([
    'migrations/0002-doors.sql is not in migrations/SHA256SUMS as it is. `npm run db:types` writes it.',
  ]);
  writeList(root);
  expect(findProblems(root)).toEqual([]);
  commit();
  write('0002-doors.sql', 'create table doors (number integer)');
  expect(findProblems(root)).toHaveLength(1);
  writeList(root);
  expect(findProblems(root)).toEqual([]);
  rmSync(join(root, 'migrations/0002-doors.sql'));
  expect(findProblems(root)).toHaveLength(1);
  writeList(root);
  expect(findProblems(root)).toEqual([]);
});

test('a migration that landed may neither change nor go, and no command takes its line back', () => {
  write('0001-places.sql', 'create table places (name text)');
  writeList(root);
  commit();
  expect(findProblems(root)).toEqual([
    expect.stringMatching(/^migrations\/0001-places\.sql has landed: it may not change/),
  ]);
  rmSync(join(root, 'migrations/0001-places.sql'));
  expect(findProblems(root)).toEqual([expect.stringContaining('it may not go')]);
});

test('nor may its line, with or without the file', () => {
  write('0001-places.sql', 'create table places (name text)');
  rmSync(join(root, 'migrations/SHA256SUMS'));
  git('checkout', 'main', '--', 'migrations/0001-places.sql');
  expect(findProblems(root)).toEqual([expect.stringContaining('has landed')]);
  writeList(root);
  expect(findProblems(root)).toEqual([]);
});

test('on the main branch what is committed has landed', () => {
  git('checkout', 'main');
  write('0001-places.sql', 'create table places (name text)');
  expect(findProblems(root)).toEqual([expect.stringContaining('has landed')]);
});

test('what is of a release is frozen without git, too, whatever was committed since', () => {
  const kept = join(root, 'src/server/testing/kept');
  mkdirSync(kept, { recursive: true });
  copyFileSync('src/server/testing/kept/0.1.0.json.br', join(kept, '0.1.0.json.br'));
  cpSync('migrations', join(root, 'migrations'), { recursive: true });
  rmSync(join(root, 'migrations/0001-places.sql'));
  write('9999-places.sql', 'create table places ()');
  rmSync(join(root, '.git'), { recursive: true });
  writeList(root);
  expect(findProblems(root)).toEqual([]);
  write('0001-foundation.sql', 'create table users ()');
  writeList(root);
  expect(findProblems(root)).toEqual([
    expect.stringMatching(/^migrations\/0001-foundation\.sql has landed: it may not change/),
  ]);
});

test('two branches that each add one merge without a conflict', () => {
  write('0003-doors.sql', 'create table doors ()');
  writeList(root);
  commit();
  git('checkout', 'main');
  write('0002-roofs.sql', 'create table roofs ()');
  writeList(root);
  commit();
  git('checkout', 'doors');
  git('merge', 'main');
  writeList(root);
  expect(findProblems(root)).toEqual([]);
  expect(readFileSync(join(root, 'migrations/SHA256SUMS'), 'utf8').match(/\d{4}(?=-)/g)).toEqual([
    '0001',
    '0002',
    '0003',
  ]);
});

function write(file: string, text: string) {
  writeFileSync(join(root, 'migrations', file), text);
}

function commit() {
  git('add', '.');
  git('commit', '-m', 'a step');
}

function git(...args: string[]) {
  const who = ['-c', 'user.name=Tests', '-c', 'user.email=tests@dayslate.test'];
  execFileSync('git', [...who, ...args], { cwd: root, stdio: 'pipe' });
}
