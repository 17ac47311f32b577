import { rm, stat } from 'node:fs/promises';
import { inSystemTransaction } from '#server/database/transaction.ts';
import { examine, type ExaminedFile } from '#server/files/examine.ts';
import { fetchPicture } from '#server/files/fetch-picture.ts';
import { keeping } from '#server/files/keep.ts';
import { namesFiles } from '#server/files/named.ts';
import { anArrival } from '#server/files/receive.ts';
import { requireRoom } from '#server/files/room.ts';
import type { OwnUploadContext, SessionContext, UserContext } from '#server/http/context.ts';
import { JsonText } from '#server/http/json.ts';
import { crud } from '#server/records/crud.ts';
import type { RecordRow } from '#server/records/records.ts';
import { AppError } from '#shared/errors.ts';
import { shownSize } from './rules.ts';
import { type Cover, type CoveredCollection, coverFields, type NewCover } from './schema.ts';

export const covers = crud({ table: 'covers', scope: 'own', fields: coverFields, noun: 'Cover' });
namesFiles('covers');

/** The records of a collection that have a cover, as `crud` gives them. */
interface Covered {
  lock(context: UserContext, id: string): Promise<{ coverId: string | null } | undefined>;
  update(
    context: UserContext,
    input: { params: { id: string }; body: { coverId: string } },
  ): Promise<unknown>;
}
const covered = new Map<CoveredCollection, Covered>();

/** Notes that the records of a collection have a `coverId`: a cover that none of them names may go. */
export function haveCovers(collection: CoveredCollection, records: Covered): void {
  covered.set(collection, records);
}

/** Keeps an uploaded picture as a cover. */
export async function addCover(
  context: OwnUploadContext,
  body: NewCover,
): Promise<JsonText<Cover>> {
  const { userId } = context.session;
  const examined = await examine(context.file, { fileName: '', userId });
  if (!examined.thumbnailPath) throw refused('file', 'A cover is a picture: JPG, PNG, WebP or GIF');
  return keep(context, examined, (file) => context.commit((user) => write(user, body, file)));
}

/**
 * Fetches a picture once and keeps a copy. Were it shown from where it lies, its host would learn who
 * reads what and when, and could show something else tomorrow.
 */
export async function fetchCover(
  context: SessionContext,
  { url, ...body }: NewCover & { url: string },
): Promise<JsonText<Cover>> {
  const { config, database, session } = context;
  const { userId } = session;
  const inOwn = <T>(work: (user: UserContext) => Promise<T>) =>
    inSystemTransaction(database, { userId }, (transaction) =>
      work({ ...context, userId, transaction }),
    );
  // No answer is kept for a repetition, but what is there under this id is not asked for again.
  const [there] = await inOwn(({ transaction }) =>
    transaction.query<RecordRow>(covers.statements.find, [userId, body.id]),
  );
  if (there) return new JsonText(there.json);
  if (!config.linkPreviews)
    throw refused('url', 'This server is set up not to look at other sites: upload it instead');
  const folder = await anArrival(config.dataDir);
  try {
    const picture = await fetchPicture(url, { folder, userId }).catch(inWords);
    return await keep(context, picture, (file) => inOwn((user) => write(user, body, file)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function inWords(error: unknown): never {
  // That the server is busy is no fault of the address.
  if (error instanceof AppError && error.code === 'unavailable') throw error;
  if (error instanceof AppError) throw refused('url', error.message);
  throw refused('url', 'No picture could be fetched from there. Use the address of a PNG or JPG.');
}

function refused(field: 'file' | 'url', text: string): AppError {
  return new AppError('invalid', text, { fields: { [field]: text } });
}

type FileFacts = Pick<Cover, 'fileId' | 'sizeBytes' | 'sha256' | 'width' | 'height'>;

// Of a picture the small one is kept: nothing shows more of a cover.
async function keep(
  context: SessionContext,
  { thumbnailPath, width, height, sha256 }: ExaminedFile,
  writeRow: (file: FileFacts) => Promise<JsonText<Cover>>,
): Promise<JsonText<Cover>> {
  const path = String(thumbnailPath); // What has none is no picture, and was refused.
  const { size } = await stat(path);
  const facts = { sizeBytes: size, sha256, ...shownSize(width ?? 1, height ?? 1) };
  const file = { path, thumbnailPath: null };
  return keeping(context, context.session.userId, file, (fileId) => writeRow({ fileId, ...facts }));
}

const usedBytes = 'select sum(size_bytes) from covers where user_id = $1::uuid';

async function write(
  context: UserContext,
  { id, collection, recordId }: NewCover,
  file: FileFacts,
): Promise<JsonText<Cover>> {
  await letGo(context);
  const whose = { owner: context.userId, usedText: 'Your covers have used your', usedBytes };
  await requireRoom(context, whose, file.sizeBytes);
  const answer: JsonText<Cover> = await covers.create(context, {
    body: { id, collection, recordId, ...file },
  });
  const records = collection && covered.get(collection);
  const record = recordId && (await records?.lock(context, recordId));
  if (record && record.coverId !== id)
    await records?.update(context, { params: { id: recordId }, body: { coverId: id } });
  return answer;
}

/**
 * Covers that nothing names go to the trash, as whoever took one away may still think better of it, and
 * come out of it when something names them again. That is seen when the next one comes: only then room
 * is needed.
 */
async function letGo({ transaction, userId }: UserContext): Promise<void> {
  if (covered.size === 0) return;
  const isNamed = [...covered.keys()]
    .map((name) => name.replaceAll('-', '_'))
    .map((t) => `exists (select from ${t} where user_id = $1 and cover_id = covers.id)`)
    .join(' or ');
  await transaction.query(
    `update covers set deleted_at = case when deleted_at is null then now() end
      where user_id = $1 and created_at < now() - interval '1 day'
        and (deleted_at is null) = not (${isNamed})`,
    [userId],
  );
}

/** Where the picture of a cover lies; also of one in the trash, which a record may name again. */
export async function pictureOf({ transaction, userId }: UserContext, id: string): Promise<string> {
  const [found] = await transaction.query<{ fileId: string }>(
    'select file_id as "fileId" from covers where user_id = $1 and id = $2',
    [userId, id],
  );
  if (!found) throw new AppError('not_found', 'Cover not found');
  return found.fileId;
}
