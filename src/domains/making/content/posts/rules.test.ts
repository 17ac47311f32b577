import { expect, test } from 'vitest';
import { formatThere } from './rules.ts';

const channel = { isActive: true, sortOrder: 0 };
const facts = {
  item: undefined,
  series: undefined,
  channels: [
    { ...channel, id: 'clips', platform: 'tiktok', defaultFormat: 'video' },
    { ...channel, id: 'letter', platform: 'newsletter', defaultFormat: 'issue' },
  ],
  counts: new Map<string, number>(),
} as const;

test.each([
  ['what its platform has', 'clips', 'live', 'live'],
  ['what is usual there instead of what it has not', 'letter', 'live', 'issue'],
  ['nothing where nothing was chosen', 'letter', null, null],
  ['anything while there is no channel', null, 'live', 'live'],
] as const)('a post that goes to another channel is %s', (_, channelId, format, expected) => {
  expect(formatThere({ channelId, format }, facts)).toBe(expected);
});

test('what its item is meant to become comes before what is usual', () => {
  const item = { platformHint: null, formatHint: 'dedicated_send' } as const;
  expect(formatThere({ channelId: 'letter', format: 'live' }, { ...facts, item })).toBe(
    'dedicated_send',
  );
});
