/*
 * What of a record stands on which day, said once: the server makes SQL of these rules and the
 * browser asks its own rows by them, so that both name the same.
 */

type Value = string | boolean | null;

/** What has to be so of a record. */
export type Condition<Field extends string = string> = { field: Field } & (
  | { is: readonly Value[] }
  | { isNot: readonly string[] }
  /** One that is planned on its last day stands there once. */
  | { isNotDayOf: Field }
);

export interface DateRule<Field extends string = string> {
  /** What about the record is on that day: 'draft-due'. */
  kind: string;
  date: Field;
  /** The field is an instant; its day is that of whoever looks. */
  isInstant?: true;
  /** When it stands there, beside having a date. */
  isOn?: readonly Condition<Field>[];
  /** When something is still to be done; what is never late leaves it out. */
  isOpen?: readonly Condition<Field>[];
}

/** A record on one of its days. */
export interface Standing {
  kind: string;
  date: string;
  /** Null is never to be done: a right that ends. */
  isOpen: boolean | null;
}

type DayOf = (instant: string) => string;

/** The days on which a record stands; `dayOf` is of the zone of whoever looks. */
export function standingsOf<Field extends string>(
  rules: readonly DateRule<Field>[],
  record: Readonly<Record<Field, unknown>>,
  dayOf: DayOf = (instant) => instant,
): Standing[] {
  const standings: Standing[] = [];
  for (const { kind, date: field, isInstant, isOn, isOpen } of rules) {
    const value = record[field];
    if (typeof value !== 'string' || !areSo(isOn, record)) continue;
    const date = isInstant ? dayOf(value) : value;
    standings.push({ kind, date, isOpen: isOpen ? areSo(isOpen, record) : null });
  }
  return standings;
}

/** Overdue: to be done before today, and not done. */
export function isOverdueOn({ date, isOpen }: Standing, today: string): boolean {
  return isOpen === true && date < today;
}

function areSo<Field extends string>(
  conditions: readonly Condition<Field>[] | undefined,
  record: Readonly<Record<Field, unknown>>,
): boolean {
  return conditions?.every((condition) => isSo(condition, record)) ?? true;
}

function isSo<Field extends string>(
  condition: Condition<Field>,
  record: Readonly<Record<Field, unknown>>,
): boolean {
  const value = record[condition.field];
  if ('is' in condition) return condition.is.some((one) => one === value);
  if ('isNot' in condition) return !condition.isNot.some((one) => one === value);
  return value !== record[condition.isNotDayOf];
}
