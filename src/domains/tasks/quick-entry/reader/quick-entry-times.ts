import { minutesBetween, readTime } from '#domains/tasks/rules.ts';
import { type Caught, countOf, countWord, longest, shape } from './quick-entry-grammar.ts';
import type { Doubt, EntryContext, EntryTimes } from './quick-entry.ts';

/** A time of day that words say. */
export interface Clock {
  times: EntryTimes;
  /** 'at 6': morning or evening is said by other words, or by the kind of clock. */
  isBare?: boolean;
  /** 'eod' without a day is of today. */
  isOfToday?: boolean;
  /** Without a day it is the midnight to come. */
  isMidnight?: boolean;
  doubt?: Doubt;
}

const halfDay = String.raw`(?:1[0-2]|0?[1-9])(?:[:.][0-5]\d)?\s?(?:[ap]m|[ap]\.m\.)`;
const fullDay = String.raw`(?:[01]?\d|2[0-3]):[0-5]\d`;
const hours = String.raw`(?:[01]?\d|2[0-3])h(?:[0-5]\d)?`;
const clock = `(?:${halfDay}|${fullDay}|${hours}|noon|midnight)`;
const bare = String.raw`(?:1[0-2]|0?[1-9])(?::[0-5]\d)?`;
const dash = String.raw`\s*[-–—]\s*`;
const to = String.raw`(?:${dash}|\s+(?:to|until|till)\s+)`;
const lastMinute = '23:59';

/** '3pm', 'at 6', 'by 5pm', '2-4pm', '18h', 'eod' */
export const clockAt = longest<Clock>([
  shape(String.raw`from\s+(?<from>${clock}|${bare})${to}(?<end>${clock})`, range),
  shape(String.raw`between\s+(?<from>${clock}|${bare})\s+and\s+(?<end>${clock})`, range),
  shape(String.raw`(?<from>${clock}|${bare})${dash}(?<end>${clock})`, range),
  shape(String.raw`(?<from>${clock})\s+(?:to|until|till)\s+(?<end>${clock})`, range),
  shape(
    String.raw`(?:by|before|until|till|due(?:\s+(?:at|by))?)\s+(?<time>${clock})`,
    ({ time }, context) => {
      if (isMidnight(time)) return endOfDay();
      const dueTime = readClock(time, context);
      return dueTime ? { times: { timeType: 'due-by', dueTime } } : undefined;
    },
  ),
  shape(String.raw`by\s+(?<time>${bare})`, ({ time }, context) => {
    const dueTime = readClock(time, context);
    const times: EntryTimes = { timeType: 'due-by', dueTime: dueTime ?? '' };
    return dueTime ? { times, isBare: true, doubt: 'beside' } : undefined;
  }),
  shape(String.raw`(?<at>at\s+|@\s?)?(?<time>${clock})`, moment),
  shape(String.raw`(?:at\s+|@\s?)(?<time>\d{1,2})`, ({ time }, context) => {
    const startTime = readClock(time, context);
    const times: EntryTimes = { timeType: 'start-only', startTime: startTime ?? '' };
    return startTime ? { times, isBare: true, doubt: 'at-stop' } : undefined;
  }),
  shape(String.raw`(?:by\s+|at\s+)?(?:eod|(?:the\s+)?end\s+of\s+(?:the\s+)?day)`, endOfDay),
]);

/** 'for 45 min', in minutes. */
export const lengthAt = longest<number>([
  shape(String.raw`for\s+half\s+an\s+hour`, () => 30),
  shape(String.raw`for\s+(?<count>${countWord})\s*(?:min(?:ute)?s?|m)`, ({ count }) =>
    countOf(count),
  ),
  shape(
    String.raw`for\s+(?<count>\d{1,2}[.,]\d|${countWord})\s*h(?:(?:ou)?rs?)?(?:\s*(?:and\s+)?(?<rest>\d{1,2})\s*(?:m(?:in(?:ute)?s?)?)?)?`,
    ({ count = '', rest }) => {
      const whole = /[.,]/.test(count) ? Number(count.replace(',', '.')) : countOf(count);
      return whole * 60 + Number(rest ?? 0);
    },
  ),
]);

const isMidnight = (time = '') => /^midnight$/i.test(time);

function endOfDay(): Clock {
  return { times: { timeType: 'due-by', dueTime: lastMinute }, isOfToday: true };
}

function moment({ at, time = '' }: Caught, context: EntryContext): Clock | undefined {
  const startTime = readClock(time, context);
  if (!startTime) return undefined;
  const times: EntryTimes = { timeType: 'start-only', startTime };
  if (isMidnight(time)) return { times, isMidnight: true, ...(at ? {} : { doubt: 'at-end' }) };
  if (at || /[ap]\.?m\.?$/i.test(time)) return { times };
  // '2h' may be a length, '2:30' the length of a cut, 'noon' a kind of light, '9:16' a shape.
  const isHours = /h/i.test(time) && startTime < '13:00';
  const isClear = /[05]$|h$|^noon$/i.test(time) && !isHours;
  return { times, doubt: isClear ? 'at-end' : 'beside' };
}

function range({ from = '', end = '' }: Caught, context: EntryContext): Clock | undefined {
  const half = /([ap])\.?m\.?$/i.exec(end)?.[1];
  const hasHalf = (typed: string) => /m\.?$|noon|midnight/i.test(typed);
  let endTime = readClock(end, context);
  const asEnd =
    hasHalf(from) || !half ? readClock(from, context) : (readTime(`${from}${half}`) ?? undefined);
  if (!endTime || !asEnd) return undefined;
  // '11-1pm' starts before noon; '2pm-4:30' ends after it.
  const startTime = asEnd >= endTime && !hasHalf(from) ? readTime(`${from}am`) : asEnd;
  if (startTime && endTime <= startTime && !hasHalf(end)) endTime = readTime(`${end}pm`) ?? endTime;
  if (!startTime || minutesBetween(startTime, endTime) <= 0) return undefined;
  return { times: { timeType: 'start-end', startTime, endTime } };
}

// On a clock of twelve hours '2:30' without am or pm is in the afternoon; '02:30' and '7:30' are not.
function readClock(typed = '', { timeFormat }: EntryContext): string | undefined {
  const isAfternoon = timeFormat === '12' && /^[1-6](?::\d\d)?$/.test(typed);
  const colons = typed.replace(/h(?=\d)/i, ':').replace(/h$/i, ':00');
  return readTime(isAfternoon ? `${typed}pm` : colons);
}
