import { rm } from 'node:fs/promises';
import type { MemberContext, Services } from '#server/http/context.ts';
import { Allowances } from '#server/database/allowances.ts';
import { inSystemTransaction } from '#server/database/transaction.ts';
import type { ExaminedFile } from '#server/files/examine.ts';
import { fetchPicture } from '#server/files/fetch-picture.ts';
import { keeping } from '#server/files/keep.ts';
import { anArrival } from '#server/files/receive.ts';
import { guardedFetch } from '#server/jobs/guarded-fetch.ts';
import type { JobHandler } from '#server/jobs/jobs.ts';
import { AppError } from '#shared/errors.ts';
import { noSubject } from '#shared/subject.ts';
import { newId } from '#shared/ids.ts';
import { can } from '#shared/permissions.ts';
import { addRow } from '#domains/around/attachments/service.ts';
import { siteOf } from '#domains/making/inspirations/rules.ts';
import type { Inspiration } from '#domains/making/inspirations/schema.ts';
import { findInspiration, inspirations } from '#domains/making/inspirations/service.ts';
import { readPreview } from './rules.ts';

const previewJob = 'link-preview';
/** Of one person so many links are looked at at once, and then one every five seconds. */
const looks = new Allowances({ most: 10, perSecond: 0.2 });
const apartMs = 5_000;

/** Whether the page of a link is looked at: asked for in the transaction that saves the link. */
export async function askForPreview(
  { config, transaction, workspaceId, userId }: MemberContext,
  id: string,
): Promise<'pending' | 'off'> {
  if (!config.linkPreviews) return 'off';
  // A hundred at once would make everybody wait for theirs.
  const now = Date.now();
  const left = looks.left(userId, now) - 1;
  looks.note(userId, left, now);
  const runAt = new Date(now + Math.max(0, -left) * apartMs);
  await transaction.enqueue(previewJob, { workspaceId, userId, id }, runAt);
  return 'pending';
}

/** Looks at the pages that links lead to, for their title and their picture. */
export function previewJobs(services: Services): Record<string, JobHandler> {
  return {
    [previewJob]: async ({ workspaceId, userId, id }) => {
      if (typeof workspaceId !== 'string' || typeof userId !== 'string' || typeof id !== 'string')
        return;
      const place: Place = { workspaceId, userId };
      const link = await inWorkspace(services, place, (context) => waiting(context, id));
      if (!link?.url) return;
      const folder = await anArrival(services.config.dataDir);
      try {
        const found = await look(link.url, { folder, userId });
        await note(services, place, link, found);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

interface Place {
  workspaceId: string;
  userId: string;
}
interface Found {
  title: string | undefined;
  cover: ExaminedFile | undefined;
}

async function waiting(context: MemberContext, id: string): Promise<Inspiration | undefined> {
  const found = await findInspiration(context, id);
  return found?.fetchStatus === 'pending' ? found : undefined;
}

type Arrival = Parameters<typeof fetchPicture>[1];

/** Whatever goes wrong on the way: a page that cannot be looked at has no preview. */
async function look(url: string, arrival: Arrival): Promise<Found> {
  try {
    const page = await guardedFetch(url, { accept: 'text/html,image/*;q=0.8', isCut: true });
    if (page.type.startsWith('image/')) {
      return { title: undefined, cover: await pictureAt(page.url.href, arrival) };
    }
    if (page.type !== 'text/html' && page.type !== 'application/xhtml+xml') return nothing;
    const { title, image } = readPreview(decoded(page.bytes, page.charset));
    const address = image && URL.canParse(image, page.url) && new URL(image, page.url).href;
    return { title, cover: address ? await pictureAt(address, arrival) : undefined };
  } catch (error) {
    requireIdle(error);
    return nothing;
  }
}

const nothing: Found = { title: undefined, cover: undefined };

async function pictureAt(url: string, arrival: Arrival): Promise<ExaminedFile | undefined> {
  return fetchPicture(url, arrival).catch((error: unknown) => {
    requireIdle(error);
    return undefined;
  });
}

// A server that is busy with other pictures says nothing about the page: the job comes back to it.
function requireIdle(error: unknown): void {
  if (error instanceof AppError && error.code === 'unavailable') throw error;
}

function decoded(bytes: Buffer, charset: string | undefined): string {
  const named =
    charset ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(bytes.toString('latin1', 0, 2048))?.[1];
  try {
    return new TextDecoder(named ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

async function note(
  services: Services,
  place: Place,
  link: Inspiration,
  found: Found,
): Promise<void> {
  if (found.cover) await keepCover(services, place, link, found.cover);
  await inWorkspace(services, place, (context) => noteResult(context, link, found));
}

/** What came from a page is named by it, and is the picture of its card, unless there is one. */
async function keepCover(
  services: Services,
  place: Place,
  { id, url }: Inspiration,
  cover: ExaminedFile,
): Promise<void> {
  const body = {
    ...noSubject,
    ...{ id: newId(), inspirationId: id, fileName: siteOf(String(url)), kind: 'cover' as const },
  };
  try {
    await keeping(services, place.workspaceId, cover, async (fileId) => {
      const row = await inWorkspace(services, place, async (context) => {
        const now = await waiting(context, id);
        if (now?.url !== url || now.coverId) throw new AppError('conflict', 'It has a picture');
        return addRow(context, body, { ...cover, fileId });
      });
      if (!row) throw new AppError('forbidden', 'No member any more');
      return row;
    });
  } catch (error) {
    // Also a workspace may be full. The title is noted all the same.
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
  }
}

async function noteResult(
  context: MemberContext,
  { id, url }: Inspiration,
  { title, cover }: Found,
): Promise<void> {
  const now = await waiting(context, id);
  // Another address has been typed meanwhile, and is looked at by itself.
  if (!now || now.url !== url) return;
  const isNamed = now.title !== siteOf(String(url));
  const fetchStatus = title || cover ? ('ok' as const) : ('failed' as const);
  const body = { fetchStatus, ...(title && !isNamed ? { title } : {}) };
  await inspirations.update(context, { params: { id }, body });
}

/** Work as the person who saved the link, for as long as they may edit there. */
async function inWorkspace<T>(
  services: Services,
  { workspaceId, userId }: Place,
  work: (context: MemberContext) => Promise<T>,
): Promise<T | undefined> {
  return inSystemTransaction(services.database, { userId, workspaceId }, async (transaction) => {
    const { role } = transaction;
    if (!role || !can(role, 'edit')) return undefined;
    // A job has no request; nothing that works on records looks at one.
    return work({ ...services, transaction, workspaceId, userId, role } as MemberContext);
  });
}
