import { expect, test } from 'vitest';
import { numberText } from './number-text.ts';

test('numbers read as the browser itself would write them', () => {
  const values = [0, 7, 999, 1_000, -1_000, 12_345, 999_999, 1_000_000, 1_234_567_890, 0.5, -2.25];
  for (const value of [...values, 1_234.567, 0.1 + 0.2, 99_999.999_9, Number.MAX_SAFE_INTEGER])
    expect(numberText(value)).toBe(value.toLocaleString('en'));
});
