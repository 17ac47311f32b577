import { expect, test } from 'vitest';
import { startTestServer } from '#server/testing/server.ts';

const server = await startTestServer();

test('the process says that it lives and that it reaches its database', async () => {
  for (const path of ['/api/v1/health', '/api/v1/ready']) {
    const answer = await server.stranger().fetch(path);
    expect([answer.status, answer.body]).toEqual([200, { status: 'ok' }]);
  }
});
