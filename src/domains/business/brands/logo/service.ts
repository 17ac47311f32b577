import { rm } from 'node:fs/promises';
import type { MemberContext, WorkingContext } from '#server/http/context.ts';
import { inSystemTransaction } from '#server/database/transaction.ts';
import { fetchPicture } from '#server/files/fetch-picture.ts';
import { keeping } from '#server/files/keep.ts';
import { anArrival } from '#server/files/receive.ts';
import type { JsonText } from '#server/http/json.ts';
import { AppError } from '#shared/errors.ts';
import { noSubject } from '#shared/subject.ts';
import type { Attachment } from '#domains/around/attachments/schema.ts';
import { addRow } from '#domains/around/attachments/service.ts';
import { brandRecords } from '#domains/business/brands/service.ts';

/**
 * Fetches a logo once and keeps a copy as a file of the brand. Were it shown from where it lies, its
 * host would learn who looks at which brand and when, and could show something else tomorrow.
 */
export async function fetchLogo(
  context: WorkingContext,
  brandId: string,
  { id, url }: { id: string; url: string },
): Promise<JsonText<Attachment>> {
  const { config, database, session, workspaceId } = context;
  const actor = { userId: session.userId, workspaceId };
  await inSystemTransaction(database, actor, (transaction) =>
    requireThere({ transaction, workspaceId }, brandId),
  );
  if (!config.linkPreviews)
    throw refused('This server is set up not to look at other sites: upload the logo instead');
  const folder = await anArrival(config.dataDir);
  try {
    const picture = await fetchPicture(url, { folder, userId: session.userId }).catch(inWords);
    const fileName = `Logo from ${new URL(url).hostname.replace(/^www\./, '')}`.slice(0, 200);
    const body = { ...noSubject, brandId, id, fileName, kind: 'logo' as const };
    return await keeping(context, workspaceId, picture, (fileId) =>
      context.commit(async (member) => {
        await requireThere(member, brandId);
        return addRow(member, body, { ...picture, fileId });
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function inWords(error: unknown): never {
  // That the server is busy is no fault of the address.
  if (error instanceof AppError && error.code === 'unavailable') throw error;
  if (error instanceof AppError) throw refused(error.message);
  throw refused('No picture could be fetched from there. Use the address of a PNG or JPG.');
}

function refused(text: string): AppError {
  return new AppError('invalid', text, { fields: { url: text } });
}

const thereText = `select logo_id as "logoId" from brands
  where workspace_id = $1 and id = $2 and deleted_at is null for update`;

async function requireThere(
  { transaction, workspaceId }: Pick<MemberContext, 'transaction' | 'workspaceId'>,
  id: string,
): Promise<void> {
  const there = await transaction.query(thereText, [workspaceId, id]);
  if (there.length === 0) throw new AppError('not_found', 'Brand not found');
}

const logoText = `select id from attachments
  where workspace_id = $1 and brand_id = $2 and kind = 'logo' and width is not null
    and deleted_at is null
  order by id desc limit 1`;

/** The logo of a brand follows its files: it is the newest that is marked as one. */
export async function followLogo(
  context: MemberContext,
  { brandId }: Pick<Attachment, 'brandId'>,
): Promise<void> {
  if (!brandId) return;
  const { transaction, workspaceId } = context;
  const values = [workspaceId, brandId];
  const [brand] = await transaction.query<{ logoId: string | null }>(thereText, values);
  const [logo] = await transaction.query<{ id: string }>(logoText, values);
  const logoId = logo?.id ?? null;
  if (!brand || brand.logoId === logoId) return;
  await brandRecords.update(context, { params: { id: brandId }, body: { logoId } });
}
