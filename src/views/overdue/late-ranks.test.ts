import { expect, test } from 'vitest';
import type { CalendarEntry } from '#client/words/calendar.ts';
import { byCost } from './late-ranks.ts';

const entry = (id: string, layerId: string, date: string): CalendarEntry => ({
  ...{ id, layerId, date, title: id, color: undefined, isDone: false },
  ...{ startTime: null, endTime: null, dueTime: null, timeOfDay: null },
  actions: { noun: 'thing', open: () => undefined },
});

test('what is late stands by what waiting costs, then the older first', () => {
  const late = [
    entry('post', 'content', '2026-01-01'),
    entry('right', 'rights', '2025-12-01'),
    entry('new draft', 'deals', '2026-02-03'),
    entry('old draft', 'deals', '2026-02-01'),
    entry('new invoice', 'money', '2026-02-05'),
    entry('old invoice', 'money', '2026-02-04'),
  ];
  expect(byCost(late).map(({ id }) => id)).toEqual([
    'old invoice',
    'new invoice',
    'old draft',
    'new draft',
    'post',
    'right',
  ]);
});
