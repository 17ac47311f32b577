import * as z from 'zod/mini';
import { prose } from '#shared/entity.ts';
import { frequenciesBefore, suggestTinyVersion } from '#domains/routine/rules.ts';
import { routineItem, type RoutineItem, type RoutineItemChanges } from '#domains/routine/schema.ts';

const fields = z.pick(routineItem, {
  title: true,
  isForMe: true,
  isMedicine: true,
  dosage: true,
  isCritical: true,
  timeSlot: true,
  frequency: true,
  description: true,
});

/** The fields of the form: those of an item, and the tiny version that may become its title. */
export const formSchema = z.extend(fields, { tinyVersion: prose(200).check(z.trim()) });
export type FormValues = z.infer<typeof formSchema>;

const fullGoal = 'Full goal: ';

/** What the form starts with: an item as it was typed, or a new one. */
export function startValues(item: RoutineItem | undefined): FormValues {
  if (!item) {
    return {
      title: '',
      tinyVersion: '',
      isForMe: false,
      isMedicine: false,
      dosage: '',
      isCritical: false,
      timeSlot: 'morning',
      frequency: 'daily',
      description: '',
    };
  }
  const { title, isForMe, isMedicine, dosage, isCritical } = item;
  const { timeSlot, frequency, description } = item;
  const values = {
    ...{ title, isForMe, isMedicine, dosage, isCritical },
    ...{ timeSlot, frequency, description },
  };
  const hasGoal = item.isTinyHabit && description.startsWith(fullGoal);
  if (!hasGoal) return { ...values, tinyVersion: item.isTinyHabit ? title : '' };
  // As it was typed: the goal is the title again, and its tiny version beside it.
  return {
    ...values,
    title: description.slice(fullGoal.length),
    tinyVersion: title,
    description: '',
  };
}

interface Typed {
  /** Undefined of a new one. */
  item: RoutineItem | undefined;
  /** Somebody has written a tiny version of their own. */
  isTinyOwn?: boolean;
}

/** What changes as a title is typed: of a new item a tiny version is suggested along with it. */
export function titled(
  { title, tinyVersion }: FormValues,
  typed: string,
  { item, isTinyOwn = false }: Typed,
): Partial<FormValues> {
  if (isTinyOwn) return { title: typed };
  if (!item) return { title: typed, tinyVersion: suggestTinyVersion(typed) };
  const start = startValues(item);
  // Its goal was never written down: both fields began as its title, and are changed as one.
  const isOne = start.title === start.tinyVersion && title === tinyVersion;
  return isOne ? { title: typed, tinyVersion: typed } : { title: typed };
}

/** What is typed into the fields that are shown: a medicine has no tiny version, the rest no dosage. */
export function withoutHidden(values: FormValues): FormValues {
  return values.isMedicine
    ? { ...values, tinyVersion: '' }
    : { ...values, dosage: '', isCritical: false };
}

/** The fields of the item: a tiny version becomes its title, and the goal its description. */
export function fieldsOf({ tinyVersion, ...values }: FormValues, wasTiny = false) {
  const { title, isMedicine, description } = values;
  const isSame = tinyVersion === title;
  // A suggestion that only repeats the title makes nothing smaller.
  const isTinyHabit = !isMedicine && tinyVersion !== '' && (!isSame || wasTiny);
  if (!isTinyHabit || isSame) return { ...values, isTinyHabit };
  const goal = description.trim() === '' ? `${fullGoal}${title}` : description;
  return { ...values, title: tinyVersion, description: goal, isTinyHabit };
}

/** The fields that differ from the item; undefined if none does. A new frequency holds from today on. */
export function changedFields(
  item: RoutineItem,
  values: FormValues,
  today: string,
): RoutineItemChanges | undefined {
  const { isMedicine, dosage, isCritical, ...others } = fieldsOf(values, item.isTinyHabit);
  // What belongs to medicine is said together.
  const medicine = { isMedicine, dosage, isCritical };
  const differs = (part: object) =>
    Object.entries(part).some(([name, value]) => Reflect.get(item, name) !== value);
  const changed = Object.fromEntries(
    Object.entries(others).filter(([name, value]) => Reflect.get(item, name) !== value),
  );
  const { frequency } = values;
  const earlierFrequencies = frequenciesBefore(item, frequency, today);
  const changes = {
    ...changed,
    ...(frequency === item.frequency ? {} : { earlierFrequencies }),
    ...(differs(medicine) ? medicine : {}),
  };
  return Object.keys(changes).length > 0 ? changes : undefined;
}
