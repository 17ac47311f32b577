import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('the types of the tables are those of the migrations', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dayslate-tables-'));
  const made = join(folder, 'tables.ts');
  await promisify(execFile)(process.execPath, ['scripts/db-types.ts', made]);
  expect(readFileSync(made, 'utf8')).toBe(readFileSync('src/server/database/tables.ts', 'utf8'));
  rmSync(folder, { recursive: true });
  // A database of its own, in a process of its own.
}, 60_000);
