import { describe, expect, test } from 'vitest';
import { isDueOn, isPausedOn } from '#domains/routine/rules.ts';
import { routineItemsContract } from '#domains/routine/contract.ts';
import { frequencies } from '#domains/routine/schema.ts';
import { categoriesContract } from '#domains/tasks/categories/contract.ts';
import { tasksContract } from '#domains/tasks/contract.ts';
import { ask } from '#server/testing/database.ts';
import { aUser, aWorkspace, join, type TestUser } from '#server/testing/people.ts';
import { pick, seeded } from '#server/testing/samples.ts';
import { startTestServer } from '#server/testing/server.ts';
import type { Output } from '#shared/contract.ts';
import { newId } from '#shared/ids.ts';
import { agendaContract, maxAgendaDays, maxAgendaRows } from './contract.ts';
import { agendaLayers, type AgendaRow } from './schema.ts';
import { agendaParts } from './service.ts';

const server = await startTestServer();

interface Asked {
  from?: string;
  to?: string;
  layers?: string;
  mine?: 'true' | 'false';
  skip?: number;
  limit?: number;
}
type Page = Output<typeof agendaContract.list>;
async function agendaOf(user: TestUser, workspaceId: string, query: Asked): Promise<AgendaRow[]> {
  const { rows } = await user.call(agendaContract.list, { params: { workspaceId }, query });
  return rows;
}
const addTask = (user: TestUser, fields: object) =>
  user.call(tasksContract.create, {
    params: {},
    body: { id: newId(), title: 'Film the reel', ...fields },
  });
const march = { from: '2026-03-01', to: '2026-03-31' };

test('a full month comes in pages, a full day over several of them', async () => {
  const { id: workspaceId, owner } = await aWorkspace(server);
  const days = ['2026-03-01', ...Array<string>(7).fill('2026-03-14'), '2026-03-15', '2026-03-31'];
  for (const [at, plannedOn] of days.entries())
    await addTask(owner, { plannedOn, title: `Task ${at}` });
  const all = await agendaOf(owner, workspaceId, march);
  expect(all).toHaveLength(days.length);
  for (const limit of [1, 3, days.length, maxAgendaRows]) {
    const rows: AgendaRow[] = [];
    let next: Page['next'] = { from: march.from, skip: 0 };
    while (next) {
      const query: Asked = { ...march, ...next, limit };
      const page: Page = await owner.call(agendaContract.list, { params: { workspaceId }, query });
      expect(page.rows.length).toBeLessThanOrEqual(limit);
      rows.push(...page.rows);
      next = page.next;
    }
    expect(rows, `pages of ${limit}`).toEqual(all);
  }
});

describe('tasks', () => {
  test('stand on their day and on their last day, by the clock, with the colour of their category', async () => {
    const { id: workspaceId, owner } = await aWorkspace(server);
    const categoryId = newId();
    await owner.call(categoriesContract.create, {
      params: {},
      body: { id: categoryId, name: 'Shoot', color: 'red' },
    });
    const day = { plannedOn: '2026-03-14' };
    await addTask(owner, { ...day, title: 'Any time' });
    await addTask(owner, { ...day, title: 'Late', timeType: 'due-by', dueTime: '17:00' });
    const shoot = await addTask(owner, {
      ...day,
      title: 'Early',
      categoryId,
      deadlineOn: '2026-03-20',
      timeType: 'start-only',
      startTime: '09:30',
    });
    await addTask(owner, { plannedOn: '2026-03-21', deadlineOn: '2026-03-21', title: 'Same day' });
    await addTask(owner, { plannedOn: '2026-04-01', title: 'Next month' });
    await addTask(owner, { title: 'Someday' });
    const rows = await agendaOf(owner, workspaceId, march);
    expect(rows.map(({ date, time, kind, title }) => [date, time, kind, title])).toEqual([
      ['2026-03-14', '09:30', 'planned', 'Early'],
      ['2026-03-14', '17:00', 'planned', 'Late'],
      ['2026-03-14', null, 'planned', 'Any time'],
      ['2026-03-20', null, 'deadline', 'Early'],
      ['2026-03-21', null, 'planned', 'Same day'],
    ]);
    expect(rows[0]).toEqual({
      date: '2026-03-14',
      time: '09:30',
      layer: 'tasks',
      kind: 'planned',
      title: 'Early',
      record: { collection: 'tasks', id: shoot.id },
      parent: null,
      status: 'open',
      color: 'red',
      assigneeUserId: owner.id,
      isOverdue: true,
    });
  });

  test('are nobody elses business, and a deleted one is gone', async () => {
    const { id: workspaceId, owner, member } = await aWorkspace(server);
    const task = await addTask(owner, { plannedOn: '2026-03-14' });
    expect(await agendaOf(member, workspaceId, march)).toEqual([]);
    await owner.call(tasksContract.remove, { params: { id: task.id }, query: {} });
    expect(await agendaOf(owner, workspaceId, march)).toEqual([]);
  });

  test('are overdue by the clock of who asks, unless they are done', async () => {
    const now = Temporal.Now.instant();
    const todayIn = (zone: string) => now.toZonedDateTimeISO(zone).toPlainDate();
    // Half a day ahead of the one and behind the other there is always another date.
    const [early, late] = ['Pacific/Kiritimati', 'Etc/GMT+12'];
    expect(todayIn(early).equals(todayIn(late))).toBe(false);
    for (const [zone, isOverdue] of [
      [early, true],
      [late, false],
    ] as const) {
      const user = await aUser(server, { timeZone: zone });
      const { id: workspaceId } = await workspaceWith(user);
      const plannedOn = todayIn(early).subtract({ days: 1 }).toString();
      await addTask(user, { plannedOn });
      await addTask(user, { plannedOn, completedAt: now.toString() });
      const rows = await agendaOf(user, workspaceId, { from: plannedOn, to: plannedOn });
      expect(new Map(rows.map((row) => [row.status, row.isOverdue]))).toEqual(
        new Map([
          ['done', false],
          ['open', isOverdue],
        ]),
      );
    }
  });
});

async function workspaceWith(user: TestUser): Promise<{ id: string }> {
  const workspace = await aWorkspace(server);
  await join(server, { workspaceId: workspace.id, user, role: 'member' });
  return workspace;
}

describe('the routine', () => {
  const random = seeded(Number(process.env['TEST_SEED'] ?? 20_264));
  const days = Array.from({ length: 31 }, (_, at) => `2026-03-${String(at + 1).padStart(2, '0')}`);
  const someDay = () => pick(random, days);

  test('is counted for each day as its rules say, medicine of others left out', async () => {
    const { id: workspaceId, owner, member } = await aWorkspace(server);
    const items = Array.from({ length: 40 }, () => {
      const [from, until] = [someDay(), someDay()].sort();
      return {
        frequency: pick(random, frequencies),
        earlierFrequencies: [...new Set([someDay(), someDay()])]
          .sort()
          .map((until) => ({ frequency: pick(random, frequencies), until }))
          .slice(random() < 0.5 ? 2 : 0),
        startsOn: pick(random, ['2026-01-01', someDay()]),
        pauses: from && until && from < until && random() < 0.5 ? [{ from, until }] : [],
        isMedicine: random() < 0.3,
      };
    });
    for (const item of items) {
      const body = { id: newId(), title: 'Stretch', ...item };
      await owner.call(routineItemsContract.create, { params: { workspaceId }, body });
    }
    for (const user of [owner, member]) {
      const seen = items.filter(({ isMedicine }) => user === owner || !isMedicine);
      const expected = days.map((date) => {
        // Nobody has taken on what is another's.
        const own = user === owner ? seen : [];
        const due = own.filter(
          (item) => item.startsOn <= date && isDueOn(item, date) && !isPausedOn(item, date),
        );
        return [date, due.length > 0 ? `${due.length} due` : undefined];
      });
      const rows = await agendaOf(user, workspaceId, { ...march, layers: 'routine' });
      const counted = new Map(rows.map(({ date, status }) => [date, status]));
      expect(days.map((date) => [date, counted.get(date) ?? undefined])).toEqual(expected);
    }
  });
});

test('a rest in the year 0 is refused, and the agenda is still there', async () => {
  const { id: workspaceId, member } = await aWorkspace(server);
  const params = { workspaceId };
  const rest = (pauses: object[]) =>
    member.send(routineItemsContract.create, {
      params,
      body: { id: newId(), title: 'Stretch', startsOn: '2026-01-01', pauses },
    });
  const refused = await rest([{ from: '0000-01-01', until: '2026-03-02' }]);
  expect([refused.status, refused.text]).toEqual([
    400,
    expect.stringContaining('Use a date between 1900 and 2200'),
  ]);
  expect((await rest([{ from: '1900-01-01', until: '2026-03-02' }])).status).toBe(200);
  const days = { from: '2026-03-01', to: '2026-03-02', layers: 'routine' };
  const rows = await agendaOf(member, workspaceId, days);
  expect(rows.map(({ date, status }) => [date, status])).toEqual([['2026-03-02', '1 due']]);
});

describe('asking', () => {
  test('without days it is the week from today on, and each layer can be asked for alone', async () => {
    const user = await aUser(server, { timeZone: 'UTC' });
    const { id: workspaceId } = await workspaceWith(user);
    const today = Temporal.Now.plainDateISO('UTC');
    for (const after of [-1, 0, 6, 7])
      await addTask(user, { plannedOn: today.add({ days: after }).toString() });
    const rows = await agendaOf(user, workspaceId, {});
    expect(rows.map(({ date }) => date)).toEqual([
      today.toString(),
      today.add({ days: 6 }).toString(),
    ]);
    for (const layer of agendaLayers) {
      const alone = await agendaOf(user, workspaceId, { layers: layer });
      expect(alone).toEqual(rows.filter((row) => row.layer === layer));
    }
    expect(await agendaOf(user, workspaceId, { layers: 'tasks,money' })).toEqual(rows);
  });

  test('it is the day of whoever asks, also in zones that PostgreSQL reads the other way round', async () => {
    for (const timeZone of ['Etc/GMT-14', 'Etc/GMT+12']) {
      const user = await aUser(server, { timeZone });
      const { id: workspaceId } = await workspaceWith(user);
      const plannedOn = Temporal.Now.plainDateISO(timeZone).toString();
      await addTask(user, { plannedOn });
      const rows = await agendaOf(user, workspaceId, {});
      expect([timeZone, rows.map(({ date }) => date)]).toEqual([timeZone, [plannedOn]]);
    }
  });

  test.each([
    [{ from: '2026-02-30' }, 'from', 'Use a date that exists'],
    [{ to: 'tomorrow' }, 'to', 'Use a date that exists'],
    [{ from: '2026-03-02', to: '2026-03-01' }, 'to', 'The last day must not be before the first'],
    [
      { from: '2026-01-01', to: '2027-12-31' },
      'to',
      `Ask for at most ${maxAgendaDays} days at a time`,
    ],
    [{ layers: 'tasks,weather' }, 'layers', 'Name layers with commas between them'],
    [{ layers: '' }, 'layers', 'Name layers with commas between them'],
    [{ mine: 'yes' }, 'mine', ''],
  ])('%j is refused beside %s', async (query, field, text) => {
    const { id: workspaceId, viewer } = await aWorkspace(server);
    const answer = await viewer.send(agendaContract.list, {
      params: { workspaceId },
      query: query as Asked,
    });
    const { error } = answer.body as { error: { fields: Record<string, string> } };
    expect([answer.status, Object.keys(error.fields)]).toEqual([400, [field]]);
    expect(error.fields[field]).toContain(text);
  });

  test.each(['1900-01-01', '2200-12-31', '2200-12-28'])(
    'from %s on there is nothing, which is no error',
    async (from) => {
      const { id: workspaceId, viewer } = await aWorkspace(server);
      expect(await agendaOf(viewer, workspaceId, { from })).toEqual([]);
    },
  );

  test('viewers may ask, strangers and former members learn of no workspace', async () => {
    const studio = await aWorkspace(server);
    const params = { workspaceId: studio.id };
    expect(await agendaOf(studio.viewer, studio.id, march)).toEqual([]);
    for (const user of [studio.stranger, studio.removed]) {
      const answer = await user.send(agendaContract.list, { params, query: march });
      expect([answer.status, answer.text]).toEqual([
        404,
        expect.stringContaining('Workspace not found'),
      ]);
    }
    expect((await studio.signedOut.send(agendaContract.list, { params, query: {} })).status).toBe(
      401,
    );
  });

  test('the rows of each part are found by an index on their owner and their date', async () => {
    const dated = agendaParts.flatMap(({ dates }) => dates ?? []);
    expect(dated.length).toBeGreaterThan(1);
    const { superuser } = server.database;
    const indexes = await ask<{ indexdef: string }>(superuser, 'select indexdef from pg_indexes');
    for (const { table, column } of dated) {
      const isOfBoth = new RegExp(`\\.${table} .*\\((workspace_id|user_id), ${column}[,)]`);
      expect(
        indexes.filter(({ indexdef }) => isOfBoth.test(indexdef)),
        `${table}.${column}`,
      ).not.toEqual([]);
    }
  });
});
