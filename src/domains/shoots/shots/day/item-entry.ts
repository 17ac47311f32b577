import { readTime } from '#domains/tasks/rules.ts';

/** The time that a line begins with, if it does, and what happens then. */
export function withTime(typed: string): { title: string; startTime: string | null } {
  const [, time = '', title = ''] =
    /^\s*(\d{1,2}(?:[:.h]\d{2})?\s*(?:[ap]\.?m\.?)?)[\s,–-]+(\S.*)$/i.exec(typed) ?? [];
  // '3 portraits' begins with no time: hours alone are one with am or pm.
  const isTime = /[:.h]\d{2}|[ap]\.?m/i.test(time);
  const startTime = isTime ? (readTime(time.trim().replace('.', ':')) ?? null) : null;
  return { title: startTime ? title.trim() : typed.trim(), startTime };
}
