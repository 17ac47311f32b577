import type { core } from 'zod/mini';
import type { Frequency } from './schema.ts';

type Medicine = {
  isMedicine?: boolean | undefined;
  dosage?: string | undefined;
  isCritical?: boolean | undefined;
};

/** Empties what only a medicine has, as soon as it is said to be none (spec section 5). */
export function keepMedicineFields<T extends Medicine>(item: T): T {
  return item.isMedicine === false ? { ...item, dosage: '', isCritical: false } : item;
}

/** A zod check: dosage and the critical mark come together with saying that it is a medicine. */
export function checkMedicine(payload: core.ParsePayload<Medicine>): void {
  const item = payload.value;
  if (item.isMedicine !== undefined) return;
  for (const field of ['dosage', 'isCritical'] as const) {
    if (item[field] === undefined) continue;
    const message = 'Say together with it whether this is a medicine';
    payload.issues.push({ code: 'custom', path: [field], message, input: item });
  }
}

interface Scheduled {
  frequency: Frequency;
  earlierFrequencies: readonly { frequency: Frequency; until: string }[];
  pauses: readonly { from: string; until: string }[];
}

const saturday = 6;

type Often = Pick<Scheduled, 'frequency' | 'earlierFrequencies'>;

/** How often an item was due on a date: a new frequency holds from the day on which it was given. */
export function frequencyOn({ frequency, earlierFrequencies }: Often, date: string): Frequency {
  if (earlierFrequencies.length === 0) return frequency;
  return earlierFrequencies.find(({ until }) => date < until)?.frequency ?? frequency;
}

/** How many changes of an item's frequency are remembered. */
export const maxEarlierFrequencies = 50;

/** What is remembered of an item's frequencies as it gets another one today. */
export function frequenciesBefore(item: Often, next: Frequency, today: string) {
  const { frequency, earlierFrequencies } = item;
  const last = earlierFrequencies.at(-1);
  if (last?.until !== today)
    return [...earlierFrequencies, { frequency, until: today }].slice(-maxEarlierFrequencies);
  // It was changed today already; what held in between held on no day.
  return last.frequency === next ? earlierFrequencies.slice(0, -1) : [...earlierFrequencies];
}

/** Whether an item's frequency asks for it on a date (spec section 2: Every day, Weekdays only, …). */
export function isDueOn(item: Often, date: string): boolean {
  const frequency = frequencyOn(item, date);
  if (frequency === 'as-needed') return false;
  if (frequency === 'weekdays') return Temporal.PlainDate.from(date).dayOfWeek < saturday;
  return true;
}

/** Whether an item rests on a date: from a pause's first day until the day it is due again. */
export function isPausedOn({ pauses }: Pick<Scheduled, 'pauses'>, date: string): boolean {
  return pauses.some(({ from, until }) => from <= date && date < until);
}

/** The rounded share that is done, 0 when nothing is due (spec section 9). */
export function percentOf(done: number, due: number): number {
  return due === 0 ? 0 : Math.round((done / due) * 100);
}

/** From this share on a day counts as a success (spec section 9). */
export const successPercent = 40;

/** '3 of 8 completed today', or an invitation while there is nothing to complete. */
export function progressText({ done, total }: Progress, isEmpty: boolean): string {
  return isEmpty ? 'Start building your routine!' : `${done} of ${total} completed today`;
}

/** What is said under the lists; nothing on a day on which nothing is due. */
export function footerText({ done, total, percent }: Progress): string | null {
  if (total === 0) return null;
  if (done === total) return 'Amazing! You completed everything today!';
  if (percent >= successPercent) return 'Great progress! Keep going!';
  return 'Good start! Every small step counts.';
}

/** How much of a day, or of a part of it, is done. */
export interface Progress {
  done: number;
  /** What was due and not skipped. */
  total: number;
  percent: number;
}

/** A version so small that it gets done on a bad day; the title itself if none is known. */
export function suggestTinyVersion(title: string): string {
  return tinyVersions.find(([word]) => word.test(title))?.[1] ?? title.trim();
}

// By whole words in their usual forms, 'reading' but not 'bread'; the first that fits.
const tinyVersions: readonly [word: RegExp, tiny: string][] = [
  [/\bexercis(e|es|ing)\b/i, 'Do one push-up'],
  [/\bwork(ing)?[ -]?outs?\b/i, 'Put on workout clothes'],
  [/\bmeditat(e|ing)\b/i, 'Take three slow breaths'],
  [/\bmeditations?\b/i, 'Sit still for one minute'],
  [/\bjournal(s|ing)?\b/i, 'Write one sentence'],
  [/\bread(s|ing)?\b/i, 'Read one page'],
  [/\bwater\b/i, 'Drink one sip of water'],
  [/\bvitamins?\b/i, 'Take one vitamin'],
  [/\bsupplements?\b/i, 'Take one supplement'],
  [/\bstretch(es|ing)?\b/i, 'Stretch one arm'],
  [/\bwalk(s|ing)?\b/i, 'Step outside for one minute'],
  [/\bclean(s|ing)?\b/i, 'Put one thing away'],
];

/** '3 of 8 done', and of a day to come how much it will ask for. */
export function summaryText({ done, total }: Progress, isToCome = false): string {
  return isToCome && done === 0 ? `${total} due` : `${done} of ${total} done`;
}
