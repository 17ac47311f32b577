import { expect, test } from 'vitest';
import { entertainmentItemsContract as items } from '#domains/leisure/entertainment/contract.ts';
import { aUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { entertainmentLogsContract as logs } from './contract.ts';

const server = await startTestServer();
const mara = await aUser(server);

const make = (fields: object = {}) =>
  mara.call(items.create, { params: {}, body: { id: newId(), title: 'The Tidewatch', ...fields } });
const done = (finishedOn: string | null, fields: object = {}) =>
  make({ status: 'completed', startedOn: null, finishedOn, ...fields });
const add = ({ id }: { id: string }, finishedOn: string, logId = newId()) =>
  mara.call(logs.create, { params: {}, body: { id: logId, entertainmentItemId: id, finishedOn } });
const remove = ({ id }: { id: string }) => mara.call(logs.remove, { params: { id } });
const restore = ({ id }: { id: string }) => mara.call(logs.restore, { params: { id } });
const now = async ({ id }: { id: string }) => {
  const { rows } = await mara.call(items.list, { params: {}, query: {} });
  const item = rows.find((row) => row.id === id);
  return item && [item.status, item.startedOn, item.finishedOn, item.times];
};
const logOf = async ({ id }: { id: string }, day: string) => {
  const { rows } = await mara.call(logs.list, { params: {}, query: {} });
  const log = rows.find((row) => row.entertainmentItemId === id && row.finishedOn === day);
  if (!log) throw new Error(`There is no time of ${day}`);
  return log;
};

test('a later time moves the day that a finished title was finished on, an earlier one does not', async () => {
  const item = await done('2024-01-02');
  await add(item, '2026-03-18');
  expect(await now(item)).toEqual(['completed', null, '2026-03-18', 2]);
  await add(item, '2025-05-05');
  expect(await now(item)).toEqual(['completed', null, '2026-03-18', 3]);
});

test('a time that is deleted is none: the latest that remains was the last, and of none there is no day', async () => {
  const item = await done('2024-01-02');
  const later = await add(item, '2026-03-18');
  const first = await logOf(item, '2024-01-02');
  await remove(later);
  expect(await now(item)).toEqual(['completed', null, '2024-01-02', 1]);
  await remove(first);
  expect(await now(item)).toEqual(['completed', null, null, 0]);
  await restore(later);
  expect(await now(item)).toEqual(['completed', null, '2026-03-18', 1]);
  await restore(first);
  expect(await now(item)).toEqual(['completed', null, '2026-03-18', 2]);
});

test('an earlier time that is deleted leaves the day of the last', async () => {
  const item = await done('2024-01-02');
  await add(item, '2026-03-18');
  await remove(await logOf(item, '2024-01-02'));
  expect(await now(item)).toEqual(['completed', null, '2026-03-18', 1]);
});

test('of two times on one day one may go', async () => {
  const item = await done('2026-03-18');
  await remove(await add(item, '2026-03-18'));
  expect(await now(item)).toEqual(['completed', null, '2026-03-18', 1]);
});

test('times of which no day is known stay, and so does a day that was said by hand', async () => {
  const often = await done('2026-03-18', { times: 5 });
  await remove(await logOf(often, '2026-03-18'));
  expect(await now(often)).toEqual(['completed', null, null, 4]);
  const said = await done('2024-01-02', { times: 3 });
  await mara.call(items.update, {
    params: { id: said.id },
    body: { startedOn: null, finishedOn: '2024-02-02' },
  });
  await remove(await logOf(said, '2024-01-02'));
  expect(await now(said)).toEqual(['completed', null, '2024-02-02', 2]);
});

test('a beginning that lies behind the last time that remains was not that of it', async () => {
  const item = await done('2026-03-18', { startedOn: '2026-03-01' });
  await add(item, '2024-01-02');
  await remove(await logOf(item, '2026-03-18'));
  expect(await now(item)).toEqual(['completed', null, '2024-01-02', 1]);
});

test('a time before a title was begun does not end it', async () => {
  const item = await done(null, { startedOn: '2026-03-01', times: 1 });
  await add(item, '2024-01-02');
  expect(await now(item)).toEqual(['completed', '2026-03-01', null, 2]);
});

test('the day of a time that is changed is that of the title as well', async () => {
  const item = await done('2026-03-18', { startedOn: '2026-03-01' });
  const log = await logOf(item, '2026-03-18');
  const change = (body: object) => mara.call(logs.update, { params: { id: log.id }, body });
  await change({ finishedOn: '2026-03-20' });
  expect(await now(item)).toEqual(['completed', '2026-03-01', '2026-03-20', 1]);
  await change({ finishedOn: '2026-03-05' });
  expect(await now(item)).toEqual(['completed', '2026-03-01', '2026-03-05', 1]);
  await change({ note: 'Nine seconds of rain' });
  expect(await now(item)).toEqual(['completed', '2026-03-01', '2026-03-05', 1]);
});

test('what is not done is finished once more by a time, and stays where it is', async () => {
  const [planned, again] = [await make(), await done('2024-01-02')];
  await remove(await add(planned, '2024-01-02'));
  expect(await now(planned)).toEqual(['planned', null, null, 0]);
  await add(planned, '2024-01-02');
  expect(await now(planned)).toEqual(['planned', null, null, 1]);
  await mara.call(items.update, {
    params: { id: again.id },
    body: { status: 'in_progress', startedOn: '2026-03-01', finishedOn: null },
  });
  await remove(await logOf(again, '2024-01-02'));
  expect(await now(again)).toEqual(['in_progress', '2026-03-01', null, 0]);
});

test('the same time that comes or goes twice counts once', async () => {
  const item = await done('2024-01-02');
  const log = await add(item, '2026-03-18');
  await add(item, '2026-03-18', log.id);
  expect(await now(item)).toEqual(['completed', null, '2026-03-18', 2]);
  await Promise.all([remove(log), remove(log)]);
  expect(await now(item)).toEqual(['completed', null, '2024-01-02', 1]);
  await restore(log);
  await restore(log);
  expect(await now(item)).toEqual(['completed', null, '2026-03-18', 2]);
});

test('a time of a title that is gone, and one that is not there, change no title', async () => {
  const item = await done('2024-01-02');
  const log = await logOf(item, '2024-01-02');
  await mara.call(items.remove, { params: { id: item.id } });
  const other = await aUser(server);
  for (const operation of [logs.remove, logs.restore]) {
    const answer = await other.send(operation, { params: { id: log.id } });
    expect([answer.status, answer.text]).toEqual([404, expect.stringContaining('Log not found')]);
  }
  await mara.call(items.restore, { params: { id: item.id } });
  expect(await now(item)).toEqual(['completed', null, '2024-01-02', 1]);
});
