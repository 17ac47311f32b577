import { expect, test } from 'vitest';
import { WriteAllowance } from './write-allowance.ts';

const megabyte = 1024 * 1024;

test('an account that wrote too much waits, and others do not', () => {
  const allowance = new WriteAllowance();
  const write = (userId: string, megabytes: number, at: number) =>
    allowance.take(userId, megabytes * megabyte, at);
  for (let i = 0; i < 26; i += 1) write('much', 10, 0);
  expect(() => write('much', 10, 0)).toThrow('Too much was written in a short time');
  expect(() => write('other', 10, 0)).not.toThrow();
  // Four megabytes too many are made up for after 128 seconds, at 32 KiB each.
  expect(() => write('much', 1, 127_000)).toThrow('Too much was written');
  expect(() => write('much', 1, 129_000)).not.toThrow();
});
