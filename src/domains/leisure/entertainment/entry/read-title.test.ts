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
    ['Dune 2 movie 2024', { title: 'Dune 2', type: 'movie', releaseYear: 2024 }],
    [
      'Dune 2 movie 2024 watched 8/10',
      { title: 'Dune 2', type: 'movie', releaseYear: 2024, status: 'completed', rating: 8 },
    ],
    [
      'Blade Runner 2049 movie 2017 on Netflix',
      { title: 'Blade Runner 2049', type: 'movie', releaseYear: 2017, venue: 'Netflix' },
    ],
    ['1984 movie 1956', { title: '1984', type: 'movie', releaseYear: 1956 }],
    ['Ridge on Netflix 2024', { title: 'Ridge', venue: 'Netflix', releaseYear: 2024 }],
    ['Small Rooms game playing 2023', { title: 'Small Rooms', type: 'game', releaseYear: 2023 }],
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
    ['1984', '1984'],
    ['1984 movie', '1984'],
    ['2001 A Space Odyssey movie', '2001 A Space Odyssey'],
    ['Wonder Woman 1984', 'Wonder Woman 1984'],
    ['Wonder Woman 1984 movie', 'Wonder Woman 1984'],
    ['Football Manager 2024 game', 'Football Manager 2024'],
    ['Scary Movie 2006', 'Scary Movie 2006'],
    ['Class of 1984 movie 2999', 'Class of 1984 movie 2999'],
    ['movie 2024', 'movie 2024'],
    ['Space (2999)', 'Space (2999)'],
  ])('%s', (line, title) => {
    expect(read(line).title).toBe(title);
  });

  test('once it was given back', () => {
    const given = read('Dune 2 movie 2024', ['2024']);
    expect(given).toMatchObject({ title: 'Dune 2 2024', type: 'movie' });
    expect(given.releaseYear).toBeUndefined();
    expect(read('Ridge movie', ['movie'])).toEqual({ title: 'Ridge movie', phrases: [] });
  });
});
