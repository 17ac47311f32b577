import { readTime } from '#domains/tasks/rules.ts';

/** What a line says of the day: what happens, and when it starts and ends, as far as it says so. */
interface Entry {
  title: string;
  startTime: string | null;
  endTime: string | null;
}

const time = String.raw`\d{1,2}(?:[:.h]\d{2})?(?:\s*[ap]\.?m\.?)?`;
const until = String.raw`\s*[–—-]\s*|\s+(?:to|until)\s+`;
const then = String.raw`[\s,–—-]+(\S.*)`;
const fromTo = new RegExp(`^\\s*(${time})(${until})(${time})${then}$`, 'i');
const from = new RegExp(`^\\s*(${time})${then}$`, 'i');

/** The times that a line begins with, if it does, and what happens then: '7:30-9 Breakfast'. */
export function withTime(typed: string): Entry {
  return (
    withBoth(typed) ?? withStart(typed) ?? { title: typed.trim(), startTime: null, endTime: null }
  );
}

function withStart(typed: string): Entry | undefined {
  const [, start = '', title = ''] = from.exec(typed) ?? [];
  // '3 portraits' begins with no time: hours alone are one with am or pm.
  const startTime = isClock(start) ? timeOf(start) : undefined;
  return startTime ? { title: title.trim(), startTime, endTime: null } : undefined;
}

function withBoth(typed: string): Entry | undefined {
  const [, start = '', between = '', end = '', title = ''] = fromTo.exec(typed) ?? [];
  // '7:30 - 2 portraits' says how many, '7:30-9 breakfast' until when; '3-4 portraits' says no time.
  const isUntil = isClock(end) || (isClock(start) && !/\s/.test(between));
  const startTime = timeOf(halfOf(start) ? start : withHalfOf(end, start));
  const endTime = timeOf(end);
  if (!isUntil || !startTime || !endTime) return undefined;
  return {
    title: title.trim(),
    startTime,
    endTime: halfOf(end) ? endTime : after(startTime, endTime),
  };
}

const isClock = (said: string) => /[:.h]\d{2}|[ap]\.?m/i.test(said);
const halfOf = (said: string) => /[ap](?=\.?m)/i.exec(said)?.[0];
const timeOf = (said: string) => readTime(said.trim().replace(/h/i, ':'));

// '2-4pm' is in the afternoon, '11-1pm' begins before noon.
function withHalfOf(end: string, start: string): string {
  const [half, endTime] = [halfOf(end), timeOf(end)];
  const same = `${start}${half ?? ''}m`;
  const startTime = half && timeOf(same);
  if (!startTime || !endTime) return start;
  return startTime < endTime ? same : `${start}${half.toLowerCase() === 'p' ? 'am' : 'pm'}`;
}

// '9am-5' ends in the afternoon; what has no such time that day ends after midnight.
function after(startTime: string, endTime: string): string {
  const later = `${Number(endTime.slice(0, 2)) + 12}${endTime.slice(2)}`;
  return endTime <= startTime && later > startTime && later < '24' ? later : endTime;
}
