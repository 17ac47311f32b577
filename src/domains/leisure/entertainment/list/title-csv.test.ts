import { expect, test } from 'vitest';
import { tableOf } from '#client/import/reading/find-table.ts';
import { readFile } from '#client/import/reading/read-file.ts';
import { guessSettings } from '#domains/leisure/entertainment/import/reading/import-settings.ts';
import { readTitles } from '#domains/leisure/entertainment/import/reading/read-titles.ts';
import { titleFiles } from '#domains/leisure/entertainment/import/reading/title-files.ts';
import {
  type EntertainmentLog,
  newEntertainmentLog,
  type NewEntertainmentLog,
} from '#domains/leisure/entertainment/logs/schema.ts';
import {
  type EntertainmentItem,
  importedEntertainmentItem,
  type ImportedEntertainmentItem,
} from '#domains/leisure/entertainment/schema.ts';
import { pick, sample, seeded } from '#server/testing/samples.ts';
import { csvText } from '#shared/files/csv.ts';
import { newId } from '#shared/ids.ts';
import { titleRows } from './title-csv.ts';

const userId = newId();
const kept = {
  ...{ createdByUserId: userId, updatedByUserId: userId, version: 1 },
  ...{ createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' },
};
const item: EntertainmentItem = {
  ...{ ...kept, id: newId() },
  ...{ title: 'The “Tidewatch”, again; <i>', type: 'tv_show', status: 'paused', rating: 4 },
  ...{ season: 2, episode: 3, totalEpisodes: 8, hours: null, venue: 'Netflix' },
  ...{ creator: '=Ada Quill', releaseYear: 2019, genres: ['drama', 'sea'] },
  ...{ url: 'https://example.org/a', withWhom: 'Jonas', recommendedBy: 'Bea' },
  ...{ review: 'Two lines\nof it', isFavorite: true, coverId: null },
  ...{ nextEpisodeOn: '2026-04-01', releaseOn: '2026-03-01' },
  ...{ startedOn: '2026-01-02', finishedOn: null, times: 1 },
};
const notInFile = new Set(['id', 'coverId', ...Object.keys(kept)]);
const told = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !notInFile.has(name)));

async function importedAgain(
  items: readonly EntertainmentItem[],
  logs: ReadonlyMap<string, readonly EntertainmentLog[]> = new Map(),
) {
  const bytes = new TextEncoder().encode(csvText(titleRows(items, logs)));
  const file = await readFile({ name: 'entertainment.csv', bytes }, titleFiles);
  if ('error' in file) throw new Error(file.error);
  const settings = guessSettings(file, { dayOrder: 'mdy' });
  return readTitles(tableOf(file.rows, true).rows, settings, new Map(), 'Pacific/Auckland');
}

test('what is saved as CSV comes in again as it was', async () => {
  const items: EntertainmentItem[] = [
    item,
    { ...item, title: '+1 Forever', review: '- list', venue: '@home', genres: ['a;b', 'sci|fi'] },
    { ...item, title: 'Dropped', status: 'dropped', startedOn: null, finishedOn: '2025-05-05' },
    ...['Queen', 'ABBA', ''].map((creator, at) => ({
      ...{ ...item, title: 'Greatest Hits', type: 'music' as const, creator, rating: at + 1 },
    })),
  ];
  const { lines, wrong } = await importedAgain(items);
  expect(wrong).toEqual([]);
  expect(lines.map((line) => told(line.item))).toEqual(items.map(told));
  expect(lines.map(({ twin }) => twin)).toEqual(items.map(() => null));
});

test('a title that stands in it twice is told, and not merged', async () => {
  const { lines } = await importedAgain([item, { ...item, rating: 9 }]);
  expect(lines.map((line) => [line.item.rating, line.twin])).toEqual([
    [4, null],
    [9, 2],
  ]);
});

const words = [
  ...['+1 Forever', "'=x", "''", '- list', '@home', 'a;b', 'a, b', '"q"', 'x "y", z', '-5', '0'],
  ...['Tom &amp; <i>', ' sp ', 'two\nlines', '2026-01-01', 'yes', '11', 'sci|fi', 'ünï 🎬'],
  ...['two  spaces', 'Done', 'https://example.org'],
];

test('whatever titles and their times hold, they come in again as they were', async () => {
  const random = seeded(Number(process.env['TEST_SEED'] ?? 20_261));
  const word = () => pick(random, words);
  const items = Array.from({ length: 150 }, (): EntertainmentItem => {
    const fields = sample(importedEntertainmentItem, random) as ImportedEntertainmentItem;
    const genres = new Set(Array.from({ length: random() * 4 }, () => word().trim()));
    const texts = {
      ...{ title: word(), venue: word(), creator: word(), withWhom: word() },
      ...{ recommendedBy: word(), review: word(), genres: [...genres] },
    };
    // As the server stores them.
    const stored = importedEntertainmentItem.parse({ ...fields, ...texts, coverId: null });
    return { ...kept, ...stored, id: newId() };
  });
  const timesOf = (entertainmentItemId: string): EntertainmentLog[] =>
    Array.from({ length: random() * 3 }, () => {
      const fields = sample(newEntertainmentLog, random) as NewEntertainmentLog;
      return {
        ...kept,
        ...newEntertainmentLog.parse({ ...fields, entertainmentItemId, note: word() }),
      };
    }).toSorted((one, other) => one.finishedOn.localeCompare(other.finishedOn));
  const logs = new Map(items.map(({ id }) => [id, timesOf(id)]));
  const { lines, wrong } = await importedAgain(items, logs);
  expect(wrong).toEqual([]);
  expect(lines.map((line) => told(line.item))).toEqual(items.map(told));
  expect(lines.map(({ times }) => times)).toEqual(
    items.map(({ id }) =>
      (logs.get(id) ?? []).map(({ finishedOn, rating, note }) => ({ finishedOn, rating, note })),
    ),
  );
});
