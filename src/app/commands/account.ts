import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/pool.ts';
import {
  deleteAccount,
  endAllSessions,
  listAccounts,
  makeResetLink,
} from '#domains/people/auth/operator/service.ts';
// Every collection says by being there what belongs to a person.
import '#app/api.ts';
import { openServer } from '#app/database/database-server.ts';

const usage = `Usage: npm run account -- COMMAND
  list                    all accounts
  reset ADDRESS           prints a link to choose a new password, for an hour
  end-sessions ADDRESS    signs out everywhere
  delete ADDRESS          deletes the account for good, and workspaces that nobody else is in
`;
const print = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const [command = '', address = ''] = process.argv.slice(2);
  const isKnown = command === 'list' || ['reset', 'end-sessions', 'delete'].includes(command);
  if (!isKnown || (command !== 'list' && address === '')) {
    process.stderr.write(usage);
    process.exitCode = 2;
  } else await run(command, address);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

// Beside a running server or without one: the embedded PostgreSQL is joined, or started meanwhile.
async function run(command: string, address: string): Promise<void> {
  const config = readConfig(process.env);
  const server = await openServer(config, pino({ level: 'silent' }));
  const { role, pooler } = server;
  const database = openDatabase(server.app, { role, pooler, onError: () => undefined });
  try {
    if (command === 'list')
      for (const account of await listAccounts(database)) print(rowOf(account));
    if (command === 'reset') print(await makeResetLink({ database, config }, address));
    if (command === 'end-sessions') {
      const count = await endAllSessions(database, address);
      print(`Signed out of ${count} ${count === 1 ? 'browser' : 'browsers'}.`);
    }
    if (command === 'delete') {
      await deleteAccount(database, address);
      print(`The account of ${address} is deleted.`);
    }
  } finally {
    await database.close();
    await server.stop();
  }
}

function rowOf(account: Awaited<ReturnType<typeof listAccounts>>[number]): string {
  const { email, name, createdOn, isConfirmed, sessions, usedOn } = account;
  const state = isConfirmed ? `${sessions} signed in` : 'not confirmed';
  return [email, name || '–', `since ${createdOn}`, state, usedOn ? `last ${usedOn}` : '–'].join(
    '\t',
  );
}
