import { describe, expect, test } from 'vitest';
import { readTitle } from './read-title.ts';

const read = (text: string, ignored: string[] = []) =>
  readTitle(text, { venues: ['Kino Astra'], lastYear: 2031, ignored });

describe('a line says', () => {
  test.each([
    ['Dune 2 movie', { title: 'Dune 2', type: 'movie' }],
    [
      'The Tidewatch series on Netflix',
      { title: 'The Tidewatch', type: 'tv_show', venue: 'Netflix' },
    ],
    ['The Tidewatch s2e5', { title: 'The Tidewatch', type: 'tv_show', season: 2, episode: 5 }],
    ['Small Rooms game playing', { title: 'Small Rooms', type: 'game', status: 'in_progress' }],
    ['Long Light film watched 8/10', { title: 'Long Light', status: 'completed', rating: 8 }],
    ['Ridge (2024) at the cinema', { title: 'Ridge', releaseYear: 2024, venue: 'Cinema' }],
    ['Ridge in Kino Astra', { title: 'Ridge', venue: 'Kino Astra' }],
    ['Night Ferry anime s1', { title: 'Night Ferry', type: 'anime', season: 1 }],
    [
      'Fog signals https://example.org/fog podcast',
      { title: 'Fog signals', url: 'https://example.org/fog', type: 'podcast' },
    ],
  ])('%s', (line, said) => {
    expect(read(line)).toMatchObject(said);
  });
});

describe('a word stays one of the title', () => {
  test.each([
    ['Scary Movie', 'Scary Movie'],
    ['The Truman Show with Jonas', 'The Truman Show with Jonas'],
    ['Movie', 'Movie'],
    ['Blade Runner 2049', 'Blade Runner 2049'],
    ['On Netflix', 'On Netflix'],
    ['Space (2999)', 'Space (2999)'],
  ])('%s', (line, title) => {
    expect(read(line).title).toBe(title);
  });

  test('once it was given back', () => {
    expect(read('Ridge movie', ['movie'])).toEqual({ title: 'Ridge movie', phrases: [] });
  });
});
