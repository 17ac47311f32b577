import * as z from 'zod/mini';
import { webUrl } from '#shared/entity.ts';

/** What is wrong with a web address; an empty field has none. */
export function webUrlProblem(text: string): string | undefined {
  const parsed = text.trim() === '' ? undefined : z.safeParse(webUrl, text);
  return parsed?.error?.issues[0]?.message;
}
