import { expect, test } from 'vitest';
import { agendaContract } from '#domains/around/agenda/contract.ts';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { deliverablesContract } from '#domains/business/campaigns/deliverables/contract.ts';
import { paymentsContract } from '#domains/business/campaigns/payments/contract.ts';
import { commentsContract } from '#domains/around/comments/contract.ts';
import { mentionOf } from '#domains/around/comments/rules.ts';
import { contentItemsContract } from '#domains/making/content/contract.ts';
import { postsContract } from '#domains/making/content/posts/contract.ts';
import { notificationsContract } from '#domains/around/notifications/contract.ts';
import { trashContract } from '#domains/around/trash/contract.ts';
import { routineItemsContract } from '#domains/routine/contract.ts';
import { workspacesContract } from '#domains/people/workspaces/contract.ts';
import type { Module } from '#shared/modules.ts';
import { collectionsOf } from '#server/testing/collections.ts';
import { aWorkspace, type TestUser } from '#server/testing/people.ts';
import { moduleOf } from '#server/http/modules.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { domains } from './api.ts';

const server = await startTestServer();
const today = Temporal.Now.plainDateISO('UTC');

test('every collection of a workspace belongs to a module, or is there with all of them', () => {
  const tags = collectionsOf(domains)
    .filter(({ create }) => create?.path.includes(':workspaceId'))
    .map(({ tag }) => tag);
  const common = ['invitations', 'comments', 'attachments', 'saved-chips'];
  expect(tags.filter((tag) => !moduleOf(tag) && !common.includes(tag))).toEqual([]);
});

async function aStudio() {
  const studio = await aWorkspace(server);
  const params = { workspaceId: studio.id };
  const { owner } = studio;
  const [campaignId, contentItemId] = [newId(), newId()];
  await owner.call(campaignsContract.create, {
    params,
    body: { id: campaignId, campaignName: 'Rain Shell', status: 'in-progress' },
  });
  await owner.call(deliverablesContract.create, {
    params,
    body: {
      ...{ id: newId(), campaignId, platform: 'instagram', format: 'reel', title: 'First cut' },
      postDueOn: today.toString(),
    },
  });
  await owner.call(paymentsContract.create, {
    params,
    body: {
      ...{ id: newId(), campaignId, label: 'Deposit', amountMinor: 90_000, currency: 'USD' },
      ...{ trigger: 'fixed_date', triggeredOn: today.toString(), termsDays: 0 },
    },
  });
  await owner.call(contentItemsContract.create, {
    params,
    body: { id: contentItemId, title: 'One-pan orzo', stage: 'editing' },
  });
  await owner.call(postsContract.create, {
    params,
    body: { id: newId(), contentItemId, plannedOn: today.toString() },
  });
  await owner.call(routineItemsContract.create, {
    params,
    body: { id: newId(), title: 'Stretch', startsOn: today.toString() },
  });
  const switchOff = (...modulesOff: Module[]) =>
    owner.call(workspacesContract.update, { params, body: { modulesOff } });
  return { studio, params, campaignId, contentItemId, switchOff };
}

test('a module that is off has no layer of the agenda, and all of it is back with it', async () => {
  const { studio, params, campaignId, switchOff } = await aStudio();
  const layersOf = async (user: TestUser, query: { layers?: string } = {}) => {
    const day = { from: today.toString(), to: today.toString() };
    const { rows } = await user.call(agendaContract.list, { params, query: { ...day, ...query } });
    return [...new Set(rows.map(({ layer }) => layer))].sort();
  };
  const all = ['content', 'deals', 'money', 'routine'];
  expect(await layersOf(studio.owner)).toEqual(all);
  for (const [module, left] of [
    ['content', ['deals', 'money', 'routine']],
    ['deals', ['content', 'routine']],
    ['finance', all],
    ['routine', ['content', 'deals', 'money']],
  ] as const) {
    await switchOff(module);
    expect(await layersOf(studio.owner)).toEqual(left);
  }
  await switchOff('deals');
  expect(await layersOf(studio.viewer, { layers: 'deals,money' })).toEqual([]);
  // What is kept can be read, by whoever reads the API.
  const { rows } = await studio.owner.call(campaignsContract.list, { params, query: {} });
  expect(rows.map(({ id }) => id)).toEqual([campaignId]);
  await switchOff();
  expect(await layersOf(studio.owner)).toEqual(all);
});

test('nobody is told of a module that is off', async () => {
  const { studio, params, campaignId, contentItemId, switchOff } = await aStudio();
  const { owner, member } = studio;
  const told = async () => {
    const { rows } = await member.call(notificationsContract.list, { query: {} });
    return rows.map(({ event, title }) => `${event}: ${title}`).sort();
  };
  const assign = (assigneeUserId: string | null) =>
    owner.call(contentItemsContract.update, {
      params: { ...params, id: contentItemId },
      body: { assigneeUserId },
    });
  const mention = (subject: object) =>
    owner.call(commentsContract.create, {
      params,
      body: { id: newId(), body: `Look, ${mentionOf(member.id)}`, ...subject },
    });
  await switchOff('content');
  await assign(member.id);
  await mention({ contentItemId });
  expect(await told()).toEqual([]);
  await mention({ campaignId });
  expect(await told()).toEqual(['mention: Rain Shell']);
  await switchOff('deals');
  await mention({ campaignId });
  await assign(null);
  await assign(member.id);
  expect(await told()).toEqual(['assignment: One-pan orzo', 'mention: Rain Shell']);
});

test('what was deleted of a module that is off is in the trash once it is back', async () => {
  const { studio, params, campaignId, contentItemId, switchOff } = await aStudio();
  const { owner } = studio;
  await owner.call(campaignsContract.remove, { params: { ...params, id: campaignId } });
  await owner.call(contentItemsContract.remove, { params: { ...params, id: contentItemId } });
  const trash = async () =>
    new Set((await owner.call(trashContract.list, { params })).rows.map(({ title }) => title));
  const both = new Set(['Rain Shell', 'One-pan orzo']);
  expect((await trash()).intersection(both)).toEqual(both);
  await switchOff('deals');
  expect((await trash()).intersection(both)).toEqual(new Set(['One-pan orzo']));
  await switchOff();
  expect((await trash()).intersection(both)).toEqual(both);
});
