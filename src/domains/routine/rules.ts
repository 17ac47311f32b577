import type { core } from 'zod/mini';

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
  frequency: string;
  pauses: readonly { from: string; until: string }[];
}

const saturday = 6;

/** Whether an item's frequency asks for it on a date (spec section 2: Every day, Weekdays only, …). */
export function isDueOn({ frequency }: Pick<Scheduled, 'frequency'>, date: string): boolean {
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
