import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { can, type Permission } from '#shared/permissions.ts';
import { newId } from '#shared/ids.ts';
import {
  acceptable,
  anOwner,
  changesOf,
  collectionsOf,
  comparable,
  normalised,
  operationsOf,
  paramsOf,
  type Named,
  Records,
  type Collection,
  type Owner,
  type Row,
} from '#server/testing/collections.ts';
import { rowsOfUser, rowsOfWorkspace } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aUser, aWorkspace, proveAgain, resetMembers } from '#server/testing/people.ts';
import { fieldsOf, sample, seeded } from '#server/testing/samples.ts';
import { startTestServer } from '#server/testing/server.ts';
import { sessionsContract } from '#domains/people/auth/sessions/contract.ts';
import { domains } from './api.ts';

// Proves every operation of every domain from the contracts alone: a new domain adds nothing here.
const random = seeded(Number(process.env['TEST_SEED'] ?? 20_261));
const server = await startTestServer();
const operations = operationsOf(domains);
const collections = collectionsOf(domains);
const records = new Records(collections, random);
const workspace = await aWorkspace(server);
const atHome: Owner = { user: workspace.owner, workspaceId: workspace.id };
const fieldless = z.strictObject({});

test('the product has operations and collections to prove', () => {
  expect(operations.length).toBeGreaterThan(20);
  expect(collections.length).toBeGreaterThan(2);
});

function aCall({ operation }: Named) {
  return {
    params: paramsOf(operation, atHome),
    ...(operation.input.body ? { body: sample(operation.input.body, random) } : {}),
  };
}

function anybodyAllowed({ operation }: Named) {
  return operation.access === 'public' ? server.stranger() : workspace.owner;
}

const withSession = operations.filter(({ operation }) => operation.access !== 'public');
test.each(withSession)('$name asks somebody signed out to sign in', async (named) => {
  const answer = await workspace.signedOut.send(named.operation, aCall(named));
  expect(answer.status).toBe(401);
});

const ofWorkspace = operations.filter(({ operation }) => operation.path.includes(':workspaceId'));
test.each(ofWorkspace)('$name lets each role do what the table says', async (named) => {
  for (const outsider of ['removed', 'stranger'] as const) {
    const answer = await workspace[outsider].send(named.operation, aCall(named));
    const told = [404, expect.stringContaining('Workspace not found')];
    expect([answer.status, answer.text], `${outsider}`).toEqual(told);
  }
  for (const role of ['viewer', 'member', 'admin', 'owner'] as const) {
    const answer = await workspace[role].send(named.operation, aCall(named));
    // Such a path has no other access than a permission; the server does not start otherwise.
    const refused = !can(role, named.operation.access as Permission);
    expect(answer.status === 403, `${role}`).toBe(refused);
    expect(answer.text, `${role}`).not.toContain('Workspace not found');
    // Somebody may have left, as they were asked to.
    await resetMembers(server, workspace);
  }
});

const withPassword = operations.filter(({ operation }) => operation.needsPassword);
test('what takes or gives away something for good asks for the password', () => {
  expect(withPassword.map(({ name }) => name).toSorted()).toEqual([
    'account.exportData',
    'account.prepareExport',
    'members.transfer',
    'sessions.end',
    'sessions.endOthers',
    'workspaces.remove',
  ]);
});
test.each(withPassword)('$name wants the password of the last ten minutes', async (named) => {
  const { operation } = named;
  const owner = await anOwner(server);
  const call = () =>
    owner.user.send(operation, { ...aCall(named), params: paramsOf(operation, owner) });
  await proveAgain(server, owner.user, 11);
  const told = [403, expect.stringContaining('"password_needed"')];
  const before = await rowsOf(owner);
  const refused = await call();
  expect([refused.status, refused.text]).toEqual(told);
  expect(await rowsOf(owner)).toEqual(before);
  await owner.user.call(sessionsContract.prove, { body: { password: owner.user.password } });
  expect((await call()).text).not.toContain('"password_needed"');
});

const foreignFields = ['workspaceId', 'userId', 'role', 'createdByUserId', 'version', 'deletedAt'];
const withBody = operations.filter(({ operation }) => operation.input.body);
test.each(withBody)('$name refuses fields that are not its own', async (named) => {
  const { operation } = named;
  const body = sample(operation.input.body ?? fieldless, random) as object; // All bodies are objects.
  for (const field of [...foreignFields, 'x']) {
    if (field in fieldsOf(operation.input.body)) continue;
    const call = { ...aCall(named), body: { ...body, [field]: newId() } };
    const answer = await anybodyAllowed(named).send(operation, call);
    const told = [400, expect.stringContaining(field)];
    expect([answer.status, answer.text], `${field}`).toEqual(told);
  }
});

test.each(operations)('$name refuses words in its query that it does not know', async (named) => {
  const call = { ...aCall(named), query: { unknown: '1' } };
  expect((await anybodyAllowed(named).send(named.operation, call)).status).toBe(400);
});

// Names that every object has without anybody having given them, those that look like it, and what no
// field is called.
const inheritedNames = [
  ...['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__'],
  ...['prototype', '@@iterator', 'Symbol(Symbol.iterator)', 'length', 'then', '0', ' '],
  'n'.repeat(5_000),
];
test.each(operations)('$name refuses names that only look like fields', async (named) => {
  const { operation } = named;
  const client = anybodyAllowed(named);
  const call = aCall(named);
  // Where any text may stand, as the token of a link, there is nothing to refuse.
  const params = Object.keys(call.params).filter((param) => param.endsWith('Id') || param === 'id');
  const sent = inheritedNames.flatMap((name) => [
    { ...call, query: { [name]: '1' } },
    ...('body' in call ? withName(call.body, name).map((body) => ({ ...call, body })) : []),
    ...params.map((param) => ({ ...call, params: { ...call.params, [param]: name } })),
  ]);
  const refused = sent.map(async (wrong) => {
    const { status, text } = await client.send(operation, wrong);
    // What is too long for an address or a body is refused before anybody looks at its names.
    const isLong = JSON.stringify(wrong).length > 5_000;
    const told = isLong && [404, 413].includes(status) ? 400 : status;
    return [told, text.startsWith('{"error":{"code":')];
  });
  expect(await Promise.all(refused)).toEqual(sent.map(() => [400, true]));
});

/** A value once for each object in it, which has one name more each time. */
function withName(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, one]) =>
    withName(one, name).map((changed) =>
      Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed },
    ),
  );
  return Array.isArray(value) ? inner : [{ ...value, [name]: 1 }, ...inner];
}

const withId = operations.filter(({ operation }) => operation.path.includes(':id'));
test.each(withId)("$name answers 404 to a stranger's id and touches nothing", async (named) => {
  const { operation } = named;
  const collection = collections.find(({ list }) => operation.path.startsWith(list.path));
  const [owner, stranger] = await Promise.all([anOwner(server), anOwner(server)]);
  const mine = await aRecord(collection, owner);
  const before = await rowsOf(owner);
  // A record of a workspace is asked for through the stranger's own workspace, and through its own.
  for (const { workspaceId } of [stranger, owner]) {
    const params = paramsOf(operation, { workspaceId }, mine.id);
    const answer = await stranger.user.send(operation, { ...aCall(named), params });
    expect([answer.status, answer.text]).toEqual([404, expect.stringContaining('not found')]);
  }
  expect(await rowsOf(owner)).toEqual(before);
  expect(before.join()).toContain(mine.id);
  expect(before.length).toBeGreaterThan(3);
});

async function rowsOf({ user, workspaceId }: Owner): Promise<string[]> {
  const { superuser } = server.database;
  return [
    ...(await rowsOfUser(superuser, user.id)),
    ...(await rowsOfWorkspace(superuser, workspaceId)),
  ];
}

async function aRecord(collection: Collection | undefined, owner: Owner): Promise<Row> {
  if (!collection) throw new Error('An :id that belongs to no collection');
  return records.create(collection, owner);
}

describe.each(collections)('$tag', (collection) => {
  const { create, update, remove, restore } = collection;

  /** Changes a record; a move that the record's state does not allow is drawn again. */
  async function changed(owner: Owner, stored: Row): Promise<[updated: unknown, changes: object]> {
    if (!update) throw new Error('Only asked for where records can be changed');
    for (let attempt = 1; ; attempt += 1) {
      const changes = await records.body(update.input.body, owner, stored);
      const call = { params: paramsOf(update, owner, stored.id), body: changes };
      const answer = await owner.user.send(update, call);
      if (answer.status === 200) return [answer.body, changes];
      if (answer.status !== 400 || attempt === 200) throw new Error(answer.text);
    }
  }

  test('every field survives creating, listing, changing and listing again', async () => {
    for (let round = 0; round < 6; round += 1) {
      const owner = await anOwner(server);
      const body = { ...(await records.body(create.input.body, owner)), id: newId() };
      const created = await records.create(collection, owner, body);
      expect(comparable(created)).toMatchObject(comparable(said(await normalised(create, body))));
      expect(await records.find(collection, owner, created.id)).toEqual(created);
      if (!update) continue;
      const [updated, changes] = await changed(owner, created);
      expect(comparable(updated as Row)).toMatchObject(
        comparable(said(await normalised(update, changes))),
      );
      expect(await records.find(collection, owner, created.id)).toEqual(updated);
    }
  });

  test('every write is announced once, in order, to its owner and to nobody else', async () => {
    const owner = await anOwner(server);
    const [mine, others] = await Promise.all([
      new FeedReader(owner.user).connect(),
      new FeedReader(await aUser(server)).connect(),
    ]);
    const from = new Map([...mine.cursors].map(([stream, { seq }]) => [stream, seq]));
    const row = await records.create(collection, owner);
    const expected: [id: string, row: unknown][] = [[row.id, row]];
    if (update) {
      const [updated] = await changed(owner, row);
      expected.push([row.id, updated]);
    }
    if (remove) {
      await owner.user.call(remove, {
        params: paramsOf(remove, owner, row.id),
        query: {},
      } as never);
      expected.push([row.id, null]);
    }
    if (restore)
      expected.push([
        row.id,
        await owner.user.call(restore, { params: paramsOf(restore, owner, row.id) } as never),
      ]);
    const ofRow = () => mine.changes.filter((change) => change.id === row.id);
    await mine.until(() => ofRow().length >= expected.length);
    expect(ofRow().map((change) => [change.id, change.row])).toEqual(expected);
    expect(new Set(ofRow().map((change) => change.domain))).toEqual(new Set([collection.tag]));
    for (const [stream, changes] of Map.groupBy(mine.changes, (change) => change.stream)) {
      const first = (from.get(stream) ?? 0) + 1;
      expect(changes.map((change) => change.seq)).toEqual(changes.map((_, i) => first + i));
    }
    expect(others.changes).toEqual([]);
    mine.disconnect();
    others.disconnect();
  });

  test('the same operation twice, one after another or at once, is done once', async () => {
    const owner = await anOwner(server);
    for (const times of [2, 6]) {
      // What there is once for each record that it refers to needs another one each time.
      const { id: _, ...drawn } = await records.body(create.input.body, owner);
      const own = { ...drawn, ...uniqueDate(drawn, times) };
      const id = newId();
      const key = { 'idempotency-key': newId() };
      const call = { params: paramsOf(create, owner), body: { ...own, id } };
      const first = times === 2 ? [await owner.user.send(create, call, key)] : [];
      const rest = Array.from({ length: times - first.length }, () =>
        owner.user.send(create, call, key),
      );
      const answers = [...first, ...(await Promise.all(rest))];
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
      expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
      // A write may have effects on other records, each announced as its own.
      expect(await changesOf(server.database.superuser, owner, id)).toBe(1);
      expect((await records.list(collection, owner)).filter((row) => row.id === id)).toHaveLength(
        1,
      );
      if (!update) continue;
      const again = { 'idempotency-key': newId() };
      const change = { params: paramsOf(update, owner, id), body: await acceptable(update, own) };
      const changed = await Promise.all(
        Array.from({ length: 4 }, () => owner.user.send(update, change, again)),
      );
      expect(changed.map((answer) => [answer.status, answer.text])).toEqual(
        changed.map(() => [200, changed[0]?.text]),
      );
      expect(changed[0]?.body).toMatchObject({ version: 2 });
      expect(await changesOf(server.database.superuser, owner, id)).toBe(2);
    }
  });
});

const changeable = collections.filter(({ update }) => update);
test.each(changeable)(
  '$tag: changing one field leaves all others as they were',
  async (collection) => {
    const { update = collection.create } = collection;
    const owner = await anOwner(server);
    let row = await records.create(collection, owner);
    let changed = 0;
    for (let round = 0; round < 12; round += 1) {
      for (const [name, field] of Object.entries(fieldsOf(update.input.body))) {
        // Alone: a whole body would make a record for each field that refers to one.
        const drawn = (await records.body(z.strictObject({ [name]: field }), owner, row))[name];
        if (drawn === undefined) continue;
        const call = { params: paramsOf(update, owner, row.id), body: { [name]: drawn } };
        const answer = await owner.user.send(update, call);
        // Some fields are only accepted together with others.
        if (answer.status === 400) continue;
        const given = comparable(await normalised(update, { [name]: drawn }));
        // A default that stayed in the schema would show here: one field in, several out.
        const alone = z.parse(z.strictObject(fieldsOf(update.input.body)), { [name]: drawn });
        expect(Object.keys(alone)).toEqual([name]);
        // What the server notes by itself, such as since when a rule holds, may follow.
        const writable = (of: Row) =>
          comparable(without(follows[name], pickFields(of, fieldsOf(update.input.body))));
        expect(writable(answer.body as Row), `${name}`).toEqual({ ...writable(row), ...given });
        row = answer.body as Row;
        changed += 1;
      }
    }
    expect(changed).toBeGreaterThan(3);
  },
);

// Whoever leaves out the day on which terms begin leaves it to the server, which knows what the record
// waits for and may know that it has happened.
const begins = ['triggeredOn', 'startsOn'];
// What waits for something else begins with the day of that.
const follows: Record<string, readonly string[]> = {
  starts: ['startsOn'],
  deliverableId: ['startsOn'],
  trigger: ['triggeredOn'],
  // A rate into the very currency that it is in is none.
  currency: ['rate', 'rateCurrency'],
  // What somebody watches begins and ends on the day on which its status says so.
  status: ['startedOn', 'finishedOn', 'times', 'season', 'episode'],
};
function without(names: readonly string[] = [], values: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(values).filter(([known]) => !names.includes(known)));
}

function said(body: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(body);
  return Object.fromEntries(
    entries.filter(([name, value]) => value !== null || !begins.includes(name)),
  );
}

function pickFields(row: Row, fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name in fields));
}

/** Collections may hold one record per day, so that a second one needs a day of its own. */
function uniqueDate(own: Record<string, unknown>, day: number): Record<string, unknown> {
  const [first] = Object.values(own)
    .filter(isDay)
    .map((date) => Temporal.PlainDate.from(date))
    .toSorted(Temporal.PlainDate.compare);
  if (!first) return {};
  // As far from each other as they were: an end stays behind its start, also that of a rule.
  const by = first.until(`2031-01-0${day}`);
  return JSON.parse(JSON.stringify(own), (_, value: unknown) => laterBy(by, value));
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

function laterBy(by: Temporal.Duration, value: unknown): unknown {
  const later = (date: string) => Temporal.PlainDate.from(date).add(by).toString();
  if (isDay(value)) return later(value);
  if (typeof value !== 'string') return value;
  return value.replace(/UNTIL=(\d{8})/, (_, date) => `UNTIL=${later(date).replaceAll('-', '')}`);
}
