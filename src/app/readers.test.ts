import { describe, expect, test } from 'vitest';
import {
  acceptable,
  type Collection,
  collectionsOf,
  type Owner,
  paramsOf,
  Records,
  type Row,
} from '#server/testing/collections.ts';
import { ask, rowsOfWorkspace } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aWorkspace } from '#server/testing/people.ts';
import { seeded } from '#server/testing/samples.ts';
import { startTestServer } from '#server/testing/server.ts';
import { domains } from './api.ts';

// Proves every collection whose records may have a reader: a new one adds nothing here.
const random = seeded(Number(process.env['TEST_SEED'] ?? 20_262));
const server = await startTestServer();
const collections = collectionsOf(domains);
const records = new Records(collections, random);
const workspace = await aWorkspace(server);

const tables = await ask<{ name: string }>(
  server.database.superuser,
  `select table_name as name from information_schema.columns where column_name = 'reader_user_id'`,
);
const tableOf = ({ tag }: Collection) => tag.replaceAll('-', '_');
const restricted = collections.filter((one) => tables.some(({ name }) => name === tableOf(one)));

test('some collections hold records that one member alone may see', () => {
  expect(restricted.length).toBeGreaterThan(1);
});

describe.each(restricted)('$tag, a record that one member alone may see', (collection) => {
  const author: Owner = { user: workspace.member, workspaceId: workspace.id };
  const others = [workspace.owner, workspace.admin, workspace.viewer];

  /** Of random records some have a reader and some may have none. */
  async function aRecordOf(reader: string | null): Promise<Row> {
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const row = await records.create(collection, author);
      const [stored] = await ask<{ reader: string | null }>(
        server.database.superuser,
        `select reader_user_id as reader from ${tableOf(collection)} where id = $1`,
        [row.id],
      );
      if (stored?.reader === reader) return row;
    }
    throw new Error('No such record came of 40');
  }

  test('is not there for the others, whatever their role, and stays as it is', async () => {
    const row = await aRecordOf(author.user.id);
    const { update, remove, restore, many } = collection;
    const before = await rowsOfWorkspace(server.database.superuser, workspace.id);
    for (const user of others) {
      const other = { user, workspaceId: workspace.id };
      expect((await records.list(collection, other)).map(({ id }) => id)).not.toContain(row.id);
      for (const operation of [update, remove, restore].filter((one) => one !== undefined)) {
        const call = {
          params: paramsOf(operation, other, row.id),
          ...(operation.input.body
            ? { body: await records.body(operation.input.body, author) }
            : {}),
        };
        const answer = await user.send(operation, call);
        expect(answer.status, `${answer.text}`).toBe(user === workspace.viewer ? 403 : 404);
      }
      for (const operation of Object.values(many ?? {})) {
        const ids = { ids: [row.id] };
        const fields = await records.body(update?.input.body, author);
        const body = operation === many?.update ? { changes: [{ ...ids, fields }] } : ids;
        const answer = await user.send(operation, { params: paramsOf(operation, other), body });
        expect(answer.status, `${answer.text}`).toBe(user === workspace.viewer ? 403 : 404);
      }
    }
    // The samples for the attempts above may have made records to refer to.
    const after = await rowsOfWorkspace(server.database.superuser, workspace.id);
    const ofRow = (text: string) => text.includes(row.id);
    expect(after.filter(ofRow)).toEqual(before.filter(ofRow));
    expect(before.filter(ofRow).length).toBeGreaterThan(1);
  });

  test('is announced to its reader; the others get its numbers and nothing else', async () => {
    const { create, update, remove, restore } = collection;
    const [mine, theirs, later] = await Promise.all(
      [author.user, workspace.owner, workspace.admin].map((user) => new FeedReader(user).connect()),
    );
    if (!mine || !theirs || !later) throw new Error('Three readers connected');
    // One comes back afterwards and catches up from where it was.
    later.disconnect();
    const row = await aRecordOf(author.user.id);
    let writes = 1;
    for (const operation of [update, remove, restore].filter((one) => one !== undefined)) {
      const { id: _, ...own } = await records.body(create.input.body, author);
      const body = operation === update ? await acceptable(update, own) : undefined;
      const call = { params: paramsOf(operation, author, row.id), query: {} };
      // What makes it visible to all is no write to something private.
      const fields = body && { ...body, ...sameReader(row, body) };
      await author.user.call(operation, { ...call, ...(fields ? { body: fields } : {}) } as never);
      writes += 1;
    }
    await later.connect();
    const ofRow = () => mine.changes.filter(({ id }) => id === row.id);
    await mine.until(() => ofRow().length >= writes);
    const last = mine.changes.at(-1)?.seq ?? 0;
    for (const reader of [theirs, later]) {
      await reader.until(() => (reader.changes.at(-1)?.seq ?? 0) >= last);
      const seqs = (from: FeedReader) =>
        from.changes.filter(({ stream }) => stream === workspace.id).map(({ seq }) => seq);
      expect(seqs(reader)).toEqual(seqs(mine));
      const told = reader.changes.filter(({ seq }) => ofRow().some((change) => change.seq === seq));
      expect(told).toEqual(
        told.map(({ stream, seq }) => ({ stream, seq, ...nothingButItsNumber })),
      );
      expect(told).toHaveLength(writes);
      expect(JSON.stringify(reader.changes)).not.toContain(row.id);
    }
    for (const reader of [mine, theirs, later]) reader.disconnect();
  });
});

const nothingButItsNumber = {
  domain: 'hidden',
  id: '00000000-0000-0000-0000-000000000000',
  version: 0,
  row: null,
};

/** Of drawn changes those of yes-or-no fields, as the record has them: they may decide who reads. */
function sameReader(row: Row, body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).filter(([name, value]) => name in body && typeof value === 'boolean'),
  );
}
