import { describe, expect, test } from 'vitest';
import {
  followingBirth,
  followingEpisode,
  followingMove,
  isAtEnd,
  isReleaseYear,
  nextEpisode,
} from './rules.ts';

const today = '2026-03-18';
const planned = {
  ...{ status: 'planned' as const, startedOn: null, finishedOn: null, times: 0 },
  ...{ season: null, episode: null, totalEpisodes: null },
};
const running = { ...planned, status: 'in_progress' as const, startedOn: '2026-03-01' };
const done = {
  ...{ ...running, status: 'completed' as const, finishedOn: '2026-03-10', times: 1 },
  ...{ season: 3, episode: 8, totalEpisodes: 8 },
};

describe('a move to another status', () => {
  test('begins it today', () => {
    expect(followingMove(planned, { status: 'in_progress' }, today)).toEqual({
      startedOn: today,
      finishedOn: null,
    });
  });

  test('finishes it today, once more, with every episode seen', () => {
    const before = { ...running, episode: 5, totalEpisodes: 8 };
    expect(followingMove(before, { status: 'completed' }, today)).toEqual({
      finishedOn: today,
      times: 1,
      episode: 8,
    });
  });

  test('keeps the day it was begun through a pause', () => {
    const paused = { ...running, status: 'paused' as const };
    expect(followingMove(running, { status: 'paused' }, today)).toEqual({});
    expect(followingMove(paused, { status: 'in_progress' }, today)).toEqual({
      startedOn: '2026-03-01',
      finishedOn: null,
    });
  });

  test('to what was finished begins it again, from the first episode on, and counts no time', () => {
    expect(followingMove(done, { status: 'in_progress' }, today)).toEqual({
      ...{ startedOn: today, finishedOn: null, season: 1, episode: 0 },
    });
  });

  test('leaves what is said beside it', () => {
    const said = { status: 'completed' as const, finishedOn: '2026-03-02', times: 4 };
    expect(followingMove(running, said, today)).toEqual({});
  });

  test('takes the day of its end for that of its beginning, where it was finished earlier', () => {
    const said = { status: 'completed' as const, finishedOn: '2026-02-20' };
    expect(followingMove(running, said, today)).toEqual({ times: 1, startedOn: '2026-02-20' });
  });

  test('to where it is, is none', () => {
    expect(followingMove(done, { status: 'completed' }, today)).toEqual({});
    expect(followingMove(done, {}, today)).toEqual({});
  });
});

test.each([
  [{ status: 'planned' }, { startedOn: null, finishedOn: null, times: 0 }],
  [{ status: 'in_progress' }, { startedOn: today, finishedOn: null, times: 0 }],
  [{ status: 'completed' }, { startedOn: null, finishedOn: today, times: 1 }],
  [
    { status: 'completed', finishedOn: null, times: 3 },
    { startedOn: null, finishedOn: null, times: 3 },
  ],
] as const)('what is new and %j', (body, filled) => {
  expect(followingBirth(body, today)).toEqual(filled);
});

describe('one episode more', () => {
  test('begins what was planned, and goes on', () => {
    const first = nextEpisode(planned);
    expect(first).toEqual({ season: null, episode: 1 });
    expect(followingEpisode(planned, first, today)).toEqual({
      ...{ status: 'in_progress', startedOn: today, finishedOn: null, season: null, episode: 1 },
    });
    const before = { ...running, season: 2, episode: 4, totalEpisodes: 8 };
    const next = nextEpisode(before);
    expect(followingEpisode(before, next, today)).toEqual({ season: 2, episode: 5 });
  });

  test('is never more than there are, and the first of what is seen again', () => {
    const before = { ...running, season: 1, episode: 8, totalEpisodes: 8 };
    expect(nextEpisode(before)).toEqual({ season: 1, episode: 8 });
    expect(followingEpisode(before, { season: 1, episode: 99 }, today)).toMatchObject({
      episode: 8,
    });
    expect(nextEpisode(done)).toMatchObject({ episode: 1 });
  });

  test('may be the last one, where it is known how many there are', () => {
    expect(isAtEnd({ episode: 8, totalEpisodes: 8 })).toBe(true);
    expect(isAtEnd({ episode: 7, totalEpisodes: 8 })).toBe(false);
    expect(isAtEnd({ episode: 200, totalEpisodes: null })).toBe(false);
  });
});

test('a number is a year apart from the title, from the first film to what is announced', () => {
  const apart = { isApart: true, last: 2031 };
  const isYear = (word: string) => isReleaseYear(word, apart);
  expect(['1870', '2024', '2031'].every(isYear)).toBe(true);
  expect(['1869', '2032', '24', '02024', 'x2024', ''].some(isYear)).toBe(false);
  expect(isReleaseYear('1984', { ...apart, isApart: false })).toBe(false);
});
