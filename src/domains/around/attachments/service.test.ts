import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { openDatabase } from '#server/database/pool.ts';
import { openFileStore } from '#server/files/store.ts';
import { sweep } from '#server/files/sweep.ts';
import { anOwner, type Owner } from '#server/testing/collections.ts';
import { ask } from '#server/testing/database.ts';
import { startTestServer } from '#server/testing/server.ts';
import { tidy } from '#server/records/tidy.ts';
import { brandsContract } from '#domains/business/brands/contract.ts';
import { attachmentsContract } from './contract.ts';
import { namedFiles } from '#server/files/named.ts';

const server = await startTestServer();
const { superuser } = server.database;
const { config } = server;
const database = openDatabase(server.database.app, { onError: () => undefined });
afterAll(() => database.close());
const log = pino({ level: 'silent' });
const services = { config, database, log, files: openFileStore(config) };

/** Somebody with a brand and a picture of it; the picture has two files. */
async function anOwnerOfFiles(): Promise<Owner & { brandId: string; attachmentId: string }> {
  const owner = await anOwner(server);
  const [brandId, attachmentId] = [newId(), newId()];
  const params = { workspaceId: owner.workspaceId };
  await owner.user.call(brandsContract.create, { params, body: { id: brandId, name: 'Pilo' } });
  const body = { id: attachmentId, fileName: 'a.png', brandId };
  const answer = await owner.user.send(attachmentsContract.create, { params, body });
  expect(answer.status).toBe(200);
  return { ...owner, brandId, attachmentId };
}

const filesOf = ({ workspaceId }: Owner) => {
  try {
    return readdirSync(join(config.dataDir, 'files', 'kept', workspaceId));
  } catch {
    return [];
  }
};

async function tidyAndSweep(): Promise<void> {
  await tidy(database);
  await sweep(services, namedFiles(services), -1_000);
}

test('files stay for as long as their rows do, in the trash too', async () => {
  const [kept, deleted, purged, orphaned, lost] = [
    await anOwnerOfFiles(),
    await anOwnerOfFiles(),
    await anOwnerOfFiles(),
    await anOwnerOfFiles(),
    await anOwnerOfFiles(),
  ];
  const set = (table: string, id: string, days: number) =>
    ask(
      superuser,
      `update ${table} set deleted_at = now() - make_interval(days => $2) where id = $1`,
      [id, days],
    );
  await set('attachments', deleted.attachmentId, 29);
  await set('attachments', purged.attachmentId, 31);
  await set('brands', orphaned.brandId, 31);
  await set('workspaces', lost.workspaceId, 15);
  await tidy(database);
  // A workspace goes by a job.
  const left = async () => {
    await sweep(services, namedFiles(services), -1_000);
    return [kept, deleted, purged, orphaned, lost].map((owner) => filesOf(owner).length);
  };
  await expect.poll(left).toEqual([2, 2, 0, 0, 0]);
});

test('a file whose row never came is removed, but not while it may be arriving', async () => {
  const owner = await anOwnerOfFiles();
  await ask(superuser, 'delete from attachments where id = $1', [owner.attachmentId]);
  await sweep(services, namedFiles(services));
  expect(filesOf(owner)).toHaveLength(2);
  await tidyAndSweep();
  expect(filesOf(owner)).toEqual([]);
});

test('a file that several rows name stays until the last of them has gone', async () => {
  const owner = await anOwnerOfFiles();
  const copyId = newId();
  const copied = await owner.user.call(attachmentsContract.copy, {
    params: { workspaceId: owner.workspaceId, id: owner.attachmentId },
    body: { id: copyId, brandId: owner.brandId, kind: 'file' },
  });
  expect(copied).toMatchObject({ id: copyId, fileName: 'a.png', brandId: owner.brandId });
  const purge = async (id: string) => {
    await ask(
      superuser,
      `update attachments set deleted_at = now() - make_interval(days => 31) where id = $1`,
      [id],
    );
    await tidyAndSweep();
  };
  await purge(owner.attachmentId);
  expect(filesOf(owner)).toHaveLength(2);
  await purge(copyId);
  expect(filesOf(owner)).toEqual([]);
});
