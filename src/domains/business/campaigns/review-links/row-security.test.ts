import type pg from 'pg';
import { expect, test } from 'vitest';
import { hashOf } from '#server/accounts/tokens.ts';
import { ask, withClient } from '#server/testing/database.ts';
import { aWorkspace, type TestWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { deliverablesContract } from '#domains/business/campaigns/deliverables/contract.ts';
import { reviewLinksContract } from './contract.ts';

// What a handler could do that forgot its filters, or was fooled: the policies stand behind it.
const server = await startTestServer();
const { app, superuser } = server.database;
const [here, there] = [await aWorkspace(server), await aWorkspace(server)];

async function aLink({ id: workspaceId, owner }: TestWorkspace) {
  const params = { workspaceId };
  const [campaignId, deliverableId] = [newId(), newId()];
  const campaign = { id: campaignId, campaignName: 'Harbour' };
  await owner.call(campaignsContract.create, { params, body: campaign });
  for (const id of [deliverableId, newId()]) {
    const piece = { platform: 'instagram', format: 'reel', title: 'Reel' } as const;
    await owner.call(deliverablesContract.create, { params, body: { id, campaignId, ...piece } });
  }
  const { url, reviewLink } = await owner.call(reviewLinksContract.share, {
    params: { ...params, campaignId },
    body: { id: newId(), title: 'Harbour', deliverableIds: [deliverableId] },
  });
  const hash = hashOf(url.split('/').at(-1) ?? '').toString('hex');
  return { workspaceId, campaignId, deliverableId, id: reviewLink.id, hash };
}
const [mine, theirs] = [await aLink(here), await aLink(there)];

/** Works as the product does for whoever holds a link, and takes everything back. */
function holding<T>(
  { hash }: { hash: string },
  settings: Record<string, string>,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  return withClient(app, async (client) => {
    await client.query(`begin; set local app.review_hash = '${hash}'`);
    for (const [name, value] of Object.entries(settings))
      await client.query(`select set_config($1, $2, true)`, [`app.${name}`, value]);
    return work(client);
  });
}

const tables = [
  'review_links',
  'review_link_deliverables',
  'review_decisions',
  'deliverables',
  'campaigns',
  'payments',
  'requirements',
  'comments',
  'workspace_members',
  'workspaces',
  'changes',
];

test('a hash finds its own link with what is on it, and no other row of any table', async () => {
  for (const { hash, id, deliverableId } of [mine, theirs]) {
    const seen = await holding({ hash }, {}, async (client) => {
      const rows = [];
      for (const table of tables) rows.push((await client.query(`select * from ${table}`)).rows);
      return rows;
    });
    expect(seen.slice(0, 2)).toMatchObject([[{ id }], [{ deliverable_id: deliverableId }]]);
    expect(seen.slice(2).flat()).toEqual([]);
  }
});

test('what is named from a link is read and never written; of another workspace nothing', async () => {
  const named = {
    reviewed_workspace_id: mine.workspaceId,
    reviewed_link_id: mine.id,
    reviewed_campaign_id: mine.campaignId,
    // The second is another workspace's: its key begins with another owner.
    reviewed_deliverable_ids: `${mine.deliverableId},${theirs.deliverableId}`,
  };
  await holding(mine, named, async (client) => {
    const { rows } = await client.query('select id from deliverables');
    expect(rows).toEqual([{ id: mine.deliverableId }]);
    for (const text of [
      `update deliverables set status = 'approved'`,
      'delete from deliverables',
      'delete from review_links',
      'delete from review_link_deliverables',
      `update review_link_deliverables set deliverable_id = deliverable_id`,
    ])
      expect((await client.query(text)).rowCount, `${text}`).toBe(0);
  });
  for (const text of [
    `update review_links set expires_at = now() - interval '1 day'`,
    `update review_links set token_hash = sha256('mine')`,
  ])
    await expect(
      holding(mine, named, (client) => client.query(text)),
      `${text}`,
    ).rejects.toThrow('row-level security');
});

test('a revoked or expired link is not found by its hash', async () => {
  const count = () =>
    holding(
      theirs,
      {},
      async (client) => (await client.query('select 1 from review_links')).rowCount,
    );
  expect(await count()).toBe(1);
  for (const [set, back] of [
    ['revoked_at = now()', 'revoked_at = null'],
    ['expires_at = now()', `expires_at = now() + interval '1 day'`],
  ]) {
    await ask(superuser, `update review_links set ${set} where id = $1`, [theirs.id]);
    expect(await count()).toBe(0);
    await ask(superuser, `update review_links set ${back} where id = $1`, [theirs.id]);
  }
});

test('a deliverable of another campaign cannot be put on a link, whatever forgot to look', async () => {
  const other = await aLink(here);
  const put = ask(
    superuser,
    `insert into review_link_deliverables (workspace_id, review_link_id, campaign_id, deliverable_id)
      values ($1, $2, $3, $4)`,
    [mine.workspaceId, mine.id, mine.campaignId, other.deliverableId],
  );
  await expect(put).rejects.toThrow('review_link_deliverables_deliverable_id_fkey');
});
