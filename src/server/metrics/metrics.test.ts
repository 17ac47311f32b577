import { expect, test } from 'vitest';
import { aUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';

const server = await startTestServer();
const read = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${url}/metrics`, { headers });
  return { status: answer.status, text: await answer.text() };
};

test('this machine reads what was counted, by route and never by address', async () => {
  const user = await aUser(server);
  await user.fetch('/api/v1/tasks?q=secret');
  const { status, text } = await read(server.url);
  expect(status).toBe(200);
  expect(text).toContain('route="/api/v1/tasks",status=');
  expect(text).toMatch(/^dayslate_database_connections\{state="open"\} \d/m);
  expect(text).toMatch(/^dayslate_jobs\{state="due"\} \d/m);
  expect(text).toMatch(/^dayslate_process_cpu_seconds_total \d/m);
  expect(text).not.toContain('secret');
});

test('nobody else does: neither through the proxy, nor past one that says nothing', async () => {
  expect((await read(server.url, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  const bare = await startTestServer({ env: { TRUST_PROXY: 'false' } });
  expect((await read(bare.url)).status).toBe(404);
});

test('with a token it alone counts, wherever one comes from', async () => {
  const token = 'a token of enough signs';
  const env = { METRICS_TOKEN: token };
  const told = await startTestServer({ env });
  const authorization = `Bearer ${token}`;
  const far = { 'x-forwarded-for': '203.0.113.7' };
  expect((await read(told.url)).status).toBe(404);
  expect((await read(told.url, { authorization: 'Bearer another' })).status).toBe(404);
  expect((await read(told.url, { authorization, ...far })).status).toBe(200);
});
