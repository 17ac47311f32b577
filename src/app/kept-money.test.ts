import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newId } from '#shared/ids.ts';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { deliverablesContract } from '#domains/business/campaigns/deliverables/contract.ts';
import { paymentsContract } from '#domains/business/campaigns/payments/contract.ts';
import { workspacesContract } from '#domains/people/workspaces/contract.ts';
import { sampleContract } from '#domains/people/workspaces/sample/contract.ts';
import type { WorkspaceChanges } from '#domains/people/workspaces/schema.ts';
import { isMoney, isOfMoney, writesMoney } from '#server/records/kept-money.ts';
import {
  asksElsewhere,
  collectionsOf,
  operationsOf,
  paramsOf,
  Records,
} from '#server/testing/collections.ts';
import { ask } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aWorkspace, join, type TestUser, type TestWorkspace } from '#server/testing/people.ts';
import { fieldsOf, sample, seeded } from '#server/testing/samples.ts';
import { startTestServer } from '#server/testing/server.ts';
import { domains } from './api.ts';

// Proves for every operation and every field that is money, from the contracts alone, that none of it
// reaches a member of a workspace that keeps its money to owner and admins.
const random = seeded(Number(process.env['TEST_SEED'] ?? 20_263));
const server = await startTestServer();
const operations = operationsOf(domains);
const collections = collectionsOf(domains);
const records = new Records(collections, random);

interface Canary {
  tag: string;
  table: string;
  field: string;
  value: string | number;
}
/** Every field that is money, each with a value that nothing else has; a tax is less than its amount. */
let last = 777_777_900;
const canaries = collections.flatMap(({ tag, create }) =>
  Object.entries(fieldsOf(create.output)).flatMap(([field, schema]): Canary[] => {
    // It goes with its rate.
    if (!isMoney(schema) || field === 'rateCurrency') return [];
    const number = (last -= 1);
    const offered = [number, 77.77, 177, `canary ${tag} ${field}`];
    if (field === 'rate') offered.unshift(number / 1e8);
    const value = offered.find((one) => z.safeParse(schema, one).success);
    if (value === undefined) throw new Error(`No canary for ${tag}.${field}`);
    return [{ tag, table: tag.replaceAll('-', '_'), field, value }];
  }),
);
const isIn = (text: string, { field, value }: Canary) =>
  text.includes(`"${field}":${JSON.stringify(value)}`) ||
  (String(value).length > 6 && text.includes(String(value)));
const namesIn = (texts: readonly string[]) =>
  canaries.filter((one) => texts.some((text) => isIn(text, one))).map(nameOf);
const nameOf = ({ tag, field }: Canary) => `${tag}.${field}`;
const every = canaries.map(nameOf);

const workspace = await aWorkspace(server);
const params = { workspaceId: workspace.id };
const { owner, admin, member, viewer } = workspace;

/** Everything that anybody can read, whole: all that is no file. */
async function readAll(user: TestUser): Promise<string[]> {
  const reads = operations.filter(
    ({ operation }) =>
      operation.method === 'GET' &&
      !operation.download &&
      !operation.path.includes(':id') &&
      !asksElsewhere(operation),
  );
  expect(reads.length).toBeGreaterThan(25);
  const answers = reads.map(async ({ operation }) => {
    const asked = Object.keys(fieldsOf(operation.input.query));
    const days = { from: dayFrom(-190), to: dayFrom(190) };
    const query = { ...(asked.includes('from') ? days : {}), ...(asked.includes('q') ? q : {}) };
    const answer = await user.send(operation, { params: paramsOf(operation, at(user)), query });
    expect([200, 403, 404], `${operation.path} ${answer.text}`).toContain(answer.status);
    return answer.text;
  });
  return Promise.all(answers);
}
const q = { q: 'canary', limit: 50 };
const at = (user: TestUser) => ({ user, workspaceId: workspace.id });
const dayFrom = (days: number) => Temporal.Now.plainDateISO().add({ days }).toString();

async function keep(financeAccess: WorkspaceChanges['financeAccess'], of: TestWorkspace) {
  await of.owner.call(workspacesContract.update, {
    params: { workspaceId: of.id },
    body: { financeAccess },
  });
}

/** What is only accepted together with other fields, or set by the server. */
const saidTogether = ['rate', 'taxMinor', 'baseMinor', 'priceMinor'];

/** Shares of what is published, and of what is watched. */
const soundsOnly = ['pillars.targetPercent', 'post-metrics.completionPercent'];

test('what sounds like money is marked as money', () => {
  const named = collections
    .filter(({ tag }) => !isOfMoney(tag))
    .flatMap(({ tag, create }) =>
      Object.entries(fieldsOf(create.output)).map(([field, schema]) => ({ tag, field, schema })),
    )
    .filter(({ field }) => /Minor$|Percent$|^rate$|price|amount|paymentTerms|salary/i.test(field));
  expect(named.length).toBeGreaterThan(6);
  const unmarked = named.filter(({ schema }) => !isMoney(schema));
  expect(unmarked.map(({ tag, field }) => `${tag}.${field}`)).toEqual(soundsOnly);
});

describe('in a workspace that keeps its money to owner and admins', async () => {
  await owner.call(sampleContract.fill, { params, body: {} });
  // What somebody has made themselves is in their own export.
  for (const collection of collections) {
    if (canaries.some(({ tag }) => tag === collection.tag))
      await records.create(collection, at(member));
  }
  const { superuser } = server.database;
  for (const { table, field, value } of canaries) {
    const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const also = field === 'rate' ? `, rate_currency = 'XDR'` : '';
    const text = `update ${table} set ${column} = $2${also} where workspace_id = $1`;
    await ask(superuser, text, [workspace.id, value]);
  }
  const named = `update payments set label = 'canary of the label' where workspace_id = $1`;
  await ask(superuser, named, [workspace.id]);
  const { rows } = await owner.call(paymentsContract.list, { params, query: {} });
  const trashed = rows[0]?.id ?? '';
  await owner.call(paymentsContract.remove, { params: { ...params, id: trashed } });

  test('whoever may see money finds every canary, or there would be nothing to prove', async () => {
    await keep('everyone', workspace);
    expect(namesIn(await readAll(admin))).toEqual(every);
    expect(namesIn(await readAll(member))).toEqual(every);
    await keep('admins', workspace);
    expect(namesIn(await readAll(admin))).toEqual(every);
  });

  test.each(['member', 'viewer'] as const)('a %s finds none, wherever they look', async (role) => {
    const texts = await readAll(workspace[role]);
    expect(namesIn(texts)).toEqual([]);
    expect(texts.filter((text) => text.includes('canary'))).toEqual([]);
    expect(texts.join().length).toBeGreaterThan(10_000);
  });

  const ofMoney = operations.filter(({ tag }) => isOfMoney(tag));
  test.each(ofMoney)('$name is not there for members', async ({ operation }) => {
    const call = {
      params: paramsOf(operation, at(member), trashed),
      ...(operation.input.body ? { body: sample(operation.input.body, random) } : {}),
    };
    // What is an admin's to do is refused as such.
    const isAdmins = operation.access === 'manage_settings';
    expect((await member.send(operation, call)).status).toBe(isAdmins ? 403 : 404);
    expect((await viewer.send(operation, call)).status).toBe(
      operation.method === 'GET' ? 404 : 403,
    );
  });

  const writing = operations.flatMap(({ name, tag, operation }) =>
    isOfMoney(tag) || !operation.path.includes(':workspaceId')
      ? []
      : Object.entries(fieldsOf(operation.input.body)).flatMap(([field, schema]) =>
          writesMoney(schema, operation) ? [{ name, field, schema, operation }] : [],
        ),
  );
  const pair = { rate: 5, rateCurrency: 'USD' };
  test('there are operations that write money', () => {
    expect(writing.length).toBeGreaterThan(10);
  });
  test.each(writing)('$name takes no $field of a member', async ({ operation, field, schema }) => {
    const { body } = operation.input;
    // All bodies are objects.
    const drawn = Object.entries(sample(body ?? z.unknown(), random) as object);
    const rest = drawn.filter(
      ([name, drawnValue]) =>
        !writesMoney(fieldsOf(body)[name] ?? z.unknown(), operation) &&
        // A kill fee has its amount inside.
        !JSON.stringify(drawnValue ?? null).includes('"amountMinor"'),
    );
    const value = [5, 'words', 'USD', 'percent', [trashed]].find(
      (one) => z.safeParse(schema, one).success,
    );
    // A rate and its currency are said together or not at all.
    const said = field in pair ? pair : { [field]: value };
    const send = (user: TestUser, more: object) =>
      user.send(operation, {
        params: paramsOf(operation, at(user)),
        body: { ...Object.fromEntries(rest), ...more },
      });
    const refused = await send(member, said);
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining(`"${field}"`)]);
    expect((await send(member, {})).status).not.toBe(403);
    expect((await send(admin, said)).status).not.toBe(403);
  });

  test('what others write reaches the feed of a member without money', async () => {
    const [theirs, mine] = await Promise.all(
      [member, admin].map((user) => new FeedReader(user).connect()),
    );
    if (!theirs || !mine) throw new Error('Two readers connected');
    const written: Canary[] = [];
    for (const collection of collections) {
      const { tag, update } = collection;
      const fields = canaries.filter((one) => one.tag === tag);
      if (fields.length === 0 || !update) continue;
      // What is private reaches nobody else's feed.
      const isShared = 'isPrivate' in fieldsOf(collection.create.input.body);
      const more = isShared ? { isPrivate: false } : {};
      const { id } = await records.create(collection, at(owner), more);
      for (const one of fields) {
        const call = { params: paramsOf(update, at(owner), id), body: { [one.field]: one.value } };
        // Some fields are only accepted together with others.
        if ((await owner.send(update, call)).status === 200) written.push(one);
      }
    }
    const alone = canaries.filter(({ field }) => !saidTogether.includes(field));
    expect(written.length).toBeGreaterThanOrEqual(alone.length);
    const stream = 'select seq::int as seq from streams where id = $1';
    const [{ seq } = { seq: 0 }] = await ask<{ seq: number }>(superuser, stream, [workspace.id]);
    for (const reader of [mine, theirs])
      await reader.until(() => reader.changes.some((change) => change.seq >= seq));
    const textsOf = ({ changes }: FeedReader) => changes.map((change) => JSON.stringify(change));
    expect(namesIn(textsOf(mine))).toEqual(written.map(nameOf));
    expect(namesIn(textsOf(theirs))).toEqual([]);
    expect(theirs.changes.filter(({ domain }) => isOfMoney(domain))).toEqual([]);
    // Numbers have no gaps, and an answer and the feed say the same of a record.
    expect(theirs.changes.map(({ seq: one }) => one)).toEqual(
      mine.changes.map(({ seq: one }) => one),
    );
    const last = theirs.changes.findLast(({ domain }) => domain === 'campaigns');
    const { rows: listed } = await member.call(campaignsContract.list, { params, query: {} });
    expect(listed.find(({ id }) => id === last?.id)).toEqual(last?.row);
    for (const reader of [theirs, mine]) reader.disconnect();
  });
});

describe('the setting', () => {
  test('holds at once: the connection of a member ends before anything else is sent', async () => {
    const other = await aWorkspace(server);
    const here = { workspaceId: other.id };
    const reader = await new FeedReader(other.member).connect();
    const deal = await aDeal(other);
    await reader.until(() => reader.changes.some(({ id }) => id === deal.payment.id));
    // Both are in the log before the feed looks.
    await Promise.all([
      keep('admins', other),
      other.owner.call(campaignsContract.update, {
        params: { ...here, id: deal.campaign.id },
        body: { feeMinor: 777_123_456 },
      }),
    ]);
    await reader.until(() => reader.ended);
    await reader.connect();
    await keepWriting(other, deal.campaign.id);
    await reader.until(() =>
      reader.changes.some(({ row }) => JSON.stringify(row)?.includes('later')),
    );
    const after = reader.changes.findIndex(({ domain }) => domain === 'workspaces');
    const texts = reader.changes.slice(after).map((change) => JSON.stringify(change));
    expect(texts.filter((text) => /777123456|654321/.test(text))).toEqual([]);
    // And back: nothing of it was lost.
    await keep('everyone', other);
    await reader.until(() => reader.ended);
    const { rows } = await other.member.call(campaignsContract.list, { params: here, query: {} });
    expect(rows).toMatchObject([{ feeMinor: 654_321 }]);
    const paid = await other.member.call(paymentsContract.list, { params: here, query: {} });
    expect(paid.rows).toHaveLength(1);
    reader.disconnect();
  });

  test('follows the role, also for a write that is sent a second time', async () => {
    const other = await aWorkspace(server);
    const { campaign } = await aDeal(other);
    await keep('admins', other);
    const here = { workspaceId: other.id };
    const repeated = { 'idempotency-key': newId() };
    const body = { feeMinor: 800_000 };
    const call = { params: { ...here, id: campaign.id }, body };
    const first = await other.admin.send(campaignsContract.update, call, repeated);
    expect(first.body).toMatchObject({ feeMinor: 800_000 });
    await join(server, { ...here, user: other.admin, role: 'member' });
    const again = await other.admin.send(campaignsContract.update, call, repeated);
    expect(again.body).toMatchObject({ id: campaign.id, feeMinor: null });
    await join(server, { ...here, user: other.member, role: 'admin' });
    const { rows } = await other.member.call(campaignsContract.list, { params: here, query: {} });
    expect(rows).toMatchObject([{ feeMinor: 800_000 }]);
  });

  test('leaves the effects of what members do as they are', async () => {
    const other = await aWorkspace(server);
    const { campaign, payment } = await aDeal(other);
    await keep('admins', other);
    const here = { workspaceId: other.id };
    const made = await other.member.call(deliverablesContract.create, {
      params: here,
      body: {
        id: newId(),
        campaignId: campaign.id,
        platform: 'instagram',
        format: 'reel',
        title: 'A',
      },
    });
    const move = { params: { ...here, id: made.id }, body: { status: 'posted' as const } };
    await other.member.call(deliverablesContract.move, move);
    const { rows } = await other.owner.call(paymentsContract.list, { params: here, query: {} });
    expect(rows).toMatchObject([{ id: payment.id, triggeredOn: expect.any(String) }]);
    const kill = {
      status: 'cancelled' as const,
      killFee: { id: newId(), amountMinor: 5, currency: 'USD' },
    };
    const cancel = { params: { ...here, id: campaign.id }, body: kill };
    const refused = await other.member.send(campaignsContract.move, cancel);
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('killFee')]);
  });
});

async function aDeal({ id, owner: boss }: TestWorkspace) {
  const here = { params: { workspaceId: id } };
  const campaign = await boss.call(campaignsContract.create, {
    ...here,
    body: { id: newId(), campaignName: 'Autumn', feeMinor: 500_000, status: 'in-progress' },
  });
  const due = { label: 'All of it', amountMinor: 500_000, currency: 'USD' };
  const payment = await boss.call(paymentsContract.create, {
    ...here,
    body: { id: newId(), campaignId: campaign.id, trigger: 'on_posting', ...due },
  });
  return { campaign, payment };
}

async function keepWriting({ id, owner: boss }: TestWorkspace, campaignId: string): Promise<void> {
  const here = { params: { workspaceId: id, id: campaignId } };
  for (const body of [{ feeMinor: 654_321 }, { campaignName: 'later' }])
    await boss.call(campaignsContract.update, { ...here, body });
}
