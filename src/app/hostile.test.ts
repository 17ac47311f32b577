import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { asksElsewhere, operationsOf, paramsOf } from '#server/testing/collections.ts';
import { pathOf, type Answer, type TestClient } from '#server/testing/client.ts';
import { aUser, type TestUser } from '#server/testing/people.ts';
import { fieldsOf, hostile, pick, sample, seeded } from '#server/testing/samples.ts';
import { startTestServer } from '#server/testing/server.ts';
import { domains } from './api.ts';

const seed = Number(process.env['TEST_SEED'] ?? 4_711);
const random = seeded(seed);
const server = await startTestServer();
const operations = operationsOf(domains).map(({ operation }) => operation);

/** Words that only the inside of the house knows. */
const internals =
  /\bat .*[\w)]:\d+:\d+|node_modules|\/src\/|\.ts\b|select |insert into|violates|constraint|relation "|pg_|syntax error|argon2/i;

let answered = 0;
function expectHarmless(answer: Answer, sent: string): void {
  expect(answer.status, `seed ${seed}: ${sent} → ${answer.text.slice(0, 300)}`).toBeLessThan(500);
  // A success may say what the caller has written.
  const told = answer.status >= 400 && internals.exec(answer.text);
  expect(told || null, `${sent}`).toBeNull();
  answered += 1;
}

test('hundreds of generated requests, right and wrong, are each answered and none breaks anything', async () => {
  const workspaceId = newId();
  const users = await Promise.all([aUser(server), aUser(server), aUser(server)]);
  await users[0]?.fetch('/api/v1/workspaces', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: workspaceId, name: 'Studio' }),
  });
  const statuses = new Map<number, number>();
  for (let round = 0; round < 24; round += 1) {
    await Promise.all(
      operations.map(async (operation) => {
        const user = pick(random, users);
        const call = mutated(operation.method, {
          params: paramsOf(operation, { workspaceId }),
          query: {},
          ...(operation.input.body ? { body: sample(operation.input.body, random) } : {}),
        });
        // Whoever signs out or in is somebody else from then on.
        const client: TestClient = operation.access === 'public' ? server.stranger() : user;
        const answer = await client.send(operation, call, headers());
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        expectHarmless(
          answer,
          `${operation.method} ${pathOf(operation, call)} ${JSON.stringify(call.body)}`,
        );
      }),
    );
  }
  const counts = [...statuses];
  expect(counts.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(500);
  expect(statuses.get(200)).toBeGreaterThan(20);
  expect(statuses.get(400)).toBeGreaterThan(200);
}, 480_000);

test('every field takes every hostile value without harm, and what was stored is listed in its shape', async () => {
  answered = 0;
  const user = await aUser(server);
  let workspaceId = await aStudio(user);
  for (const operation of operations) {
    const fields = Object.keys(fieldsOf(operation.input.body));
    if (operation.access === 'public' || fields.length === 0) continue;
    for (const field of fields) {
      const drawn = sample(operation.input.body ?? never, random) as object; // As all bodies are.
      const answers = hostile.map(async (value) => {
        const body = { ...drawn, ...('id' in drawn ? { id: newId() } : {}), [field]: value };
        const call = { params: paramsOf(operation, { workspaceId }), body };
        expectHarmless(
          await user.send(operation, call),
          `${operation.method} ${operation.path} ${field}=${JSON.stringify(value)?.slice(0, 200)}`,
        );
      });
      await Promise.all(answers);
    }
  }
  // The first may have been renamed to something hostile and then deleted by that very name.
  workspaceId = await aStudio(user);
  for (const operation of operations.filter(({ method }) => method === 'GET')) {
    const query = Object.keys(fieldsOf(operation.input.query));
    for (const field of query) {
      for (const value of hostile) {
        const params = paramsOf(operation, { workspaceId });
        const answer = await user.send(operation, { params, query: { [field]: value } });
        expectHarmless(answer, `${operation.path} ${field}=${String(value).slice(0, 200)}`);
      }
    }
    const twice = query.map((field) => `${field}=1&${field}=2`).join('&');
    const params = paramsOf(operation, { workspaceId });
    const path = pathOf(operation, { params });
    expectHarmless(await user.fetch(`/api/v1${path}?${twice}`), twice);
    const isOfARecord = Object.keys(params).some(
      (name) => /^id$|Id$/.test(name) && name !== 'workspaceId',
    );
    if (!isOfARecord && !operation.stream && !operation.download && !asksElsewhere(operation))
      await user.call(operation, { params, query: {} } as never);
  }
  expect(answered).toBeGreaterThan(800);
}, 480_000);

async function aStudio(user: TestUser): Promise<string> {
  const id = newId();
  await user.fetch('/api/v1/workspaces', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, name: 'Studio' }),
  });
  return id;
}

const never = operations.find(({ input }) => input.body)?.input.body ?? fail();

function mutated<T extends { params: Record<string, string>; query: object; body?: unknown }>(
  method: string,
  call: T,
): T {
  const chance = random();
  if (chance < 0.35) return call;
  if (chance < 0.45)
    return {
      ...call,
      query: { [pick(random, ['limit', 'after', 'since', 'x', 'moveTo'])]: pick(random, hostile) },
    };
  if (chance < 0.55) {
    const params = Object.entries(call.params).map(([name]): [string, string] => [
      name,
      // Half a character cannot even be sent in an address.
      String(pick(random, hostile)).slice(0, 300).toWellFormed(),
    ]);
    return { ...call, params: Object.fromEntries(params) };
  }
  if (method === 'GET') return call;
  if (chance < 0.65 || typeof call.body !== 'object' || call.body === null)
    return { ...call, body: pick(random, hostile) };
  const names = Object.keys(call.body);
  if (names.length === 0)
    return { ...call, body: { [String(pick(random, hostile)).slice(0, 50)]: 1 } };
  return { ...call, body: { ...call.body, [pick(random, names)]: pick(random, hostile) } };
}

function headers(): Record<string, string> {
  const chance = random();
  if (chance < 0.2) return { 'idempotency-key': newId() };
  if (chance < 0.3)
    return { 'idempotency-key': pick(random, ['x', '1'.repeat(500), `${newId()},${newId()}`]) };
  if (chance < 0.35)
    return {
      cookie: pick(random, ['sid=x', 'sid=%', 'sid=%00', `sid=${'a'.repeat(4000)}`, '=', 'sid']),
    };
  return {};
}

function fail(): never {
  throw new Error('No operation has a body');
}
