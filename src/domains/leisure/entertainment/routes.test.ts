import { describe, expect, test } from 'vitest';
import { agendaContract } from '#domains/around/agenda/contract.ts';
import { aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { entertainmentItemsContract as items } from './contract.ts';
import { entertainmentLogsContract as logs } from './logs/contract.ts';
import type { EntertainmentItem } from './schema.ts';

const server = await startTestServer();
const studio = await aWorkspace(server);
const mara = studio.owner;

const send = (fields: object, user: TestUser = mara) =>
  user.send(items.create, { params: {}, body: { id: newId(), title: 'The Tidewatch', ...fields } });
const make = (fields: object = {}, user: TestUser = mara) =>
  user.call(items.create, { params: {}, body: { id: newId(), title: 'The Tidewatch', ...fields } });
const change = ({ id }: { id: string }, body: object, user: TestUser = mara) =>
  user.call(items.update, { params: { id }, body });
const logsOf = async ({ id }: { id: string }, user: TestUser = mara) => {
  const { rows } = await user.call(logs.list, { params: {}, query: {} });
  return rows.filter(({ entertainmentItemId }) => entertainmentItemId === id);
};
const finish = (
  { id }: { id: string },
  fields: { logId?: string; finishedOn?: string; rating?: number | null; note?: string } = {},
) =>
  mara.call(items.finish, {
    params: { id },
    body: { logId: newId(), finishedOn: '2026-03-18', rating: null, note: '', ...fields },
  });
/** What Undo of a move sends. */
const asItWas = (item: EntertainmentItem) => {
  const { status, startedOn, finishedOn, times, season, episode, totalEpisodes } = item;
  return { status, startedOn, finishedOn, times, season, episode, totalEpisodes };
};
const today = () => Temporal.Now.plainDateISO('UTC').toString();

describe('the days, the times and the progress follow the moves', () => {
  test('from planned to done, and again', async () => {
    const item = await make({ type: 'tv_show', season: 2, episode: 0, totalEpisodes: 8 });
    expect(item).toMatchObject({ startedOn: null, finishedOn: null, times: 0 });
    const begun = await change(item, { status: 'in_progress' });
    expect(begun).toMatchObject({ startedOn: today(), finishedOn: null });
    const done = await change(item, { status: 'completed', rating: 9 });
    expect(done).toMatchObject({ finishedOn: today(), times: 1, episode: 8 });
    expect(await logsOf(item)).toMatchObject([{ finishedOn: today(), rating: 9, note: '' }]);
    const again = await change(item, { status: 'in_progress' });
    expect(again).toMatchObject({ finishedOn: null, times: 1, season: 1, episode: 0 });
    expect(await logsOf(item)).toHaveLength(1);
  });

  test('several at once, each from where it is', async () => {
    const two = [await make(), await make({ status: 'completed', times: 4 })];
    const { rows } = await mara.call(items.updateMany, {
      params: {},
      body: { changes: [{ ids: two.map(({ id }) => id), fields: { status: 'completed' } }] },
    });
    expect(rows.map(({ times }) => times)).toEqual([1, 4]);
    expect((await Promise.all(two.map((one) => logsOf(one)))).map((all) => all.length)).toEqual([
      1, 1,
    ]);
  });

  test('of what is taken back there is no new time', async () => {
    const item = await make({ status: 'completed', startedOn: null, finishedOn: '2026-03-01' });
    await change(item, { status: 'in_progress' });
    await change(item, {
      status: 'completed',
      startedOn: null,
      finishedOn: '2026-03-01',
      times: 1,
    });
    expect(await logsOf(item)).toHaveLength(1);
  });

  test('what is taken back loses the log of that time, and done again has one', async () => {
    const two = [await make(), await make()];
    const move = (fieldsOf: (item: EntertainmentItem) => object) =>
      mara.call(items.updateMany, {
        params: {},
        body: { changes: two.map((item) => ({ ids: [item.id], fields: fieldsOf(item) })) },
      });
    for (let round = 0; round < 2; round += 1) {
      await move(() => ({ status: 'completed' }));
      expect(
        (await Promise.all(two.map((one) => logsOf(one)))).map(({ length }) => length),
      ).toEqual([1, 1]);
      const { rows } = await move(asItWas);
      expect(rows).toMatchObject(two.map((item) => asItWas(item)));
      expect((await Promise.all(two.map((one) => logsOf(one)))).flat()).toEqual([]);
    }
  });

  test('of two times on one day the later one is taken back, and an earlier time stays', async () => {
    const item = await make({ status: 'completed', rating: 7 });
    const again = await change(item, { status: 'in_progress', rating: 4 });
    await change(item, { status: 'completed' });
    expect(await logsOf(item)).toHaveLength(2);
    expect(await change(item, asItWas(again))).toMatchObject({ status: 'in_progress', times: 1 });
    expect(await logsOf(item)).toMatchObject([{ rating: 7 }]);
  });

  test('what is moved on from Done keeps its times and their logs', async () => {
    const item = await make({ status: 'completed' });
    await change(item, { status: 'planned' });
    expect(await change(item, { status: 'dropped', times: 1 })).toMatchObject({ times: 1 });
    expect(await logsOf(item)).toHaveLength(1);
  });

  test('what is new and done has a log, once, and what has no day has none', async () => {
    const id = newId();
    await make({ id, status: 'completed', startedOn: null, finishedOn: '2026-01-02', rating: 7 });
    await make({ id, status: 'completed', startedOn: null, finishedOn: '2026-01-02', rating: 7 });
    expect(await logsOf({ id })).toMatchObject([{ finishedOn: '2026-01-02', rating: 7 }]);
    expect(
      await logsOf(await make({ status: 'completed', startedOn: null, finishedOn: null })),
    ).toEqual([]);
  });
});

describe('to finish', () => {
  test('is one step, with its rating and its note in the log', async () => {
    const item = await make({ status: 'in_progress', startedOn: '2026-03-01', finishedOn: null });
    const logId = newId();
    const said = { logId, rating: 8, note: 'Nine seconds of rain' };
    expect(await finish(item, said)).toMatchObject({
      ...{ status: 'completed', rating: 8, finishedOn: '2026-03-18', times: 1 },
    });
    expect(await logsOf(item)).toMatchObject([
      { id: logId, finishedOn: '2026-03-18', rating: 8, note: 'Nine seconds of rain' },
    ]);
  });

  test('on two devices is once, and loses neither the rating nor the note', async () => {
    const item = await make({ status: 'in_progress', startedOn: '2026-03-01', finishedOn: null });
    await finish(item, { rating: 8 });
    expect(await finish(item, { note: 'From the telephone' })).toMatchObject({
      times: 1,
      rating: 8,
    });
    expect(await logsOf(item)).toMatchObject([{ rating: 8, note: 'From the telephone' }]);
  });

  test('is nobody else’s business', async () => {
    const item = await make();
    const params = { id: item.id };
    const body = { logId: newId(), finishedOn: '2026-03-18', rating: null, note: '' };
    const answer = await studio.admin.send(items.finish, { params, body });
    expect([answer.status, answer.text]).toEqual([404, expect.stringContaining('Title not found')]);
  });
});

test.each([
  [
    { startedOn: '2026-03-02', finishedOn: '2026-03-01' },
    'finishedOn',
    'cannot be finished before',
  ],
  [{ rating: 11 }, 'rating', 'Rate from 1 to 10'],
  [{ episode: 13, totalEpisodes: 12 }, 'episode', 'There is no episode 13 of 12'],
  [{ review: 'x'.repeat(20_001) }, 'review', 'Use at most 20,000 characters'],
  [{ releaseYear: 1800 }, 'releaseYear', 'Use a year from 1870 on'],
  [{ releaseYear: 2999 }, 'releaseYear', 'Use a year until '],
  [{ hours: 1.25 }, 'hours', 'Use at most one decimal'],
  [{ season: 0 }, 'season', 'Seasons count from 1 to 500'],
  [{ title: ' ' }, 'title', 'Give it a title'],
])('%# what cannot be is refused in a sentence beside it', async (wrong, field, sentence) => {
  const answer = await send(wrong);
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(sentence)]);
  expect(answer.text).toContain(`"${field}"`);
  const item = await make();
  const changed = await mara.send(items.update, { params: { id: item.id }, body: wrong });
  expect([changed.status, changed.text]).toEqual([400, expect.stringContaining(sentence)]);
});

test.each([
  [{ finishedOn: '2026-03-01' }, 'Say the first day together with the last one'],
  [{ totalEpisodes: 12 }, 'Say the episode together with how many there are'],
])('%# half of what has to fit is refused', async (said, sentence) => {
  const item = await make();
  const answer = await mara.send(items.update, { params: { id: item.id }, body: said });
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(sentence)]);
});

test('what is finished before it was begun is not finished', async () => {
  const item = await make({ status: 'in_progress', startedOn: '2026-03-20', finishedOn: null });
  const answer = await mara.send(items.finish, {
    params: { id: item.id },
    body: { logId: newId(), finishedOn: '2026-03-19', rating: null, note: '' },
  });
  expect([answer.status, answer.text]).toEqual([
    400,
    expect.stringContaining('cannot be finished before'),
  ]);
  expect(await logsOf(item)).toEqual([]);
});

test('the same episode seen on two devices is one, and what was learned meanwhile stays', async () => {
  const item = await make({ type: 'tv_show' });
  const watch = (episode: number) =>
    mara.call(items.watch, { params: { id: item.id }, body: { season: 1, episode } });
  expect(await watch(1)).toMatchObject({ status: 'in_progress', episode: 1, startedOn: today() });
  await change(item, { episode: 1, totalEpisodes: 3 });
  expect(await watch(2)).toMatchObject({ episode: 2, totalEpisodes: 3 });
  expect(await watch(2)).toMatchObject({ episode: 2 });
  expect(await watch(9)).toMatchObject({ episode: 3 });
});

test('the day of a release is on the agenda, that of another episode as well, and no longer when dropped', async () => {
  const ines = studio.viewer;
  const item = await make({ releaseOn: '2031-05-01', nextEpisodeOn: '2031-05-08' }, ines);
  const other = await make({ releaseOn: '2031-05-02', nextEpisodeOn: '2031-05-02' }, ines);
  const on = async (user: TestUser) => {
    const { rows } = await user.call(agendaContract.list, {
      params: { workspaceId: studio.id },
      query: { from: '2031-05-01', to: '2031-05-31' },
    });
    return rows.map(({ kind, date }) => `${date} ${kind}`);
  };
  expect(await on(ines)).toEqual([
    '2031-05-01 release',
    '2031-05-02 release',
    '2031-05-08 next-episode',
  ]);
  expect(await on(mara)).toEqual([]);
  await change(item, { status: 'dropped' }, ines);
  await ines.call(items.remove, { params: { id: other.id } });
  expect(await on(ines)).toEqual([]);
});

test('a title that is gone takes its logs along, and brings them back', async () => {
  const item: EntertainmentItem = await make({ status: 'completed' });
  await mara.call(items.remove, { params: { id: item.id } });
  await mara.call(items.restore, { params: { id: item.id } });
  expect(await logsOf(item)).toHaveLength(1);
});
