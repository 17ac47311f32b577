import { expect, test } from 'vitest';
import { aWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { contentItemsContract } from '#domains/making/content/contract.ts';
import { postsContract } from '#domains/making/content/posts/contract.ts';
import { affiliateLinksContract as links } from '#domains/business/affiliate-links/contract.ts';
import { postAffiliateLinksContract as carried } from './contract.ts';

const server = await startTestServer();
const studio = await aWorkspace(server);
const params = { workspaceId: studio.id };
const { member } = studio;
const item = await member.call(contentItemsContract.create, {
  params,
  body: { id: newId(), title: 'Rain shell' },
});
const post = await member.call(postsContract.create, {
  params,
  body: { id: newId(), contentItemId: item.id },
});
const aLink = () =>
  member.call(links.create, { params, body: { id: newId(), title: 'X', discountCode: 'X' } });
const carry = (affiliateLinkId: string, postId = post.id) =>
  member.send(carried.create, { params, body: { id: newId(), postId, affiliateLinkId } });

test('a post carries a link once, also when several members say so at once', async () => {
  const { id } = await aLink();
  const answers = await Promise.all([carry(id), carry(id), carry(id), carry(id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const { rows } = await member.call(carried.list, { params, query: {} });
  expect(rows.filter((row) => row.affiliateLinkId === id)).toHaveLength(1);
});

test('a post or a link that does not exist is said beside its field', async () => {
  const { id } = await aLink();
  for (const [answer, field] of [
    [await carry(newId()), 'affiliateLinkId'],
    [await carry(id, newId()), 'postId'],
  ] as const) {
    expect([answer.status, answer.text]).toEqual([
      400,
      expect.stringContaining(`"${field}":"This no longer exists"`),
    ]);
  }
});
