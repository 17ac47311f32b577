import { expect, test } from 'vitest';
import { aWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { contentItemsContract } from '#domains/making/content/contract.ts';
import { contentScriptsContract as scripts } from './contract.ts';

const server = await startTestServer();
const workspace = await aWorkspace(server);
const { member } = workspace;
const params = { workspaceId: workspace.id };

test('a script whose place another has taken stays where it is, and that is said', async () => {
  const item = await member.call(contentItemsContract.create, {
    params,
    body: { id: newId(), title: 'Orzo' },
  });
  const write = (body: string) =>
    member.call(scripts.create, { params, body: { id: newId(), contentItemId: item.id, body } });
  const first = await write('Boil the water');
  await member.call(scripts.remove, { params: { ...params, id: first.id } });
  const second = await write('Chop the onions');
  const answer = await member.send(scripts.restore, { params: { ...params, id: first.id } });
  expect([answer.status, answer.body]).toMatchObject([
    409,
    { error: { message: 'There is another script by now' } },
  ]);
  await member.call(scripts.remove, { params: { ...params, id: second.id } });
  const back = await member.call(scripts.restore, { params: { ...params, id: first.id } });
  expect(back.body).toBe('Boil the water');
});
