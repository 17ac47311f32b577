import { expect, test } from 'vitest';
import { agendaContract } from '#domains/around/agenda/contract.ts';
import { brandsContract } from '#domains/business/brands/contract.ts';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { aWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { exclusivitiesContract } from './contract.ts';

const server = await startTestServer();
const { id: workspaceId, member } = await aWorkspace(server);
const params = { workspaceId };
const [campaignId, id] = [newId(), newId()];
const { id: brandId } = await member.call(brandsContract.create, {
  params,
  body: { id: newId(), name: 'Halden' },
});
await member.call(campaignsContract.create, {
  params,
  body: { id: campaignId, campaignName: 'Rain Shell', brandId, status: 'in-progress' },
});
await member.call(exclusivitiesContract.create, {
  params,
  body: { id, campaignId, category: 'Outerwear', startsOn: '2026-03-01', endsOn: '2026-03-31' },
});

test('a clause keeps naming whom it excludes, whatever is changed of it', async () => {
  const send = async (body: object) => {
    const change = { params: { ...params, id }, body };
    const { status, text } = await member.send(exclusivitiesContract.update, change);
    return [status, /Name [\w ]+/.exec(text)?.[0]];
  };
  expect(await send({ category: ' ' })).toEqual([400, 'Name the category']);
  expect(await send({ scope: 'named_brands' })).toEqual([400, 'Name at least one brand']);
  expect(await send({ scope: 'named_brands', competitors: 'Fjell' })).toEqual([200, undefined]);
  expect(await send({ category: '', competitors: 'Topp' })).toEqual([200, undefined]);
  expect(await send({ competitors: ' ,;' })).toEqual([400, 'Name at least one brand']);
  expect(await send({ scope: 'full', competitors: '' })).toEqual([200, undefined]);
});

test('a clause of a deal that is cancelled is off the agenda, and back with the deal', async () => {
  const kinds = async () => {
    const query = { from: '2026-03-01', to: '2026-03-31', layers: 'rights' };
    const { rows } = await member.call(agendaContract.list, { params, query });
    return rows.map(({ kind }) => kind);
  };
  const move = (status: 'cancelled' | 'in-progress') =>
    member.call(campaignsContract.move, {
      params: { ...params, id: campaignId },
      body: { status },
    });
  expect(await kinds()).toEqual(['exclusivity-starts', 'exclusivity-ends']);
  await move('cancelled');
  expect(await kinds()).toEqual([]);
  await move('in-progress');
  expect(await kinds()).toEqual(['exclusivity-starts', 'exclusivity-ends']);
});
