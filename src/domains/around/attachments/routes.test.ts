import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { uploadType } from '#shared/contract.ts';
import { newId } from '#shared/ids.ts';
import { aPicture, pathOf, type Answer, type TestClient } from '#server/testing/client.ts';
import { ask } from '#server/testing/database.ts';
import { aWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { brandsContract } from '#domains/business/brands/contract.ts';
import { attachmentsContract } from './contract.ts';
import type { Attachment } from './schema.ts';

const server = await startTestServer({ env: { MAX_FILE_MB: '1', FILE_QUOTA_MB: '2' } });
const workspace = await aWorkspace(server);
const { member } = workspace;
const params = { workspaceId: workspace.id };
const brandId = newId();
await member.call(brandsContract.create, { params, body: { id: brandId, name: 'Harbour Coffee' } });

const text = (words: string) => Uint8Array.from(Buffer.from(words));
const bytes = (buffer: Buffer) => Uint8Array.from(buffer);
function upload(
  fileName: string,
  content: Uint8Array<ArrayBuffer>,
  {
    as = member,
    id = newId(),
    to = params,
  }: { as?: TestClient; id?: string; to?: typeof params } = {},
): Promise<Answer> {
  const call = { params: to, body: { id, fileName, brandId } };
  return as.upload(attachmentsContract.create, call, content);
}

async function attached(fileName: string, content: Uint8Array<ArrayBuffer>): Promise<Attachment> {
  const answer = await upload(fileName, content);
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return answer.body as Attachment; // The contract test has proved the shape.
}

/** What lies on the disk of the server for this workspace, and what is still arriving. */
function onDisk(of = workspace.id): string[] {
  const names = (folder: string) => {
    try {
      return readdirSync(join(server.config.dataDir, 'files', folder));
    } catch {
      return [];
    }
  };
  return [...names('arriving'), ...names(`kept/${of}`)];
}

async function get(operation: 'download' | 'thumbnail', id: string, as: TestClient = member) {
  const path = pathOf(attachmentsContract[operation], { params: { ...params, id } });
  const response = await fetch(`${server.url}/api/v1${path}`, { headers: as.headers });
  return { response, content: Buffer.from(await response.arrayBuffer()) };
}

describe('a file', () => {
  test('comes back as it was, to be saved and never to be run', async () => {
    const csv = text('day,views\n2026-03-14,120\n');
    const row = await attached('views – “März”.csv', csv);
    expect(row).toMatchObject({ mime: 'text/csv', sizeBytes: csv.length, width: null, brandId });
    const { response, content } = await get('download', row.id, workspace.viewer);
    expect(content).toEqual(Buffer.from(csv));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv',
      'content-disposition':
        'attachment; filename="views - -M-rz-.csv"; filename*=UTF-8\'\'views%20%E2%80%93%20%E2%80%9CM%C3%A4rz%E2%80%9D.csv',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect((await get('thumbnail', row.id)).response.status).toBe(404);
  });

  test('is there for members of its workspace alone', async () => {
    const { id } = await attached('plan.txt', text('Shoot at seven'));
    for (const outsider of [workspace.stranger, workspace.removed]) {
      for (const operation of ['download', 'thumbnail'] as const)
        expect((await get(operation, id, outsider)).response.status).toBe(404);
    }
    expect((await get('download', id, workspace.signedOut)).response.status).toBe(401);
    const before = onDisk();
    expect((await upload('plan.txt', text('Mine'), { as: workspace.viewer })).status).toBe(403);
    expect((await upload('plan.txt', text('Mine'), { as: workspace.stranger })).status).toBe(404);
    expect(onDisk()).toEqual(before);
  });

  test('that is deleted is not given out, and comes back when that is undone', async () => {
    const { id } = await attached('brief.txt', text('Say it in your own words'));
    await member.call(attachmentsContract.remove, { params: { ...params, id } });
    expect((await get('download', id)).response.status).toBe(404);
    await member.call(attachmentsContract.restore, { params: { ...params, id } });
    expect((await get('download', id)).content.toString()).toBe('Say it in your own words');
  });

  test('sent twice under one id is kept once', async () => {
    const id = newId();
    const before = onDisk().length;
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => upload('one.txt', text('Once'), { id })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(onDisk()).toHaveLength(before + 1);
  });

  test('keeps its ending when it is renamed', async () => {
    const { id } = await attached('a.txt', text('Words'));
    const body = { fileName: '../../etc/passwd' };
    await member.call(attachmentsContract.update, { params: { ...params, id }, body });
    const { response } = await get('download', id);
    expect(response.headers.get('content-disposition')).toContain('"..-..-etc-passwd.txt"');
  });
});

describe('a picture', () => {
  test('is made anew: where it was taken is gone, and it stands upright', async () => {
    const taken = await sharp({
      create: { width: 40, height: 20, channels: 3, background: 'teal' },
    })
      .withExif({ IFD0: { Make: 'Lark' }, IFD3: { GPSLatitude: '38/1 42/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const row = await attached('IMG_0001.jpg', bytes(taken));
    expect(row).toMatchObject({ mime: 'image/jpeg', width: 20, height: 40 });
    const { content } = await get('download', row.id);
    const { exif, orientation, width } = await sharp(content).metadata();
    expect([exif, orientation, width]).toEqual([undefined, undefined, 20]);
  });

  test('has a small one to be shown', async () => {
    const large = sharp({
      create: { width: 1200, height: 600, channels: 3, background: 'orange' },
    });
    const row = await attached('wall.png', bytes(await large.png().toBuffer()));
    const { response, content } = await get('thumbnail', row.id);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toMatch(/^inline/);
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 480 });
  });

  test('of 100 megapixels is refused without being unpacked', async () => {
    const huge = sharp({
      create: { width: 10_000, height: 10_000, channels: 3, background: 'black' },
      limitInputPixels: false,
    });
    const answer = await upload('huge.png', bytes(await huge.png().toBuffer()));
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(
      'This picture has 100 megapixels. Use one of at most 50 megapixels.',
    );
  }, 30_000);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const png = aPicture;
const mp4 = Uint8Array.from(Buffer.from('0000001c667479706d70343200000000', 'hex'));
const elf = Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, ...Array<number>(60).fill(0)]);
const heic = Uint8Array.from(
  Buffer.from('00000018667479706865696300000000686569636d696631', 'hex'),
);
test.each([
  ['an SVG with a script', 'logo.svg', text(svg), 'can hold scripts'],
  ['an SVG named as text', 'logo.txt', text(`\ufeff  ${svg}`), 'not taken'],
  ['an SVG named as a picture', 'logo.png', text(svg), 'not taken'],
  ['a page', 'page.html', text('<!doctype html><script>alert(1)</script>'), 'can hold scripts'],
  ['a page named as a table', 'page.csv', text('<!doctype html><b>x'), 'not taken'],
  ['a program named as a PDF', 'contract.pdf', elf, 'not taken'],
  ['a picture named as a PDF', 'contract.pdf', png, 'named .pdf, but its content is a PNG picture'],
  [
    'text named as a picture',
    'photo.jpg',
    text('no picture'),
    'named .jpg, but its content is a text',
  ],
  ['a PNG named as a JPEG', 'photo.jpg', png, 'named .jpg, but its content is a PNG picture'],
  ['a film', 'film.mp4', mp4, 'not taken'],
  ['a picture of a phone', 'IMG_1.HEIC', heic, 'Save it as JPEG'],
  ['a damaged picture', 'half.png', png.slice(0, 40), 'damaged'],
  ['nothing', 'empty.txt', text(''), 'empty'],
  ['a name of nothing', ' ', png, 'Give the file a name'],
])('%s is refused in a sentence and leaves nothing', async (_, fileName, content, sentence) => {
  const [before, rows] = [onDisk(), await countRows()];
  const answer = await upload(fileName, content);
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(sentence)]);
  expect([onDisk(), await countRows()]).toEqual([before, rows]);
});

test('a file that is too large is refused, whether it says so or not', async () => {
  const before = onDisk();
  const large = new Uint8Array(1024 * 1024 + 1).fill(97);
  const told = await upload('large.txt', large);
  expect([told.status, told.text]).toEqual([
    413,
    expect.stringContaining('Use a file of at most 1 MB'),
  ]);
  const status = await new Promise((resolve, reject) => {
    const sending = beginUpload('large.txt');
    sending.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject);
    // In pieces, so that its size is not known beforehand.
    sending.write(large);
    sending.end();
  });
  expect(status).toBe(413);
  expect(onDisk()).toEqual(before);
});

test('an upload that is cut in its middle leaves nothing', async () => {
  const [before, rows] = [onDisk(), await countRows()];
  const sending = beginUpload('cut.txt', { 'content-length': '1000' });
  sending.on('error', () => undefined);
  sending.write('half of it');
  await expect.poll(() => onDisk().length).toBeGreaterThan(before.length);
  sending.destroy();
  await expect.poll(() => onDisk()).toEqual(before);
  expect(await countRows()).toBe(rows);
});

test('what a file belongs to must be there, in the same workspace, and one thing', async () => {
  const [before, other] = [onDisk(), await aWorkspace(server)];
  for (const body of [
    { brandId: newId() },
    {},
    { brandId, campaignId: newId() },
    { brandId: 'x' },
    { brandId, sha256: 'mine' },
  ]) {
    const call = { params, body: { id: newId(), fileName: 'a.png', ...body } };
    expect((await member.upload(attachmentsContract.create, call, png)).status).toBe(400);
  }
  const elsewhere = { workspaceId: other.id };
  const stolen = await upload('a.png', png, { as: other.owner, to: elsewhere });
  expect([stolen.status, stolen.text]).toEqual([400, expect.stringContaining('no longer exists')]);
  expect([onDisk(), onDisk(other.id)]).toEqual([before, []]);
});

test('a workspace takes so much and no more', async () => {
  const other = await aWorkspace(server);
  const to = { workspaceId: other.id };
  const body = { id: newId(), name: 'Pilo' };
  await other.owner.call(brandsContract.create, { params: to, body });
  const send = () =>
    other.owner.upload(
      attachmentsContract.create,
      { params: to, body: { id: newId(), fileName: 'a.txt', brandId: body.id } },
      new Uint8Array(900 * 1024).fill(97),
    );
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.find(({ status }) => status === 413)?.text).toContain(
    'This workspace has used its 2 MB for files',
  );
  expect(onDisk(other.id)).toHaveLength(2);
});

test('a file is attached to another record too, of its own workspace, and takes no more room', async () => {
  const other = await aWorkspace(server);
  const to = { workspaceId: other.id };
  const [first, second, id] = [newId(), newId(), newId()];
  for (const each of [first, second])
    await other.owner.call(brandsContract.create, { params: to, body: { id: each, name: each } });
  const content = new Uint8Array(900 * 1024).fill(97);
  const sent = { params: to, body: { id, fileName: 'a.txt', brandId: first } };
  expect((await other.owner.upload(attachmentsContract.create, sent, content)).status).toBe(200);
  const copy = (as: TestClient, body: object, place = { ...to, id }) =>
    as.send(attachmentsContract.copy, { params: place, body: { id: newId(), ...body } });
  for (let times = 0; times < 3; times += 1)
    expect((await copy(other.owner, { brandId: second })).status).toBe(200);
  const answer = await copy(other.owner, { brandId: second });
  const { id: copied } = answer.body as Attachment; // The contract test has proved the shape.
  expect(onDisk(other.id)).toHaveLength(1);
  const path = pathOf(attachmentsContract.download, { params: { ...to, id: copied } });
  const given = await fetch(`${server.url}/api/v1${path}`, { headers: other.owner.headers });
  expect((await given.arrayBuffer()).byteLength).toBe(content.length);
  expect((await copy(other.viewer, { brandId: second })).status).toBe(403);
  expect((await copy(member, { brandId }, { ...params, id })).status).toBe(404);
  expect((await copy(other.owner, { brandId })).status).toBe(400);
});

test('one who sends many large pictures holds up nobody else, and hears when there are too many', async () => {
  const large = await sharp({
    create: { width: 5000, height: 5000, channels: 3, background: 'red' },
  })
    .jpeg()
    .toBuffer();
  const arrived: string[] = [];
  const sent = (as: TestClient, who: string, content: Uint8Array<ArrayBuffer>) =>
    upload(`${who}.jpg`, content, { as }).then((answer) => {
      arrived.push(`${who} ${answer.status}`);
      return answer;
    });
  const many = Array.from({ length: 8 }, () => sent(member, 'large', bytes(large)));
  await expect.poll(() => arrived).toContain('large 503');
  const answers = await Promise.all([...many, sent(workspace.admin, 'small', aPicture)]);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused).toHaveLength(2);
  expect(refused[0]?.headers.get('retry-after')).toBe('30');
  expect(refused[0]?.text).toContain('Too many pictures are being worked on');
  expect(arrived.indexOf('small 200')).toBeLessThan(arrived.lastIndexOf('large 200'));
  expect(onDisk().filter((name) => name.startsWith('file-'))).toEqual([]);
});

test('a JSON operation takes no file, and an upload no JSON', async () => {
  const path = `/api/v1/workspaces/${workspace.id}/brands`;
  const headers = { 'content-type': uploadType };
  expect((await member.fetch(path, { method: 'POST', headers, body: 'x' })).status).toBe(415);
  const call = { params, body: { id: newId(), fileName: 'a.txt', brandId } };
  const asJson = await member.fetch(
    `/api/v1${pathOf(attachmentsContract.create, { params, query: call.body })}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    },
  );
  expect([asJson.status, asJson.text]).toEqual([400, expect.stringContaining('as the body')]);
});

test('the bytes on the disk are those whose sum the row names', async () => {
  const { fileId, sha256 } = await attached('sum.txt', text('Counted'));
  const path = join(server.config.dataDir, 'files', 'kept', workspace.id, fileId);
  expect(createHash('sha256').update(readFileSync(path)).digest('hex')).toBe(sha256);
});

async function countRows(): Promise<number> {
  const rows = await ask(server.database.superuser, 'select id from attachments');
  return rows.length;
}

function beginUpload(fileName: string, headers: Record<string, string> = {}) {
  const path = pathOf(attachmentsContract.create, {
    params,
    query: { id: newId(), fileName, brandId },
  });
  return request(`${server.url}/api/v1${path}`, {
    method: 'POST',
    headers: { ...member.headers, 'content-type': uploadType, ...headers },
  });
}
