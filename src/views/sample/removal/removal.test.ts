import { afterAll, expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { attachmentsContract } from '#domains/around/attachments/contract.ts';
import { commentsContract } from '#domains/around/comments/contract.ts';
import { brandsContract } from '#domains/business/brands/contract.ts';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { deliverablesContract } from '#domains/business/campaigns/deliverables/contract.ts';
import { paymentsContract } from '#domains/business/campaigns/payments/contract.ts';
import { expensesContract } from '#domains/money/expenses/contract.ts';
import { recurringExpensesContract } from '#domains/money/recurring/contract.ts';
import { postDue } from '#domains/money/recurring/posting/auto/service.ts';
import { sampleContract } from '#domains/people/workspaces/sample/contract.ts';
import { membersContract } from '#domains/people/workspaces/members/contract.ts';
import { routineCompletionsContract } from '#domains/routine/completions/contract.ts';
import { routineItemsContract } from '#domains/routine/contract.ts';
import { tasksContract } from '#domains/tasks/contract.ts';
import { linkTo } from '#domains/tasks/linking/rules.ts';
import { openDatabase } from '#server/database/pool.ts';
import { ask } from '#server/testing/database.ts';
import { aWorkspace, type TestUser, type TestWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';

const server = await startTestServer();
const database = openDatabase(server.database.app, { onError: () => undefined });
afterAll(() => database.close());

const remove = (user: TestUser, { id }: TestWorkspace) =>
  user.call(sampleContract.remove, { params: { workspaceId: id } });
const read = (user: TestUser, { id }: TestWorkspace) =>
  user.call(sampleContract.read, { params: { workspaceId: id } });
const tasksOf = async (user: TestUser) =>
  (await user.call(tasksContract.list, { params: {}, query: {} })).rows;
const idsOf = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));

test('what somebody has changed or built on stays and is theirs, whoever alone may see that', async () => {
  const workspace = await aWorkspace(server);
  const { owner, member } = workspace;
  const params = { workspaceId: workspace.id };
  const of = { params, query: {} };
  await owner.call(sampleContract.fill, { params, body: {} });
  expect((await read(owner, workspace)).staying).toBe(0);
  const { rows } = await owner.call(campaignsContract.list, of);
  const [deal, withPost, withPayment, withComment, withFile, withTask, thrownAway] = rows;
  if (!deal || !withPost || !withPayment || !withComment || !withFile || !withTask || !thrownAway)
    throw new Error('A sample has seven deals');
  const partsOf = async () => [
    ...(await owner.call(deliverablesContract.list, of)).rows,
    ...(await owner.call(paymentsContract.list, of)).rows,
  ];
  const parts = idsOf((await partsOf()).filter(({ campaignId }) => campaignId === deal.id));
  expect(parts.size).toBeGreaterThan(1);

  await owner.call(campaignsContract.update, {
    params: { ...params, id: deal.id },
    body: { campaignName: 'A real deal now' },
  });
  const post = { id: newId(), campaignId: withPost.id, title: 'Mine' };
  await member.call(deliverablesContract.create, {
    params,
    body: { ...post, platform: 'instagram', format: 'reel' },
  });
  const amount = { amountMinor: 123_400, currency: 'USD' };
  const payment = { id: newId(), campaignId: withPayment.id, label: 'All of it', ...amount };
  await owner.call(paymentsContract.create, { params, body: payment });
  const comment = { id: newId(), campaignId: withComment.id, body: 'Call them' };
  await member.call(commentsContract.create, { params, body: comment });
  const file = { id: newId(), campaignId: withFile.id, fileName: 'contract.png' };
  const sent = await member.send(attachmentsContract.create, { params, body: file });
  expect(sent.status).toBe(200);
  const link = linkTo(workspace.id, 'campaignId', withTask.id);
  const task = { id: newId(), title: 'Mine', ...link };
  await member.call(tasksContract.create, { params: {}, body: task });
  const items = await member.call(routineItemsContract.list, of);
  const routineItemId = items.rows[0]?.id ?? '';
  const tick = { id: newId(), routineItemId, localDate: '2026-03-14' };
  await member.call(routineCompletionsContract.create, {
    params,
    body: { ...tick, completedAt: '2026-03-14T08:00:00Z' },
  });
  const gone = { params: { ...params, id: thrownAway.id } };
  await owner.call(campaignsContract.remove, gone);

  expect((await read(owner, workspace)).staying).toBeGreaterThan(7);
  expect(await remove(owner, workspace)).toEqual({ count: 0, staying: 0 });
  const own = [deal, withPost, withPayment, withComment, withFile, withTask];
  const left = await owner.call(campaignsContract.list, of);
  expect(idsOf(left.rows)).toEqual(idsOf(own));
  const { campaignName, brandId } = left.rows.find(({ id }) => id === deal.id) ?? {};
  expect({ campaignName, brandId }).toEqual({
    campaignName: 'A real deal now',
    brandId: deal.brandId,
  });
  const partsLeft = await partsOf();
  const partsOfDeal = partsLeft.filter(({ campaignId }) => campaignId === deal.id);
  expect(idsOf(partsOfDeal)).toEqual(parts);
  expect([...idsOf(partsLeft)]).toEqual(expect.arrayContaining([post.id, payment.id]));
  const brands = await owner.call(brandsContract.list, of);
  expect(idsOf(brands.rows)).toEqual(new Set(own.map((one) => one.brandId)));
  const talk = { params, query: { campaignId: withComment.id } };
  expect(idsOf((await member.call(commentsContract.list, talk)).rows)).toContain(comment.id);
  expect(idsOf((await owner.call(attachmentsContract.list, of)).rows)).toContain(file.id);
  expect(await tasksOf(member)).toMatchObject([{ id: task.id, campaignId: withTask.id }]);
  const routine = await owner.call(routineItemsContract.list, of);
  expect(routine.rows.map(({ id }) => id)).toEqual([routineItemId]);
  expect((await owner.send(campaignsContract.restore, gone)).status).toBe(404);
}, 60_000);

test('another admin takes all of it away, out of the lists of whoever filled it and left as well', async () => {
  const workspace = await aWorkspace(server);
  const params = { workspaceId: workspace.id };
  const of = { params, query: {} };
  const { owner, admin } = workspace;
  await admin.call(sampleContract.fill, { params, body: {} });
  const [own] = await tasksOf(admin);
  await admin.call(tasksContract.update, {
    params: { id: own?.id ?? '' },
    query: {},
    body: { title: 'A real task now' },
  });
  // What a bill has posted by itself nobody has asked for.
  const later = Temporal.Now.instant().add({ hours: 24 * 40 });
  await postDue({ database, config: server.config }, later);
  const isRent = ({ title }: { title: string }) => title === 'Studio rent share';
  const posted = await owner.call(expensesContract.list, of);
  expect(posted.rows.filter(isRent)).not.toEqual([]);
  await admin.call(membersContract.leave, { params, body: {} });

  await remove(owner, workspace);
  expect(await read(owner, workspace)).toEqual({ count: 0, staying: 0 });
  await expect
    .poll(async () => (await tasksOf(admin)).map(({ title }) => title), { timeout: 10_000 })
    .toEqual(['A real task now']);
  const books = await ask(server.database.superuser, 'select id from books where user_id = $1', [
    admin.id,
  ]);
  expect(books).toEqual([]);
  const bills = await owner.call(recurringExpensesContract.list, of);
  const expenses = await owner.call(expensesContract.list, of);
  expect([...bills.rows, ...expenses.rows].filter(isRent)).toEqual([]);
  const { count } = await owner.call(sampleContract.fill, { params, body: {} });
  expect(count).toBeGreaterThan(300);
}, 60_000);
