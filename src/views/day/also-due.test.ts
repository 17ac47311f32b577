import { expect, test } from 'vitest';
import type { CalendarEntry, CalendarSource } from '#client/words/calendar.ts';
import { alsoDueOn } from './also-due-groups.ts';
import { nothingHidden, type Viewer } from '#views/calendar/shown-layers.ts';
import { calendarOf } from '#views/calendar/sources.ts';

const entry = (title: string, fields: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: title,
  layerId: 'deals',
  color: undefined,
  title,
  date: '2026-03-14',
  startTime: null,
  endTime: null,
  dueTime: null,
  timeOfDay: null,
  isDone: false,
  actions: { noun: 'post', open: () => undefined },
  ...fields,
});
const source = (entries: CalendarEntry[], label?: string): CalendarSource => ({
  layers: label ? [{ id: 'deals', label, dueLabel: label }] : [],
  on: (date) => entries.filter((one) => one.date === date),
  lateOn: (today) => entries.filter((one) => one.date < today),
});
const alone: Viewer = { userId: 'me', hasOthers: false, isMineOnly: false };
const due = (sources: CalendarSource[], viewer = alone, date = '2026-03-14') => {
  const { groups, ...counts } = alsoDueOn(sources, { date, today: '2026-03-14', viewer });
  const named = groups.map(({ label, entries }) => [label, entries.map(({ title }) => title)]);
  return { named, ...counts };
};

test('entries of one layer stand together, wherever they come from', () => {
  const sources = [
    source([entry('Draft')], 'Deals'),
    source([entry('Parcel', { startTime: '09:00' })]),
  ];
  expect(due(sources)).toEqual({ named: [['Deals', ['Parcel', 'Draft']]], open: 2, others: 0 });
});

test('today names what is late, another day does not', () => {
  const sources = [source([entry('Late', { date: '2026-03-10' }), entry('Now')], 'Deals')];
  expect(due(sources).named).toEqual([
    ['Overdue', ['Late']],
    ['Deals', ['Now']],
  ]);
  expect(due(sources, alone, '2026-03-15').named).toEqual([]);
});

test('mine alone leaves out what is others, not what is nobodys', () => {
  const sources = [
    source(
      [
        entry('Mine', { assigneeUserId: 'me' }),
        entry('Theirs', { assigneeUserId: 'you' }),
        entry('Free', { assigneeUserId: null, isDone: true }),
      ],
      'Deals',
    ),
  ];
  const viewer = { userId: 'me', hasOthers: true, isMineOnly: true };
  expect(due(sources, viewer)).toEqual({
    named: [['Deals', ['Free', 'Mine']]],
    open: 1,
    others: 1,
  });
  expect(due(sources, { ...viewer, isMineOnly: false }).others).toBe(0);
  // The calendar counts what it shows, and says how much it does not.
  const inCalendar = (isMineOnly: boolean) => {
    const shown = {
      days: ['2026-03-14'],
      hidden: nothingHidden,
      viewer: { ...viewer, isMineOnly },
    };
    const { layers, others, on } = calendarOf(sources, shown);
    return [layers.map(({ count }) => count), others, on('2026-03-14').length];
  };
  expect(inCalendar(true)).toEqual([[2], 1, 2]);
  expect(inCalendar(false)).toEqual([[3], 0, 3]);
});
