import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newId } from '#shared/ids.ts';
import {
  acceptable,
  anOwner,
  changesOf,
  collectionsOf,
  comparable,
  normalised,
  type Owner,
  paramsOf,
  Records,
  type Row,
} from '#server/testing/collections.ts';
import { ask, withClient } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { fieldsOf, seeded } from '#server/testing/samples.ts';
import { startTestServer } from '#server/testing/server.ts';
import { domains } from './api.ts';

// Proves every collection of which several records can be written at once: a new one adds nothing here.
const random = seeded(Number(process.env['TEST_SEED'] ?? 20_263));
const server = await startTestServer();
const collections = collectionsOf(domains);
const records = new Records(collections, random);

describe.each(collections.filter(({ many }) => many))('$tag, several at once', (collection) => {
  const { update = collection.create, many } = collection;
  if (!many) throw new Error('Filtered above');
  const operationsOnMany = Object.values(many);
  // Of several less may be changed than of one: what is there only once, say.
  const changes = fieldsOf(many.update.input.body)['changes'];
  const group = changes instanceof z.ZodMiniArray ? changes.def.element : undefined;
  const ofSeveral = fieldsOf(fieldsOf(group as z.core.$ZodType | undefined)['fields']);
  const bodyFor = (operation: typeof many.update, ids: string[], fields: object) => ({
    body: operation === many.update ? { changes: [{ ids, fields }] } : { ids },
  });

  async function someRecords(owner: Owner, count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let i = 0; i < count; i += 1) ids.push((await records.create(collection, owner)).id);
    return ids;
  }
  async function someFields(owner: Owner): Promise<Record<string, unknown>> {
    const { id: _, ...own } = await records.body(collection.create.input.body, owner);
    const accepted = await acceptable(update, own);
    return Object.fromEntries(Object.entries(accepted).filter(([name]) => name in ofSeveral));
  }

  test('one request changes, deletes and restores them, each announced once, in order', async () => {
    const owner = await anOwner(server);
    const ids = (await someRecords(owner, 4)).reverse();
    const fields = await someFields(owner);
    const feed = await new FeedReader(owner.user).connect();
    for (const operation of [many.update, many.remove, many.restore]) {
      const before = feed.changes.length;
      const key = { 'idempotency-key': newId() };
      const call = { params: paramsOf(operation, owner), ...bodyFor(operation, ids, fields) };
      const answers = await Promise.all(
        Array.from({ length: 3 }, () => owner.user.send(operation, call, key)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      const answered = await owner.user.call(operation, call as never, key);
      expect(answered).toMatchObject({ rows: ids.map((id) => ({ id })), missing: [] });
      // A write may make more records, as a repeating task makes the next one.
      const told = () => feed.changes.slice(before).filter(({ id }) => ids.includes(id));
      await feed.until(() => told().length >= ids.length);
      expect(told().map(({ id }) => id)).toEqual(ids);
      const rows = (answered as { rows: (Row & { deleted?: true })[] }).rows;
      expect(told().map(({ row }) => row)).toEqual(rows.map((row) => (row.deleted ? null : row)));
      const listed = (await records.list(collection, owner)).filter(({ id }) => ids.includes(id));
      expect(listed).toHaveLength(operation === many.remove ? 0 : ids.length);
      if (operation === many.remove) continue;
      for (const row of listed) {
        expect(comparable(row)).toMatchObject(comparable(await normalised(update, fields)));
      }
    }
    feed.disconnect();
  });

  test('records are locked in one order, whatever order they are named in', async () => {
    const owner = await anOwner(server);
    const [first = '', second = ''] = (await someRecords(owner, 2)).sort();
    const fields = await someFields(owner);
    const table = collection.tag.replaceAll('-', '_');
    const { superuser } = server.database;
    for (const operation of operationsOnMany) {
      const { body } = bodyFor(operation, [second, first], fields);
      const changes = [second, first].map((id) => ({ ids: [id], fields }));
      const sent = operation === many.update ? { changes } : body;
      const params = paramsOf(operation, owner);
      const answered = await withClient(superuser, async (other) => {
        const hold = `begin; select 1 from ${table} where id = '${first}' for update`;
        await other.query(hold);
        const answer = owner.user.send(operation, { params, body: sent });
        const text = `select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        await expect.poll(() => ask(superuser, text), { timeout: 4_000 }).toHaveLength(1);
        const free = `select 1 from ${table} where id = $1 for update nowait`;
        expect(await ask(superuser, free, [second])).toHaveLength(1);
        await other.query('commit');
        return answer;
      });
      expect(answered.status).toBe(200);
    }
  });

  test("a stranger's records are not there, alone or among one's own", async () => {
    const [owner, stranger] = [await anOwner(server), await anOwner(server)];
    const [hidden = ''] = await someRecords(stranger, 1);
    const [own = ''] = await someRecords(owner, 1);
    const fields = await someFields(owner);
    const before = await records.find(collection, stranger, hidden);
    for (const operation of operationsOnMany) {
      const params = paramsOf(operation, owner);
      const alone = await owner.user.send(operation, {
        params,
        ...bodyFor(operation, [hidden, newId()], fields),
      });
      expect(alone.status).toBe(404);
      const mixed = { params, ...bodyFor(operation, [hidden, own], fields) };
      expect(await owner.user.call(operation, mixed as never)).toMatchObject({
        rows: [{ id: own }],
        missing: [hidden],
      });
    }
    expect(await records.find(collection, stranger, hidden)).toEqual(before);
    expect(await changesOf(server.database.superuser, stranger)).toBeGreaterThan(0);
  });

  test('too many ids, none, the same twice and fields without a change are refused whole', async () => {
    const owner = await anOwner(server);
    const [own = ''] = await someRecords(owner, 1);
    const tooMany = [own, ...Array.from({ length: 1_000 }, () => newId())];
    const fields = await someFields(owner);
    const before = await changesOf(server.database.superuser, owner);
    for (const operation of operationsOnMany) {
      const send = (body: object) =>
        owner.user.send(operation, { params: paramsOf(operation, owner), body });
      for (const ids of [tooMany, [], [own, own]]) {
        expect((await send(bodyFor(operation, ids, fields).body)).status).toBe(400);
      }
    }
    for (const changes of [
      [],
      [{ ids: [own], fields: {} }],
      [{ ids: [own], fields: { ...fields, version: 7 } }],
      [tooMany.slice(0, 600), tooMany.slice(600)].map((ids) => ({ ids, fields })),
      [
        { ids: [own], fields },
        { ids: [own], fields },
      ],
    ]) {
      const call = { params: paramsOf(many.update, owner), body: { changes } };
      expect((await owner.user.send(many.update, call)).status).toBe(400);
    }
    expect(await changesOf(server.database.superuser, owner)).toBe(before);
  });
});
