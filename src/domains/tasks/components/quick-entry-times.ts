import { minutesBetween, readTime } from '#domains/tasks/rules.ts';
import type { Candidate, EntryPart, EntryTimes } from './quick-entry.ts';

const halfDay = String.raw`(?:1[0-2]|0?[1-9])(?:[:.][0-5]\d)?\s?(?:[ap]m|[ap]\.m\.)`;
const fullDay = String.raw`(?:[01]?\d|2[0-3]):[0-5]\d`;
const clock = `(?:${halfDay}|${fullDay}|noon|midnight)`;
const bare = String.raw`(?:1[0-2]|0?[1-9])(?::[0-5]\d)?`;
// Not inside words, numbers, prices or paths.
const before = String.raw`(?<![\p{L}\p{N}_#:/.$€£'’-])`;
const after = String.raw`(?![\p{L}\p{N}_:/%'’]|[-.,]\d|-\p{L})`;
const pattern = (body: string) => new RegExp(before + body + after, 'giu');

const range = pattern(
  String.raw`(?:from\s+(?<from>${clock}|${bare})\s*(?:-|–|—|to|until|till)\s*|(?<start>${clock}|${bare})\s*(?:-|–|—)\s*|(?<clear>${clock})\s+(?:to|until|till)\s+)(?<end>${clock})`,
);
const deadline = pattern(
  String.raw`(?:by|before|until|till|due(?:\s+(?:at|by))?)\s+(?<time>${clock})`,
);
const moment = pattern(String.raw`(?<at>at\s+|@\s?)?(?<time>${clock})`);
const partOfDay = pattern(
  String.raw`(?<lead>in\s+the\s+|this\s+|(?:good|every|each|all|whole|the|per|my|our|of)\s+)?(?<part>morning|afternoon|evening)s?`,
);

const startOf = (word: string) =>
  word.split('').reduceRight((rest, letter) => `(?:${letter}${rest})?`, '');
const unfinishedHalf = String.raw`\s?(?:[ap](?:\.?m?\.?))?`;
const unfinishedClock = String.raw`(?:\d{1,2}(?:[:.]\d{0,2})?${unfinishedHalf}|${startOf('noon')}|${startOf('midnight')})`;
const startsRange = new RegExp(
  String.raw`^\s*(?:(?:-|–|—|to|until|till)\s*${unfinishedClock}|${startOf('to')}|${startOf('until')}|${startOf('till')})$`,
  'i',
);
const startsHalf = new RegExp(`^${unfinishedHalf}$`, 'i');

interface TimeContext {
  today: string;
  isHalfDayClock: boolean;
}

/** Times of day: '3pm', 'by 5pm', '2-4pm', 'in the evening'. Those found first claim their words. */
export function findTimes(text: string, context: TimeContext): Candidate[] {
  const found: Candidate[] = [];
  const add = (
    match: RegExpExecArray,
    rest: Pick<Candidate, 'only' | 'plannedOn'> & { times: EntryTimes },
  ) => {
    const [start, end] = [match.index, match.index + match[0].length];
    if (found.some((other) => other.start < end && other.end > start)) return;
    found.push({ kind: rest.plannedOn ? 'date' : 'time', start, end, text: match[0], ...rest });
  };
  for (const match of text.matchAll(range)) {
    const times = readRange(match.groups ?? {}, context);
    if (times) add(match, { times });
  }
  for (const match of text.matchAll(deadline)) {
    const dueTime = readClock(match.groups?.['time'], context);
    if (dueTime) add(match, { times: { timeType: 'due-by', dueTime } });
  }
  for (const match of text.matchAll(moment)) {
    const { at, time = '' } = match.groups ?? {};
    const startTime = readClock(time, context);
    // '2:30' may be the length of a cut and 'noon' a kind of light; '9:16' is a shape of pictures.
    const isClear = Boolean(at) || /[ap]\.?m\.?$/i.test(time);
    if (!isClear && !/[05]$|^noon$|^midnight$/i.test(time)) continue;
    if (startTime)
      add(match, {
        times: { timeType: 'start-only', startTime },
        ...(isClear ? {} : { only: 'at-end' }),
      });
  }
  for (const match of text.matchAll(partOfDay)) addPart(match, context, add);
  return found;
}

/**
 * Whether a time may become another one with the next keys: '3pm to 5' a range, 'at 3:30 p' one of
 * the afternoon. What follows must be all of the rest: 'to tell her' says that it goes on otherwise.
 */
export function mayGoOn({ text, times }: EntryPart, after: string): boolean {
  if (!times || times.timeType === 'time-of-day') return false;
  if (/\d$/.test(text) && startsHalf.test(after)) return true;
  return times.timeType !== 'start-end' && startsRange.test(after);
}

function addPart(
  match: RegExpExecArray,
  { today }: TimeContext,
  add: (
    match: RegExpExecArray,
    rest: Pick<Candidate, 'only' | 'plannedOn'> & { times: EntryTimes },
  ) => void,
): void {
  const lead = match.groups?.['lead']?.trim().toLowerCase().replace(/\s+/g, ' ');
  const part = match.groups?.['part']?.toLowerCase();
  const isPart = part === 'morning' || part === 'afternoon' || part === 'evening';
  // 'Good morning', 'every evening', 'mornings': talk about the day, not an appointment.
  if (!isPart || match[0].toLowerCase().endsWith('s')) return;
  const times: EntryTimes = { timeType: 'time-of-day', timeOfDay: part };
  if (lead === undefined) add(match, { times, only: 'at-end' });
  else if (lead === 'in the') add(match, { times });
  else if (lead === 'this') add(match, { times, plannedOn: today });
}

function readRange(
  groups: Record<string, string | undefined>,
  context: TimeContext,
): EntryTimes | undefined {
  const typedStart = groups['from'] ?? groups['start'] ?? groups['clear'] ?? '';
  const typedEnd = groups['end'] ?? '';
  const half = /([ap])\.?m\.?$/i.exec(typedEnd)?.[1];
  const hasHalf = (typed: string) => /m\.?$|noon|midnight/i.test(typed);
  let endTime = readClock(typedEnd, context);
  const asEnd =
    hasHalf(typedStart) || !half
      ? readClock(typedStart, context)
      : readTime(`${typedStart}${half}`);
  if (!endTime || !asEnd) return undefined;
  // '11-1pm' starts before noon; '2pm-4:30' ends after it.
  const startTime = asEnd >= endTime && !hasHalf(typedStart) ? readTime(`${typedStart}am`) : asEnd;
  if (startTime && endTime <= startTime && !hasHalf(typedEnd))
    endTime = readTime(`${typedEnd}pm`) ?? endTime;
  if (!startTime || minutesBetween(startTime, endTime) <= 0) return undefined;
  return { timeType: 'start-end', startTime, endTime };
}

// On a clock of twelve hours '2:30' without am or pm is in the afternoon; '02:30' and '7:30' are not.
function readClock(typed = '', { isHalfDayClock }: TimeContext): string | undefined {
  const isAfternoon = isHalfDayClock && /^[1-6]:\d\d$/.test(typed);
  return readTime(isAfternoon ? `${typed}pm` : typed);
}
