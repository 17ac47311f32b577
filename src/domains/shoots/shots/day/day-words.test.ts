import { expect, test } from 'vitest';
import { dayWord } from './day-words.ts';

const item = (id: string) => ({ id, scheduledOn: '2025-09-25' });
const shot = (scheduleItemId: string | null, shotOn: string | null = null) => ({
  ...{ scheduleItemId, shotOn, status: 'todo' as const },
});
const flight = {
  ...{ kind: 'flight' as const, status: 'confirmed' as const },
  ...{ startsOn: '2025-09-25', endsOn: null },
};

test.each([
  ['2 shoots', { items: [item('a'), item('b')], shots: [shot('a'), shot('b'), shot('b')] }],
  ['1 shoot, travel', { items: [item('a')], shots: [shot('a')], bookings: [flight] }],
  ['2 shots', { shots: [shot(null, '2025-09-25'), shot(null, '2025-09-25')] }],
  ['Travel', { items: [item('a')], bookings: [flight] }],
  ['1 plan', { items: [item('a')], shots: [{ ...shot('a'), status: 'dropped' as const }] }],
  ['Off', { bookings: [{ ...flight, status: 'cancelled' as const }] }],
])('a day is called “%s”', (word, parts) => {
  const all = { items: [], shots: [], bookings: [], ...parts };
  expect(dayWord('2025-09-25', all)).toBe(word);
});
