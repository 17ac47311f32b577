import { describe, expect, test } from 'vitest';
import { tableOf } from '#client/import/reading/find-table.ts';
import { readFile } from '#client/import/reading/read-file.ts';
import { guessSettings, type ImportSettings } from './import-settings.ts';
import { readTitles, storedTitles } from './read-titles.ts';
import { titleFiles } from './title-files.ts';

async function read(name: string, text: string, more: Partial<ImportSettings> = {}) {
  const file = await readFile({ name, bytes: new TextEncoder().encode(text) }, titleFiles);
  if ('error' in file) throw new Error(file.error);
  const settings = { ...guessSettings(file, { dayOrder: 'mdy' }), ...more };
  return readTitles(
    tableOf(file.rows, settings.hasNames).rows,
    settings,
    known,
    'America/New_York',
  );
}
const known = storedTitles([
  { title: 'Ridge', type: 'movie', releaseYear: 2024, creator: 'Ada Quill' },
  { title: 'Long Light', type: 'movie', releaseYear: null, creator: '' },
]);
const uri = 'https://boxd.it/2aBc';

describe('Letterboxd', () => {
  test('a diary: each film once, with each time it was seen', async () => {
    const { lines, wrong } = await read(
      'diary.csv',
      `Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
2024-02-02,A Slow Boil,2021,${uri},4.5,,"food, slow",2024-02-01
2025-03-04,A Slow Boil,2021,${uri},5,Yes,,2025-03-03
2025-05-06,"<b>Pan</b>, to plate",2019,${uri},,,,2025-05-05`,
    );
    expect(wrong).toEqual([]);
    expect(lines).toMatchObject([
      {
        number: 2,
        title: 'A Slow Boil',
        item: {
          ...{ type: 'movie', status: 'completed', rating: 10, releaseYear: 2021, times: 2 },
          ...{ finishedOn: '2025-03-03', startedOn: null, genres: ['food', 'slow'], url: uri },
        },
        times: [
          { finishedOn: '2024-02-01', rating: 9 },
          { finishedOn: '2025-03-03', rating: 10 },
        ],
      },
      { title: 'Pan, to plate', item: { rating: null, times: 1 } },
    ]);
  });

  test.each([
    ['watched.csv', { status: 'completed', times: 1, finishedOn: null }],
    ['watchlist.csv', { status: 'planned', times: 0, finishedOn: null }],
  ])('%s says by its name how its films stand', async (name, said) => {
    const { lines } = await read(
      name,
      `Date,Name,Year,Letterboxd URI\n2024-02-02,Night Ferry,1800,${uri}\n2024-02-02,Fog signals,2020,${uri}`,
    );
    expect(lines).toMatchObject([{ title: 'Fog signals', item: said, times: [] }]);
  });

  test('ratings are out of five, and what is here already is a duplicate', async () => {
    const { lines } = await read(
      'ratings.csv',
      `Date,Name,Year,Letterboxd URI,Rating
2024-02-02,Ridge,2024,${uri},3.5
2024-02-02,Ridge,1999,${uri},2
2024-02-02,LONG LIGHT,2019,${uri},0.5`,
    );
    expect(lines.map(({ twin, item }) => [twin, item.rating])).toEqual([
      ['stored', 7],
      [null, 4],
      ['stored', 1],
    ]);
  });
});

describe('Trakt', () => {
  test('a history in JSON: films are done, series are as far as their last episode', async () => {
    const show = { title: 'The Tidewatch', year: 2023, ids: { trakt: 1 } };
    const episode = (season: number, number: number, watched_at: string) => ({
      ...{ id: 1, watched_at, action: 'watch', type: 'episode', show },
      episode: { season, number, title: 'Slack water', ids: {} },
    });
    const movie = { title: 'Ridge Two', year: 2024, ids: { trakt: 2 } };
    const { lines, wrong } = await read(
      'watched-history.json',
      JSON.stringify([
        episode(2, 3, '2025-03-04T20:00:00.000Z'),
        episode(1, 8, '2024-12-01T20:00:00.000Z'),
        { id: 3, watched_at: '2025-01-02T20:00:00.000Z', type: 'movie', movie },
      ]),
    );
    expect(wrong).toEqual([]);
    expect(lines).toMatchObject([
      {
        title: 'The Tidewatch',
        item: {
          ...{ type: 'tv_show', status: 'in_progress', season: 2, episode: 3, times: 0 },
          ...{ startedOn: '2024-12-01', finishedOn: null, releaseYear: 2023 },
        },
        times: [],
      },
      {
        title: 'Ridge Two',
        item: { type: 'movie', status: 'completed', finishedOn: '2025-01-02', times: 1 },
        times: [{ finishedOn: '2025-01-02' }],
      },
    ]);
  });

  test('its ratings are out of ten, and its moments are days where somebody lives', async () => {
    const movie = { title: 'Night Ferry', year: 2024 };
    const rated = [{ rating: 4, type: 'movie', movie }];
    expect((await read('ratings.json', JSON.stringify(rated))).lines[0]?.item.rating).toBe(4);
    const seen = [{ watched_at: '2026-03-02T01:30:00.000Z', type: 'movie', movie }];
    expect((await read('history.json', JSON.stringify(seen))).lines).toMatchObject([
      { item: { finishedOn: '2026-03-01' } },
    ]);
  });

  test('lists and ratings in JSON', async () => {
    const show = { title: 'Lantern', year: 2020 };
    const listed = await read(
      'lists-watchlist.json',
      JSON.stringify([{ rank: 1, listed_at: '2025-01-01T00:00:00Z', type: 'show', show }]),
    );
    expect(listed.lines).toMatchObject([{ item: { type: 'tv_show', status: 'planned' } }]);
    const rated = await read(
      'ratings-shows.json',
      JSON.stringify([
        { rated_at: '2025-01-01T00:00:00Z', rating: 8, type: 'show', show },
        {
          rated_at: '2025-01-01T00:00:00Z',
          rating: 2,
          type: 'season',
          season: { number: 1 },
          show,
        },
      ]),
      { ratingScale: '10' },
    );
    expect(rated.lines).toMatchObject([{ item: { rating: 8, status: 'completed' } }]);
  });

  test('a CSV, and JSON of something else', async () => {
    const { lines } = await read(
      'trakt-history.csv',
      `watched_at,type,title,year,season_number,episode_number,trakt_rating
2025-03-04T20:00:00Z,episode,The Tidewatch,2023,1,4,
2025-03-05T20:00:00Z,movie,Ridge Two,2024,,,8`,
    );
    expect(lines).toMatchObject([
      { item: { type: 'tv_show', season: 1, episode: 4, status: 'in_progress' } },
      { item: { type: 'movie', rating: 8, status: 'completed' } },
    ]);
    const file = (text: string) =>
      readFile({ name: 'x.json', bytes: new TextEncoder().encode(text) }, titleFiles);
    for (const text of ['{"a":[1]}', '[', '[]', '{"comments":[{"text":"x"}]}'])
      expect(await file(text)).toEqual({
        error: 'This JSON is not an export of Trakt. Try its CSV.',
      });
  });
});

describe('any table', () => {
  test('of another language', async () => {
    const { lines } = await read(
      'liste.csv',
      'Titel;Typ;Bewertung;Gesehen am;Jahr\nNachtfähre;Serie;8,5;03.02.2025;2021',
    );
    expect(lines).toMatchObject([
      { item: { type: 'tv_show', rating: 9, finishedOn: '2025-02-03', releaseYear: 2021 } },
    ]);
  });

  test.each([
    [',5,,', 'There is no title'],
    ['Ridge,5,2025-13-40,', '“2025-13-40” is no day'],
    ['Ridge,5,,1800', 'Use a year from 1870 on'],
    [`${'x'.repeat(201)},5,,`, 'Use at most 200 characters'],
  ])('%#: what cannot be is said, and the others come in', async (row, error) => {
    const { lines, wrong } = await read(
      'list.csv',
      `Title,Rating,Finished,Year\n${row}\nKeyframes,7,2025-01-02,2020`,
      { ratingScale: '10' },
    );
    expect(wrong).toMatchObject([{ number: 2, error }]);
    expect(lines.map(({ title }) => title)).toEqual(['Keyframes']);
  });

  test('one rating that is none does not change what the others mean, and is said beside its row', async () => {
    const { lines, wrong } = await read('list.csv', 'Title,Rating\nRidge,8\nFog,11\nTide,4\n');
    expect(wrong).toEqual([]);
    expect(lines.map(({ item, note }) => [item.rating, note])).toEqual([
      [8, undefined],
      [null, '“11” is no rating out of 10'],
      [4, undefined],
    ]);
  });

  test('titles of one name are told apart by who made them, as far as that is known', async () => {
    const { lines } = await read(
      'list.csv',
      `Title,Type,Year,By
Greatest Hits,Music,1981,Queen
Greatest Hits,Music,1981,ABBA
Greatest Hits,Music,1981,queen
Greatest Hits,Music,1981,
Ridge,Film,2024,Somebody Else
Ridge,Film,2024,
`,
    );
    expect(lines.map(({ number, item, twin }) => [number, item.creator, twin])).toEqual([
      [2, 'queen', null],
      [3, 'ABBA', null],
      [6, 'Somebody Else', null],
    ]);
    const [, other] = (await read('list.csv', 'Title,Year\nFog,2020\nRidge,2024\n')).lines;
    expect(other).toMatchObject({ twin: 'stored' });
  });

  test('what was dropped was dropped on its day, and has no other one', async () => {
    const { lines } = await read(
      'list.csv',
      'Title,Status,Finished\nRidge Two,Dropped,2025-05-05\nFog,Watching,2025-05-06\n',
    );
    expect(lines.map(({ item }) => [item.startedOn, item.finishedOn])).toEqual([
      [null, '2025-05-05'],
      ['2025-05-06', null],
    ]);
  });

  test('HTML of other exports is not kept', async () => {
    const { lines } = await read(
      'reviews.csv',
      'Name,Review,By\nHeat &amp; <i>Dust</i>,<i>Great</i> &amp; slow,A &amp; B\n',
    );
    expect(lines[0]?.item).toMatchObject({
      ...{ title: 'Heat & Dust', review: 'Great & slow', creator: 'A & B' },
    });
  });

  test('finished before it was begun, episode 13 of 12, a review of 20,001 characters', async () => {
    const { wrong } = await read(
      'list.csv',
      `Title,Started,Finished,Episode,Episodes,Review
One,2025-03-02,2025-03-01,,,
Two,,,13,12,
Three,,,,,${'x'.repeat(20_001)}`,
    );
    expect(wrong.map(({ error }) => error)).toEqual([
      'It cannot be finished before it was started',
      'There is no episode 13 of 12',
      'Use at most 20,000 characters',
    ]);
  });

  test('a file of 100,000 rows is to be split', async () => {
    const text = `Title\n${Array.from({ length: 100_000 }, (_, at) => `Film ${at}`).join('\n')}`;
    const file = await readFile(
      { name: 'x.csv', bytes: new TextEncoder().encode(text) },
      titleFiles,
    );
    expect(file).toMatchObject({ error: expect.stringContaining('Split it into') });
  });
});
