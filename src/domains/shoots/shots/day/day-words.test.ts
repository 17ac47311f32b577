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

const days = { startsOn: '2025-09-25', endsOn: '2025-09-27' };
const oneDay = { ...days, endsOn: days.startsOn };

test.each([
  ['2 shoots', { items: [item('a'), item('b')], shots: [shot('a'), shot('b'), shot('b')] }],
  ['1 shoot, travel', { items: [item('a')], shots: [shot('a')], bookings: [flight] }],
  ['2 shots', { shots: [shot(null, '2025-09-25'), shot(null, '2025-09-25')] }],
  ['Travel', { items: [item('a')], bookings: [flight] }],
  ['1 plan', { items: [item('a')], shots: [{ ...shot('a'), status: 'dropped' as const }] }],
  ['1 shot', { trip: oneDay, shots: [shot(null)] }],
  ['1 shot', { shots: [shot('gone', '2025-09-25')] }],
  ['Off', { shots: [shot(null), shot('gone'), shot(null, '2025-09-26')] }],
  ['Off', { bookings: [{ ...flight, status: 'cancelled' as const }] }],
])('a day is called “%s”', (word, parts) => {
  const all = { trip: days, items: [], shots: [], bookings: [], ...parts };
  expect(dayWord('2025-09-25', all)).toBe(word);
});
