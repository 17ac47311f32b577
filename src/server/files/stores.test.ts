import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { aBucket } from '#server/testing/bucket.ts';
import { DiskStore } from './disk-store.ts';
import { S3Store } from './s3-store.ts';
import type { FileStore } from './store.ts';
import { sweep } from './sweep.ts';

const folder = mkdtempSync(join(tmpdir(), 'dayslate-stores-'));
const { settings, objects, close } = await aBucket();
afterAll(() => {
  close();
  rmSync(folder, { recursive: true });
});

const stores: [string, FileStore][] = [
  ['a folder', new DiskStore(folder)],
  ['a bucket', new S3Store(settings)],
];

function aFile(words: string): string {
  const path = join(folder, newId());
  writeFileSync(path, words);
  return path;
}

async function keysOf(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys;
}

describe.each(stores)('%s', (_, store) => {
  test('keeps a file, gives it back, lists and forgets it', async () => {
    const key = `${newId()}/${newId()}`;
    expect(await store.get(key)).toBeNull();
    await store.put(key, aFile('Shoot at seven – “März”'));
    const found = await store.get(key);
    expect(found?.sizeBytes).toBe(Buffer.byteLength('Shoot at seven – “März”'));
    expect(found && (await text(found.bytes))).toBe('Shoot at seven – “März”');
    expect(await keysOf(store)).toContain(key);
    await store.remove(key);
    await store.remove(key);
    expect(await store.get(key)).toBeNull();
    expect(await keysOf(store)).not.toContain(key);
  });

  test('a sweep removes what no record names, and leaves what is named or young', async () => {
    const workspace = newId();
    const [named, unnamed, young] = [newId(), newId(), newId()];
    const past = new Date(Date.now() - 2 * 3_600_000);
    for (const key of [named, `${named}.thumbnail`, unnamed, `${unnamed}.thumbnail`, young]) {
      await store.put(`${workspace}/${key}`, aFile('x'));
      if (key === young) continue;
      const object = objects.get(`${workspace}/${key}`);
      if (store instanceof S3Store && object) object.at = past;
      else utimesSync(join(folder, 'files', 'kept', workspace, key), past, past);
    }
    await sweep({ files: store, config: { dataDir: folder } as never }, async (ids) => {
      expect(ids).not.toContain(young);
      return new Set(ids.filter((id) => id === named));
    });
    const left = (await keysOf(store)).filter((key) => key.startsWith(workspace));
    expect(left.sort()).toEqual(
      [named, `${named}.thumbnail`, young].map((key) => `${workspace}/${key}`).sort(),
    );
  });
});

test('a sweep leaves everything of a bucket that is not from here', async () => {
  const past = new Date(Date.now() - 2 * 3_600_000);
  const [workspace, file] = [newId(), newId()];
  const foreign = [
    'holiday.jpg',
    `${workspace}/notes.txt`,
    `backups/${file}`,
    `${workspace}/${file}.zip`,
    `${workspace}/${file}/${file}`,
    `x${workspace}/${file}`,
  ];
  for (const key of foreign) objects.set(key, { bytes: Buffer.from('x'), at: past });
  const store = new S3Store(settings);
  await sweep({ files: store, config: { dataDir: folder } as never }, async () => new Set());
  expect(await keysOf(store)).toEqual(expect.arrayContaining(foreign));
});

test('a folder keeps nothing outside of itself', async () => {
  const [, store] = stores[0] ?? [];
  for (const key of ['../secret', 'a/../../b', '/etc/passwd', 'a/b/c', 'a\\b/c'])
    await expect(store?.get(key)).rejects.toThrow('No key');
});

test('a bucket that refuses or is away is said to be out of reach', async () => {
  const wrong = new S3Store({ ...settings, secretAccessKey: 'wrong' });
  await expect(wrong.get('a/b')).rejects.toThrow('cannot reach its files');
  await expect(wrong.put('a/b', aFile('x'))).rejects.toThrow('cannot reach its files');
}, 15_000);

test('a file that comes or goes slowly is whole, and one of which nothing comes any more is ended', async () => {
  const pieces = ['slowly ', 'but ', 'whole ', 'it ', 'comes'];
  const slowly = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'PUT') {
      for await (const _ of request) await delay(20);
      await delay(700);
      return response.end();
    }
    for (const piece of pieces) {
      response.write(piece);
      await delay(200);
    }
    // Half of a file, and then nothing.
    if (!request.url?.endsWith('stalled')) response.end();
  };
  const slow = createServer((request, response) => void slowly(request, response));
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const { port } = slow.address() as AddressInfo; // It listens on a port.
  const endpoint = `http://127.0.0.1:${port}`;
  const store = new S3Store({ ...settings, endpoint }, { silentForMs: 500 });
  const found = await store.get('a/whole');
  expect(found && (await text(found.bytes))).toBe(pieces.join(''));
  const stalled = await store.get('a/stalled');
  await expect(stalled && text(stalled.bytes)).rejects.toThrow('nothing came for 0.5 s');
  await store.put('a/put', aFile('x'));
  slow.closeAllConnections();
  slow.close();
});

test('the bytes in the folder are those of the file', async () => {
  const key = `${newId()}/${newId()}`;
  await stores[0]?.[1].put(key, aFile('as they are'));
  expect(readFileSync(join(folder, 'files', 'kept', key), 'utf8')).toBe('as they are');
});
