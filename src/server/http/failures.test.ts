import Fastify from 'fastify';
import pg from 'pg';
import { expect, test } from 'vitest';
import { connectionOptions } from '#server/database/connection.ts';
import { answerFailure } from './failures.ts';
import { cloneDatabase } from '#server/testing/database.ts';

test('a database that says nothing is out of reach, so that a write waits instead of failing', async () => {
  const { app: access } = await cloneDatabase();
  const client = new pg.Client({ ...connectionOptions(access), query_timeout: 50 });
  client.on('error', () => undefined);
  await client.connect();
  const app = Fastify();
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));
  app.get('/', () => client.query('select pg_sleep(1)'));
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'unavailable']);
  await client.end();
});

test('what may be there only once and is there already is a conflict, and says nothing of the inside', async () => {
  const { app: access } = await cloneDatabase();
  const client = new pg.Client(connectionOptions(access));
  await client.connect();
  const app = Fastify();
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));
  app.get('/', () =>
    client.query(
      `insert into attempts (key, failures, resets_at) values ('pia', 1, now()), ('pia', 1, now())`,
    ),
  );
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json().error]).toMatchObject([
    409,
    { code: 'conflict', message: 'Something else has this place by now' },
  ]);
  await client.end();
});
