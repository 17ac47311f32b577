import { expect, test } from 'vitest';
import { aUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';

const server = await startTestServer();

test('the process says that it lives and that it reaches its database', async () => {
  for (const path of ['/api/v1/health', '/api/v1/ready']) {
    const answer = await server.stranger().fetch(path);
    expect([answer.status, answer.body]).toEqual([200, { status: 'ok' }]);
  }
});

test('behind a pooler without a way around it, it says so and goes on', async () => {
  const nowhere = { host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' };
  const pooled = await startTestServer({ pooler: { direct: nowhere, carriesNames: false } });
  const answer = await pooled.stranger().fetch('/api/v1/ready');
  expect([answer.status, answer.body]).toMatchObject([
    503,
    { error: { message: expect.stringContaining('Live changes are out of reach') } },
  ]);
  expect(pooled.errors.splice(0).join()).toContain('ECONNREFUSED');
  await aUser(pooled);
});
