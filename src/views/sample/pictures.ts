import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MemberContext } from '#server/http/context.ts';
import { anArrival } from '#server/files/receive.ts';
import { newId } from '#shared/ids.ts';
import { noSubject } from '#shared/subject.ts';
import { copyAttachment, addRow } from '#domains/around/attachments/service.ts';
import { keeping } from '#server/files/keep.ts';
import type { PillarName } from './content.ts';

const folder = fileURLToPath(new URL('pictures/', import.meta.url));

/** What a picture of the sample is of. */
export type PictureSubject =
  | { contentItemId: string }
  | { inspirationId: string }
  | { brandId: string };

/** The picture of a pillar for one of its pieces: each pillar has two. */
export function pictureOf(pillar: PillarName, place: number): string {
  return `${pillar}-${(place % 2) + 1}`;
}

/** Attaches pictures that came along with the program; each is in the store once, whatever shows it. */
export function samplePictures(context: MemberContext) {
  const known = new Map<string, string>();
  return async function attach(name: string, subject: PictureSubject): Promise<void> {
    const id = newId();
    const isLogo = 'brandId' in subject;
    const about = { ...noSubject, ...subject, id, kind: isLogo ? 'logo' : 'cover' } as const;
    const first = known.get(name);
    if (first) {
      await copyAttachment(context, first, about);
      return;
    }
    known.set(name, id);
    const [width, height] = isLogo ? [160, 160] : [480, 600];
    const arrival = await anArrival(context.config.dataDir);
    try {
      const bytes = await readFile(join(folder, `${name}.webp`));
      const [path, thumbnailPath] = [join(arrival, 'picture'), join(arrival, 'thumbnail')];
      // Small as they are, they are their own thumbnails.
      for (const copy of [path, thumbnailPath]) await writeFile(copy, bytes);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const facts = { mime: 'image/webp', sizeBytes: bytes.length, sha256, width, height };
      await keeping(context, context.workspaceId, { ...facts, path, thumbnailPath }, (fileId) =>
        addRow(context, { ...about, fileName: `${name}.webp` }, { ...facts, fileId }),
      );
    } finally {
      await rm(arrival, { recursive: true, force: true });
    }
  };
}
