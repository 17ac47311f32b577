import type { TimeOfDay, TimeType } from '#domains/tasks/schema.ts';
import { findCategories } from './quick-entry-categories.ts';
import { type DateReader, findDates } from './quick-entry-dates.ts';
import { findRepeats } from './quick-entry-repeats.ts';
import { findTimes, mayGoOn } from './quick-entry-times.ts';

/** The time fields that words set; those of the other time types stay empty. */
export interface EntryTimes {
  timeType: TimeType;
  startTime?: string;
  endTime?: string;
  dueTime?: string;
  timeOfDay?: TimeOfDay;
}

/** Words of a quick entry that set fields: 'tomorrow', 'by 5pm', 'every Monday', '#Content'. */
export interface EntryPart {
  kind: 'date' | 'time' | 'category' | 'repeat';
  start: number;
  end: number;
  /** As typed. */
  text: string;
  plannedOn?: string;
  times?: EntryTimes;
  categoryId?: string;
  repeatRule?: string;
  /** 'every Mon': other days may follow a comma. */
  isList?: boolean;
  /** 'by Friday 5pm': the time is a deadline. */
  isDeadline?: boolean;
}

/**
 * A part that also could be plain words. 'at-end': counts where no word follows it ('Walk morning',
 * not 'Morning walk'). 'beside': counts only next to another part ('sat 3pm', not 'We sat').
 */
export type Candidate = EntryPart & { only?: 'at-end' | 'beside' };

/** What the words are read against. */
export interface EntryContext {
  /** The user's own date and clock settings. */
  today: string;
  dayFirst: boolean;
  isHalfDayClock: boolean;
  categories: readonly { id: string; name: string }[];
  readDates: DateReader | undefined;
  /** Kinds that have been found already. */
  taken: readonly EntryPart['kind'][];
  /** What the user turned back into plain words. */
  ignored: readonly string[];
  /** Where in the text a part was taken out before: words there stand next to it. */
  beside: readonly number[];
  /** False while typing: 'Nov 3' may become 'Nov 30', so what ends the text has to wait. */
  isComplete: boolean;
}

/** The parts of a text that set fields, at most one of each kind. */
export function findParts(text: string, context: EntryContext): EntryPart[] {
  // What stands in quotes is a name, whatever it says.
  const said = without(text, quotes(text));
  const repeats = findRepeats(said, context);
  const rest = without(said, repeats);
  const times = findTimes(rest, context);
  const found: Candidate[] = [
    ...findCategories(said, context.categories),
    ...repeats,
    ...times,
    ...findDates(without(rest, times), context),
  ].filter((part) => !isIgnored(text, part, context.ignored) && isFinished(text, part, context));

  const accepted: Candidate[] = [];
  const isFree = (part: Candidate) =>
    !context.taken.includes(part.kind) &&
    accepted.every(
      (other) => other.kind !== part.kind && (other.end <= part.start || other.start >= part.end),
    );
  for (const part of found.filter((one) => !one.only)) if (isFree(part)) accepted.push(part);
  // Twice, because one doubtful part may stand next to another: 'sat morning 3pm'.
  for (const _ of [1, 2]) {
    for (const part of found.filter((one) => one.only)) {
      if (isFree(part) && isPlausible(text, part, accepted, context)) accepted.push(part);
    }
  }
  return accepted.sort((one, other) => one.start - other.start);
}

/** The text without its parts, as the title of the task. */
export function withoutParts(text: string, parts: readonly EntryPart[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of [...parts].sort((one, other) => one.start - other.start)) {
    rest += text.slice(from, start);
    // One space is left where there was one on both sides.
    from = /(^|\s)$/.test(rest) && /\s/.test(text.charAt(end)) ? end + 1 : end;
  }
  return rest + text.slice(from);
}

/** The fields of a task that parts set. */
export function fieldsOf(parts: readonly EntryPart[]): {
  plannedOn?: string;
  categoryId?: string;
  times?: EntryTimes;
  repeatRule?: string;
} {
  const date = parts.find((part) => part.kind === 'date');
  const time = parts.find((part) => part.kind === 'time');
  const categoryId = parts.find((part) => part.kind === 'category')?.categoryId;
  const repeat = parts.find((part) => part.kind === 'repeat');
  const plannedOn = date?.plannedOn ?? repeat?.plannedOn;
  const times = time?.times ?? date?.times;
  const isDue = date?.isDeadline === true && times?.timeType === 'start-only';
  return {
    ...(plannedOn ? { plannedOn } : {}),
    ...(repeat?.repeatRule ? { repeatRule: repeat.repeatRule } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(times
      ? { times: isDue ? { timeType: 'due-by', dueTime: times.startTime ?? '' } : times }
      : {}),
  };
}

// A quote that is still open reaches to the end. '5"' is a size.
function quotes(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/(?<=^|[\s(])(?:"[^"]*(?:"|$)|“[^”]*(?:”|$))/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function without(text: string, parts: readonly { start: number; end: number }[]): string {
  return parts.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
}

function isIgnored(text: string, part: EntryPart, ignored: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return ignored.some((words) => {
    for (let at = lower.indexOf(words); at >= 0; at = lower.indexOf(words, at + 1)) {
      if (at < part.end && at + words.length > part.start) return true;
    }
    return false;
  });
}

// 'every Tue', and then ', Thu', '& Thu' or 'and Thu'.
const startsAnother = /^\s*(?:,\s*\p{L}*|&\s*\p{L}*|an?|and\s+\p{L}*|and)?$/iu;

function isFinished(text: string, part: EntryPart, { isComplete }: EntryContext): boolean {
  if (isComplete) return true;
  const after = text.slice(part.end);
  if (after === '') return false;
  return !(part.isList && startsAnother.test(after)) && !mayGoOn(part, after);
}

function isPlausible(
  text: string,
  part: Candidate,
  accepted: readonly EntryPart[],
  { beside, isComplete }: EntryContext,
): boolean {
  const after = part.end + (/^\s*/.exec(text.slice(part.end))?.[0].length ?? 0);
  const before = text.slice(0, part.start).trimEnd().length;
  const hasNeighbour =
    accepted.some((other) => other.start === after || other.end === before) ||
    beside.some((at) => at >= before && at <= part.start) ||
    beside.some((at) => at >= part.end && at <= after && at < text.length);
  if (hasNeighbour) return true;
  if (part.only !== 'at-end') return false;
  // While typing, the space that follows says that the word is finished; another word after it
  // gives it back.
  return isComplete ? /^[.,;!?)]?$/.test(text.slice(after)) : after === text.length;
}
