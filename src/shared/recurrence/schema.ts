import * as z from 'zod/mini';
import { readRecurrence } from './rule.ts';

const maxLength = 200;

/** The text of a rule, in zod: checked by reading it, which also says what is wrong. */
export const recurrenceRule = z
  .string()
  .check(z.maxLength(maxLength, 'This rule is too long'))
  .check(({ value, issues }) => {
    const read = readRecurrence(value);
    if (typeof read === 'string') issues.push({ code: 'custom', message: read, input: value });
  });
