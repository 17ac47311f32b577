import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inputsOf, isFresh } from './freshness.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dayslate-fresh-'));
  mkdirSync(join(root, 'src/client'), { recursive: true });
  mkdirSync(join(root, 'dist'));
  write('src/client/a.ts', 'a');
  write('index.html', '<p>');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('without a note of a finished build, dist is stale', () => {
  expect(isFresh(root)).toBe(false);
});

test('dist is fresh until a source changes, appears or disappears', () => {
  noteBuild();
  expect(isFresh(root)).toBe(true);
  write('src/client/a.ts', 'b');
  expect(isFresh(root)).toBe(false);
  noteBuild();
  write('src/client/b.ts', 'b');
  expect(isFresh(root)).toBe(false);
  noteBuild();
  rmSync(join(root, 'src/client/b.ts'));
  expect(isFresh(root)).toBe(false);
});

test('a source that was only touched leaves dist fresh', () => {
  noteBuild();
  utimesSync(join(root, 'src/client/a.ts'), 1, 1);
  expect(isFresh(root)).toBe(true);
});

test('tests are no part of the browser app', () => {
  noteBuild();
  write('src/client/a.test.ts', 'test');
  expect(isFresh(root)).toBe(true);
});

function write(path: string, content: string) {
  writeFileSync(join(root, path), content);
}

function noteBuild() {
  const inputs = inputsOf(root);
  write('dist/.inputs', JSON.stringify({ looks: inputs.looks(), content: inputs.content() }));
}
