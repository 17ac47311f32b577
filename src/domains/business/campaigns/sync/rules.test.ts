import { expect, test } from 'vitest';
import { missedDueOn } from './rules.ts';

const reel = {
  channelId: null,
  platform: 'instagram' as const,
  format: 'reel' as const,
  status: 'approved' as const,
  postDueOn: '2026-05-14',
};
const post = { channelId: 'mara', platform: 'instagram' as const, format: 'reel' as const };

test.each([
  ['the day after', '2026-05-15', '2026-05-14'],
  ['the day itself', '2026-05-14', null],
  ['a day before', '2026-05-01', null],
])('%s the agreed one', (_, plannedOn, missed) => {
  expect(missedDueOn([reel], [post], plannedOn)).toBe(missed);
});

test('only what the post stands for counts, and only while it is owed', () => {
  const later = '2026-06-01';
  const video = { ...reel, platform: 'youtube' as const, format: 'integration' as const };
  const story = { ...reel, format: 'story_set' as const, postDueOn: '2026-05-01' };
  expect(missedDueOn([video], [post], later)).toBeNull();
  expect(missedDueOn([story, reel], [post], later)).toBe('2026-05-14');
  expect(missedDueOn([{ ...reel, postDueOn: null }], [post], later)).toBeNull();
  for (const status of ['posted', 'cancelled'] as const)
    expect(missedDueOn([{ ...reel, status }], [post], later)).toBeNull();
});

test('of several posts and days the first that is missed is named', () => {
  const first = { ...reel, postDueOn: '2026-05-02' };
  const anywhere = { channelId: null, platform: null, format: null };
  expect(missedDueOn([reel, first], [post, anywhere], '2026-05-10')).toBe('2026-05-02');
});
