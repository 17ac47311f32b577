import type { MemberContext, UploadContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import { examine, type ExaminedFile } from '#server/files/examine.ts';
import { keeping } from '#server/files/keep.ts';
import { namesFiles } from '#server/files/named.ts';
import { requireRoom } from '#server/files/room.ts';
import type { JsonText } from '#server/http/json.ts';
import { columnOf } from '#server/records/records.ts';
import { withinSubject } from '#server/records/within-subject.ts';
import { AppError } from '#shared/errors.ts';
import type { OfSubject } from '#shared/subject.ts';
import { type Attachment, attachmentFields, type AttachmentKind, logoText } from './schema.ts';

export const attachments = crud({
  table: 'attachments',
  scope: 'workspace',
  fields: attachmentFields,
  noun: 'File',
  activity: true,
  search: { within: withinSubject },
});

namesFiles('attachments');

type NewAttachment = OfSubject & { id: string; fileName: string; kind: AttachmentKind };

/** Keeps an uploaded file and then writes its row; if that cannot be, the file is gone again. */
export async function attach(
  context: UploadContext,
  body: NewAttachment,
): Promise<JsonText<Attachment>> {
  const examined = await examine(context.file, {
    fileName: body.fileName,
    userId: context.session.userId,
  });
  return keeping(context, context.workspaceId, examined, (fileId) =>
    context.commit((member) => addRow(member, body, { ...examined, fileId })),
  );
}

// Copies of an attachment name the same file.
const usedBytes = `select sum(size_bytes) from (
  select distinct file_id, size_bytes from attachments where workspace_id = $1::uuid) as kept`;

type FileFacts = Omit<ExaminedFile, 'path' | 'thumbnailPath'> & { fileId: string };

/** Writes the row of a file that is safe. */
export async function addRow(
  context: MemberContext,
  body: NewAttachment,
  file: FileFacts,
): Promise<JsonText<Attachment>> {
  await requireRoom(
    context,
    { owner: context.workspaceId, usedText: 'This workspace has used its', usedBytes },
    file.sizeBytes,
  );
  return writeRow(context, body, file);
}

/** Attaches the same file to another record. What is kept never changes, so both rows name it. */
export async function copyAttachment(
  context: MemberContext,
  id: string,
  body: Omit<NewAttachment, 'fileName'>,
): Promise<JsonText<Attachment>> {
  const { fileName, ...file } = await findAttachment(context, id);
  return writeRow(context, { ...body, fileName }, file);
}

async function writeRow(
  context: MemberContext,
  body: NewAttachment,
  { fileId, mime, sizeBytes, sha256, width, height }: FileFacts,
): Promise<JsonText<Attachment>> {
  const found = { fileId, mime, sizeBytes, sha256, width, height };
  const answer: JsonText<Attachment> = await attachments.create(context, {
    body: { ...body, ...found },
  });
  await settle(context, rowOf(answer));
  return answer;
}

/** Does what follows from a file that came or was marked: there is one cover, and the newest logo. */
export async function settle(context: MemberContext, attachment: Attachment): Promise<void> {
  const { id, kind, inspirationId, contentItemId, tripId } = attachment;
  if (kind === 'logo') await settleLogo(context, attachment);
  if (kind === 'cover' && (inspirationId || contentItemId || tripId)) {
    const others = await context.transaction.query<{ id: string }>(
      `select id from attachments
        where workspace_id = $1 and (inspiration_id = $2 or content_item_id = $3 or trip_id = $5) and id <> $4
          and kind = 'cover' and deleted_at is null`,
      [context.workspaceId, inspirationId, contentItemId, id, tripId],
    );
    for (const other of others)
      await attachments.update(context, { params: other, body: { kind: 'file' } });
  }
  await follow(context, attachment);
}

// An older one that is made the logo takes the place of the newer ones.
async function settleLogo(
  context: MemberContext,
  { id, brandId, width }: Attachment,
): Promise<void> {
  if (width === null || brandId === null)
    throw new AppError('invalid', logoText, { fields: { kind: logoText } });
  const newer = await context.transaction.query<{ id: string }>(
    `select id from attachments
      where workspace_id = $1 and brand_id = $2 and id > $3 and kind = 'logo' and deleted_at is null`,
    [context.workspaceId, brandId, id],
  );
  for (const other of newer)
    await attachments.update(context, { params: other, body: { kind: 'file' } });
}

/** The picture that stands for a record: the newest; one that was made its cover goes before it. */
export async function coverOf(
  { transaction, workspaceId }: MemberContext,
  subject: 'inspirationId' | 'contentItemId',
  id: string,
): Promise<string | null> {
  const [cover] = await transaction.query<{ id: string }>(
    `select id from attachments
      where workspace_id = $1 and ${columnOf(subject)} = $2 and width is not null
        and deleted_at is null
      order by kind = 'cover' desc, id desc limit 1`,
    [workspaceId, id],
  );
  return cover?.id ?? null;
}

/** The attachment, if it is there. */
export async function findAttachment(context: MemberContext, id: string): Promise<Attachment> {
  const [found] = await attachments.read(context, 'id = $2', [id]);
  if (!found) throw new AppError('not_found', 'File not found');
  return found;
}

export function rowOf({ text }: { text: string }): Attachment {
  // The statements write rows in the shape of the schema.
  return JSON.parse(text) as Attachment;
}

type Follower = (context: MemberContext, attachment: Attachment) => Promise<void>;
const followers: Follower[] = [];

/** Called in the transaction in which a file came, went or came back. */
export function onAttachmentChange(follower: Follower): void {
  followers.push(follower);
}

export async function follow(context: MemberContext, attachment: Attachment): Promise<void> {
  for (const follower of followers) await follower(context, attachment);
}
