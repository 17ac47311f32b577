import { expect, test } from 'vitest';
import { tableOf } from '#client/import/reading/find-table.ts';
import { readFile } from '#client/import/reading/read-file.ts';
import { guessSettings } from '#domains/leisure/entertainment/import/reading/import-settings.ts';
import { readTitles } from '#domains/leisure/entertainment/import/reading/read-titles.ts';
import { titleFiles } from '#domains/leisure/entertainment/import/reading/title-files.ts';
import type { EntertainmentItem } from '#domains/leisure/entertainment/schema.ts';
import { csvText } from '#shared/files/csv.ts';
import { newId } from '#shared/ids.ts';
import { titleRows } from './title-csv.ts';

const userId = newId();
const item: EntertainmentItem = {
  ...{ id: newId(), createdByUserId: userId, updatedByUserId: userId, version: 1 },
  ...{ createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' },
  ...{ title: 'The “Tidewatch”, again; <i>', type: 'tv_show', status: 'paused', rating: 4 },
  ...{ season: 2, episode: 3, totalEpisodes: 8, hours: null, venue: 'Netflix' },
  ...{ creator: '=Ada Quill', releaseYear: 2019, genres: ['drama', 'sea'] },
  ...{ url: 'https://example.org/a', withWhom: 'Jonas', recommendedBy: 'Bea' },
  ...{ review: 'Two lines\nof it', isFavorite: true, coverId: null },
  ...{ nextEpisodeOn: '2026-04-01', releaseOn: '2026-03-01' },
  ...{ startedOn: '2026-01-02', finishedOn: null, times: 1 },
};

test('what is saved as CSV comes in again as it was', async () => {
  const bytes = new TextEncoder().encode(csvText(titleRows([item])));
  const file = await readFile({ name: 'entertainment.csv', bytes }, titleFiles);
  if ('error' in file) throw new Error(file.error);
  const settings = guessSettings(file, { dayOrder: 'mdy' });
  const { lines, wrong } = readTitles(tableOf(file.rows, true).rows, settings, new Map());
  expect(wrong).toEqual([]);
  const { id: _, createdByUserId: __, updatedByUserId: ___, version: ____, ...rest } = item;
  const { createdAt: _____, updatedAt: ______, ...said } = rest;
  expect(lines[0]?.item).toMatchObject({ ...said, creator: expect.stringContaining('Ada Quill') });
});
