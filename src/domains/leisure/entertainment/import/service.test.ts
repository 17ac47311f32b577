import { expect, test } from 'vitest';
import { tableOf } from '#client/import/reading/find-table.ts';
import { readFile } from '#client/import/reading/read-file.ts';
import type { DayFormats } from '#client/words/format-dates.ts';
import { entertainmentItemsContract as items } from '#domains/leisure/entertainment/contract.ts';
import { entertainmentLogsContract as logs } from '#domains/leisure/entertainment/logs/contract.ts';
import { logsByItem } from '#domains/leisure/entertainment/logs/data.ts';
import { recordImportsContract as imports } from '#domains/leisure/imports/contract.ts';
import { aUser, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { titleRows } from '#domains/leisure/entertainment/list/title-csv.ts';
import { csvText } from '#shared/files/csv.ts';
import { newId } from '#shared/ids.ts';
import { importedRows } from './page/imported-rows.ts';
import { withAdditions } from './reading/additions.ts';
import { guessSettings } from './reading/import-settings.ts';
import { readTitles, storedTitles } from './reading/read-titles.ts';
import { titleFiles } from './reading/title-files.ts';

const server = await startTestServer();
const page = { params: {}, query: {} };
const formats: DayFormats = {
  dateFormat: 'MDY',
  timeFormat: '24',
  timeZone: 'UTC',
  today: '2026-06-01',
  weekStartsOn: 1,
};

const hereOf = async (user: TestUser) => ({
  titles: (await user.call(items.list, page)).rows,
  times: (await user.call(logs.list, page)).rows,
});

/** Reads a file as the page does: what it adds is told from what is new and from what is there. */
async function read(user: TestUser, text: string, name = 'diary.csv') {
  const file = await readFile({ name, bytes: new TextEncoder().encode(text) }, titleFiles);
  if ('error' in file) throw new Error(file.error);
  const settings = guessSettings(file, { dayOrder: 'mdy' });
  const { titles, times } = await hereOf(user);
  const rows = tableOf(file.rows, settings.hasNames).rows;
  const { lines } = readTitles(rows, settings, storedTitles(titles), 'UTC');
  return withAdditions(lines, {
    items: new Map(titles.map((title) => [title.id, title])),
    logs: logsByItem(times),
    formats,
  });
}

async function bring(user: TestUser, text: string): Promise<string> {
  const lines = await read(user, text);
  const rows = importedRows(lines.filter(({ twin, adds }) => twin === null || adds));
  const id = newId();
  const answer = await user.upload(
    imports.importMany,
    { body: { id, collection: 'entertainment-items', fileName: 'diary.csv' } },
    new TextEncoder().encode(JSON.stringify(rows)),
  );
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return id;
}

const head = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\n';
const uri = 'https://boxd.it/a';
const first = `${head}2024-02-02,A Slow Boil,2021,${uri},4.5,,Kind.,,2024-02-01
2024-02-02,Ridge,2020,${uri},,,,,2024-02-02
`;
const second = `${first}2026-02-02,A Slow Boil,2021,${uri},5,Yes,Kinder still.,,2026-02-01
2026-02-03,Ridge,2020,${uri},3,Yes,,,2026-02-03
2026-02-04,Fog,2025,${uri},2,,Grey.,,2026-02-04
`;

test('a second export adds what is new to what is here, once, and goes again as one', async () => {
  const user = await aUser(server);
  await bring(user, first);
  const before = await hereOf(user);
  // What is typed by hand stays.
  const boil = before.titles.find(({ title }) => title === 'A Slow Boil');
  await user.call(items.update, {
    params: { id: boil?.id ?? '' },
    body: { rating: 7, review: 'Mine.' },
  });
  const typed = await hereOf(user);
  expect((await read(user, second)).map(({ title, adds }) => [title, adds])).toEqual([
    ['A Slow Boil', 'Once more, Feb 1'],
    ['Ridge', 'Once more, Feb 3'],
    ['Fog', undefined],
  ]);

  const id = await bring(user, second);
  const after = await hereOf(user);
  const { rows: told } = await user.call(imports.list, page);
  expect(told.find((one) => one.id === id)?.rowCount).toBe(3);
  const byTitle = new Map(after.titles.map((title) => [title.title, title]));
  expect(byTitle.get('A Slow Boil')).toMatchObject({
    ...{ times: 2, rating: 7, review: 'Mine.', finishedOn: '2026-02-01', status: 'completed' },
  });
  expect(byTitle.get('Ridge')).toMatchObject({ times: 2, rating: 6, finishedOn: '2026-02-03' });
  expect(after.times).toHaveLength(5);
  expect(after.times.find(({ finishedOn }) => finishedOn === '2026-02-01')).toMatchObject({
    ...{ rating: 10, note: 'Kinder still.' },
  });
  // The same file once more has nothing to add.
  expect((await read(user, second)).filter(({ twin, adds }) => !twin || adds)).toEqual([]);

  const one = { params: { importId: id } };
  const unversioned = ({ titles, times }: Awaited<ReturnType<typeof hereOf>>) => ({
    titles: titles.map((title) => ({ ...title, version: 0, updatedAt: '' })),
    times: times.map((time) => ({ ...time, version: 0, updatedAt: '' })),
  });
  for (let round = 0; round < 2; round += 1) {
    await user.call(imports.remove, one);
    await user.call(imports.remove, one);
    expect(unversioned(await hereOf(user))).toEqual(unversioned(typed));
    await user.call(imports.restore, one);
    await user.call(imports.restore, one);
    expect(unversioned(await hereOf(user))).toEqual(unversioned(after));
  }
});

test('what was planned is done, and goes back to what it was', async () => {
  const user = await aUser(server);
  const planned = { id: newId(), title: 'Ridge', releaseYear: 2020 };
  const running = { id: newId(), title: 'A Slow Boil', status: 'in_progress' as const };
  await user.call(items.create, { params: {}, body: planned });
  await user.call(items.create, {
    params: {},
    body: { ...running, startedOn: '2024-01-01', finishedOn: null },
  });
  const id = await bring(user, first);
  const statuses = async () =>
    (await hereOf(user)).titles.map((row) => [row.title, row.status, row.finishedOn, row.times]);
  expect(await statuses()).toEqual([
    ['Ridge', 'completed', '2024-02-02', 1],
    ['A Slow Boil', 'completed', '2024-02-01', 1],
  ]);
  await user.call(imports.remove, { params: { importId: id } });
  expect(await statuses()).toEqual([
    ['Ridge', 'planned', null, 0],
    ['A Slow Boil', 'in_progress', null, 0],
  ]);
});

test('what one person saved as CSV is with another as it was, with each time', async () => {
  const [one, other] = [await aUser(server), await aUser(server)];
  const id = newId();
  const status = 'completed' as const;
  const said = { title: '+1 Forever', genres: ['a;b'], finishedOn: '2026-02-01', startedOn: null };
  await one.call(items.create, { params: {}, body: { ...said, id, status, times: 2 } });
  const first = { finishedOn: '2025-03-04', rating: 7, note: 'Slow, "kind".' };
  const log = { ...first, id: newId(), entertainmentItemId: id };
  await one.call(logs.create, { params: {}, body: log });
  const { titles, times } = await hereOf(one);
  await bring(other, csvText(titleRows(titles, logsByItem(times))));
  const after = await hereOf(other);
  expect(after.titles).toMatchObject([{ ...said, status, times: titles[0]?.times }]);
  expect(logsByItem(after.times).get(after.titles[0]?.id ?? '')).toMatchObject([
    { finishedOn: '2026-02-01' },
    first,
  ]);
  expect(
    (await read(other, csvText(titleRows(titles, logsByItem(times))))).map(({ twin, adds }) => [
      twin,
      adds,
    ]),
  ).toEqual([['stored', undefined]]);
});

test('the title of somebody else is not added to', async () => {
  const [user, other] = [await aUser(server), await aUser(server)];
  const item = { id: newId(), title: 'Ridge' };
  await other.call(items.create, { params: {}, body: item });
  const log = { id: newId(), entertainmentItemId: item.id, finishedOn: '2026-01-01' };
  const answer = await user.upload(
    imports.importMany,
    { body: { id: newId(), collection: 'entertainment-items', fileName: 'diary.csv' } },
    new TextEncoder().encode(JSON.stringify({ 'entertainment-logs': [log] })),
  );
  expect(answer.status).toBe(400);
  expect((await hereOf(other)).titles).toMatchObject([{ status: 'planned', times: 0 }]);
});
