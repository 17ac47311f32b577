import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { openSlots, slotDates } from './rules.ts';
import type { ContentSeries } from './schema.ts';

const november = { from: '2026-11-01', to: '2026-11-30' };
const nothing: ReadonlySet<string> = new Set();
const seen = { ...november, today: '2026-10-15', taken: nothing };

function aSeries(fields: Partial<ContentSeries>): ContentSeries {
  return {
    id: newId(),
    createdByUserId: newId(),
    updatedByUserId: newId(),
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    version: 1,
    pillarId: null,
    name: 'Monday tip',
    description: '',
    repeatRule: 'FREQ=WEEKLY;BYDAY=MO',
    startsOn: '2026-10-05',
    defaultTime: null,
    channelId: null,
    defaultFormat: null,
    checklist: [],
    isActive: true,
    ...fields,
  };
}
const datesOf = (slots: readonly { date: string }[]) => slots.map(({ date }) => date);

test('a weekly series has a slot each week that holds no piece of it', () => {
  const tips = aSeries({});
  // The second is of another series on the same day.
  const taken = new Set([`${tips.id} 2026-11-09`, `${newId()} 2026-11-16`]);
  expect(datesOf(openSlots([tips], { ...seen, taken }))).toEqual([
    '2026-11-02',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ]);
});

test('days that are over wait no more; today does', () => {
  expect(datesOf(openSlots([aSeries({})], { ...seen, today: '2026-11-23' }))).toEqual([
    '2026-11-23',
    '2026-11-30',
  ]);
  expect(openSlots([aSeries({})], { ...seen, today: '2026-12-01' })).toEqual([]);
});

test('a series that rests, has no rule or no first day has no slots', () => {
  expect(openSlots([aSeries({ isActive: false })], seen)).toEqual([]);
  expect(slotDates(aSeries({ repeatRule: null }), november)).toEqual([]);
  expect(slotDates(aSeries({ startsOn: null }), november)).toEqual([]);
  expect(slotDates(aSeries({ startsOn: '2026-12-01' }), november)).toEqual([]);
});

test('nothing lies before its first day or after its last', () => {
  const until = aSeries({
    startsOn: '2026-11-09',
    repeatRule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261116',
  });
  expect(slotDates(until, november)).toEqual(['2026-11-09', '2026-11-16']);
});

test('a series that comes so many times counts from its start, not from the month shown', () => {
  const thrice = aSeries({ startsOn: '2026-10-26', repeatRule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=3' });
  expect(slotDates(thrice, november)).toEqual(['2026-11-02', '2026-11-09']);
});

test('the 31st of a short month is its last day', () => {
  const monthly = aSeries({ startsOn: '2026-10-31', repeatRule: 'FREQ=MONTHLY;BYMONTHDAY=31' });
  expect(slotDates(monthly, november)).toEqual(['2026-11-30']);
});
