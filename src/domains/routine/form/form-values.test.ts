import { expect, test } from 'vitest';
import type { RoutineItem } from '#domains/routine/schema.ts';
import {
  changedFields,
  fieldsOf,
  formSchema,
  type FormValues,
  startValues,
  titled,
  withoutHidden,
} from './form-values.ts';

const item: RoutineItem = {
  ...{ id: 'a', createdAt: '', updatedAt: '', version: 1 },
  ...{ createdByUserId: 'u', updatedByUserId: 'u', workspaceId: 'w' },
  ...{ title: 'Put on workout clothes', isTinyHabit: true, description: 'At the gym' },
  ...{ isForMe: false, isMedicine: false, dosage: '', isCritical: false },
  ...{ timeSlot: 'morning', frequency: 'daily', sortOrder: 0, startsOn: '2031-09-24', pauses: [] },
  earlierFrequencies: [],
};
const today = '2031-10-01';
const typing = (typed: string, of: RoutineItem | undefined, values: FormValues = startValues(of)) =>
  Array.from(typed).reduce(
    (now, _, at) => ({ ...now, ...titled(now, typed.slice(0, at + 1), { item: of }) }),
    values,
  );

test('a tiny habit whose description is of its own gets the title that is typed', () => {
  const values = typing('Put on running shoes', item);
  expect(changedFields(item, values, today)).toEqual({ title: 'Put on running shoes' });
});

test('a new frequency holds from today on', () => {
  expect(changedFields(item, { ...startValues(item), frequency: 'weekdays' }, today)).toEqual({
    frequency: 'weekdays',
    earlierFrequencies: [{ frequency: 'daily', until: today }],
  });
});

test('a tiny version that was taken away stays away', () => {
  const values = typing('Run', item, { ...startValues(item), tinyVersion: '' });
  expect(changedFields(item, values, today)).toEqual({ title: 'Run', isTinyHabit: false });
});

test('a goal is typed on beside its tiny version, also past the same words', () => {
  const read = { ...item, title: 'Read', description: 'Full goal: A book' };
  const values = typing('Read it all', read);
  expect(changedFields(read, values, today)).toEqual({ description: 'Full goal: Read it all' });
});

test.each([
  { isMedicine: true, tinyVersion: 'x'.repeat(250) },
  { isMedicine: false, dosage: 'x'.repeat(250) },
])('what the form does not show stops nobody: %o', (hidden) => {
  const values = { ...startValues(undefined), title: 'Vit D', ...hidden };
  expect(formSchema.safeParse(values).success).toBe(false);
  expect(formSchema.safeParse(withoutHidden(values)).success).toBe(true);
});

test('of a new item the tiny version is suggested until somebody writes one', () => {
  const values = typing('Workout', undefined);
  expect(fieldsOf(values)).toMatchObject({
    title: 'Put on workout clothes',
    description: 'Full goal: Workout',
  });
  expect(titled(values, 'Read', { item: undefined, isTinyOwn: true })).toEqual({ title: 'Read' });
});
