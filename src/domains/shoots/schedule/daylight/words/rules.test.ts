import { expect, test } from 'vitest';
import { softLightLeft, sunMarks } from './rules.ts';

const at = (time: string, minute: number) => ({ time, minute });
const day = {
  kind: 'day' as const,
  sunrise: at('07:24', 444),
  softUntil: at('08:10', 490),
  softFrom: at('18:40', 1120),
  sunset: at('19:26', 1166),
};
const plain = (time: string) => time;

test('sunrise and sunset say how long light is soft', () => {
  expect(sunMarks(day, plain)).toEqual([
    {
      kind: 'sunrise',
      minute: 444,
      time: '07:24',
      title: 'Sunrise',
      detail: 'Soft light until 08:10',
    },
    {
      kind: 'sunset',
      minute: 1166,
      time: '19:26',
      title: 'Sunset',
      detail: 'Soft light from 18:40',
    },
  ]);
});

test('a low winter sun is soft all day, and what the poles do is said in words', () => {
  const low = { ...day, softUntil: null, softFrom: null };
  expect(sunMarks(low, plain)[0]?.detail).toBe('Soft light all day');
  const late = { ...day, sunset: at('00:36', 1476) };
  expect(sunMarks(late, plain)[1]?.title).toBe('Sunset, after midnight');
  const night = { kind: 'polar-night' as const, dawn: at('09:31', 571), dusk: at('13:54', 834) };
  expect(sunMarks(night, plain)).toMatchObject([
    { title: 'The sun does not rise', detail: 'Twilight from 09:31 to 13:54', time: null },
  ]);
  expect(sunMarks({ ...night, dawn: null }, plain)).toMatchObject([
    { detail: 'It is dark all day' },
  ]);
  const bright = { kind: 'polar-day' as const, softFrom: null, softUntil: null };
  expect(sunMarks(bright, plain)).toMatchObject([{ title: 'The sun does not set', detail: '' }]);
});

test.each([
  [450, 40],
  [443, null],
  [490, null],
  [1160, 6],
  [1166, null],
])('at minute %i the light is soft for another %j minutes', (minute, left) => {
  expect(softLightLeft(day, minute)).toBe(left);
});
