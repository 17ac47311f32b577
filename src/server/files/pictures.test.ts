import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { remakePicture } from './pictures.ts';

const userId = 'somebody';
const folder = mkdtempSync(join(tmpdir(), 'dayslate-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function picture(name: string): Promise<string> {
  const path = join(folder, name);
  await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .png()
    .toFile(path);
  return path;
}

test('many pictures at once are each made anew, by one process beside the server', async () => {
  const path = await picture('one.png');
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, at) => {
      const own = mkdtempSync(join(folder, `${at}-`));
      return remakePicture(path, { folder: own, mime: 'image/png', userId: `person ${at % 2}` });
    }),
  );
  expect(made.map(({ width, height }) => [width, height])).toEqual(made.map(() => [60, 40]));
  expect(workers()).toHaveLength(1);
});

test('a process that died is begun again, and the picture is not to blame', async () => {
  const path = await picture('two.png');
  for (const pid of workers()) process.kill(pid, 'SIGKILL');
  expect(await remakePicture(path, { folder, mime: 'image/png', userId })).toMatchObject({
    width: 60,
  });
});

test('a process that cannot be begun is no end of all pictures', async () => {
  const path = await picture('three.png');
  for (const pid of workers()) process.kill(pid, 'SIGKILL');
  await expect.poll(() => workers().length).toBe(0);
  const { execPath } = process;
  process.execPath = '/nowhere/node';
  const failing = remakePicture(path, { folder, mime: 'image/png', userId });
  await expect(failing.finally(() => (process.execPath = execPath))).rejects.toThrow('right now');
  expect(await remakePicture(path, { folder, mime: 'image/png', userId })).toMatchObject({
    width: 60,
  });
});

test('an animated picture keeps its frames', async () => {
  const path = join(folder, 'moving.gif');
  const frames = ['red', 'blue'].map((background) =>
    sharp({ create: { width: 10, height: 10, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toFile(path);
  const made = await remakePicture(path, { folder, mime: 'image/gif', userId });
  expect(made).toMatchObject({ width: 10, height: 10 });
  expect((await sharp(made.path, { animated: true }).metadata()).pages).toBe(2);
});

test('a damaged picture is refused in a sentence', async () => {
  const path = join(folder, 'damaged.png');
  writeFileSync(path, 'no picture at all');
  await expect(remakePicture(path, { folder, mime: 'image/png', userId })).rejects.toThrow(
    'damaged',
  );
});

function workers(): number[] {
  const found = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args=']).toString().split('\n');
  return found
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, parent, ...rest]) => parent === String(process.pid) && /picture-worker/.test(rest.join()),
    )
    .map(([pid]) => Number(pid));
}
