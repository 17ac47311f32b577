import { expect, test } from 'vitest';
import { campaignsContract } from '#domains/campaigns/contract.ts';
import { aWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { searchContract } from '#shared/search-contract.ts';
import { usageRightsContract } from './contract.ts';
import { rightLabels } from './rules.ts';
import { rightKinds } from './schema.ts';

const server = await startTestServer();
const { id: workspaceId, member } = await aWorkspace(server);
const params = { workspaceId };
const campaignId = newId();
await member.call(campaignsContract.create, {
  params,
  body: { id: campaignId, campaignName: 'Rain Shell' },
});

test.each(rightKinds)(
  'a right of kind %s is found by what people read, and told so',
  async (kind) => {
    const title = rightLabels[kind];
    const id = newId();
    await member.call(usageRightsContract.create, { params, body: { id, campaignId, kind } });
    const { hits } = await member.call(searchContract.search, { params, query: { q: title } });
    expect(hits).toMatchObject([{ domain: 'usage-rights', id, title }]);
  },
);
