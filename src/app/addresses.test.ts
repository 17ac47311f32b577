import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { commentsContract } from '#domains/around/comments/contract.ts';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { membersContract } from '#domains/people/workspaces/members/contract.ts';
import { sampleContract } from '#domains/people/workspaces/sample/contract.ts';
import { operationsOf, paramsOf } from '#server/testing/collections.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aWorkspace, type TestUser } from '#server/testing/people.ts';
import { fieldsOf } from '#server/testing/samples.ts';
import { startTestServer } from '#server/testing/server.ts';
import { domains } from './api.ts';

// Nobody here has given a name, so that whatever falls back to an address shows it.
const server = await startTestServer();
const workspace = await aWorkspace(server);
const { owner, admin, member, viewer } = workspace;
const people = { owner, admin, member, viewer };
const params = { workspaceId: workspace.id };

await owner.call(sampleContract.fill, { params, body: {} });
const [campaign] = (await owner.call(campaignsContract.list, { params, query: {} })).rows;
for (const author of [owner, admin, member]) {
  const others = Object.values(people).filter(({ id }) => id !== author.id);
  const body = others.map(({ id }) => `<@${id}>`).join(' ');
  const comment = { id: newId(), campaignId: campaign?.id ?? '', body };
  await author.call(commentsContract.create, { params, body: comment });
}

/** Whose addresses stand in what somebody may read, all of it: lists, files, exports. */
async function addressesReadBy(reader: TestUser): Promise<string[]> {
  const reads = operationsOf(domains).filter(
    ({ operation: { method, path, stream } }) =>
      method === 'GET' && !stream && !path.includes(':id'),
  );
  expect(reads.length).toBeGreaterThan(25);
  const texts = await Promise.all(
    reads.map(async ({ operation }) => {
      const asked = Object.keys(fieldsOf(operation.input.query));
      const days = { from: '2026-01-01', to: '2026-12-31' };
      const query = {
        ...(asked.includes('from') ? days : {}),
        ...(asked.includes('q') ? { q: 'maria', limit: 50 } : {}),
      };
      const owned = { user: reader, workspaceId: workspace.id };
      return (await reader.send(operation, { params: paramsOf(operation, owned), query })).text;
    }),
  );
  return ownersOf(texts.join(), reader);
}

function ownersOf(text: string, reader: TestUser): string[] {
  return Object.entries(people)
    .filter(([, person]) => person !== reader && text.includes(person.email))
    .map(([name]) => name);
}

test('owner and admins find the addresses of all others, or there would be nothing to prove', async () => {
  expect(await addressesReadBy(owner)).toEqual(['admin', 'member', 'viewer']);
  expect(await addressesReadBy(admin)).toEqual(['owner', 'member', 'viewer']);
});

test.each(['member', 'viewer'] as const)('a %s finds none, wherever they look', async (role) => {
  expect(await addressesReadBy(people[role])).toEqual([]);
});

test('the feed tells nobody the address of anybody', async () => {
  // Whose role changes connects anew.
  const followers = [admin, member];
  const readers = await Promise.all(followers.map((user) => new FeedReader(user).connect()));
  const { rows } = await member.call(membersContract.list, { params, query: {} });
  const memberId = rows.find(({ userId }) => userId === viewer.id)?.id ?? '';
  const changed = await owner.call(membersContract.update, {
    params: { ...params, memberId },
    body: { role: 'member' },
  });
  for (const reader of readers) {
    await reader.until(() => reader.changes.some(({ id }) => id === changed.id));
    reader.disconnect();
  }
  const told = readers.map(({ changes }) => JSON.stringify(changes)).join();
  expect(told).not.toContain('@example.com');
});
