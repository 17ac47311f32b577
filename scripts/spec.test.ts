import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './install.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Row {
  statement: string;
  where: string[];
  proofs: { file: string; title: string }[];
}

/** The rows of docs/spec.md: what the product promises, where it lives, which test proves it. */
function rowsOf(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (Statement|---)/.test(line))
    .map((line) => {
      const [statement = '', where = '', proof = ''] = line.slice(2, -2).split(' | ');
      return {
        statement,
        where: [...where.matchAll(/`([^`]+)`/g)].map((found) => found[1] ?? ''),
        proofs: [...proof.matchAll(/`([^`]+)` (.+?)(?=<br>|$)/g)].map(
          ([, file = '', title = '']) => ({ file, title }),
        ),
      };
    });
}

const rows = rowsOf(read('docs/spec.md'));
// What a comment says is shown to nobody.
const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
// Long sentences are broken into several lines of code.
const inOneLine = (text: string) => text.replaceAll(/['"`] \+\s*['"`]|\s*\n\s*/g, ' ');

test('the table has the whole spec', () => {
  expect(rows.length).toBeGreaterThan(180);
});

test.each(rows)('$statement', ({ statement, where, proofs }) => {
  expect(where.length).toBeGreaterThan(0);
  expect(where.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(proofs.length).toBeGreaterThan(0);
  expect(proofs.filter(({ file, title }) => !read(file).includes(title))).toEqual([]);
  // The spec's texts stand in one of those files letter for letter; what is filled in is in braces.
  const code = where.map((path) => inOneLine(withoutComments(read(path))));
  const pieces = [...statement.matchAll(/“([^”]+)”/g)].flatMap(([, quoted = '']) =>
    quoted.split(/\{[^}]+\}/).map((piece) => piece.trim()),
  );
  expect(pieces.filter((piece) => !code.some((text) => text.includes(piece)))).toEqual([]);
});
