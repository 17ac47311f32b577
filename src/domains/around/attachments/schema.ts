import * as z from 'zod/mini';
import { changes, creation, entity, fileNameLine } from '#shared/entity.ts';
import { oneSubject, subjectFields } from '#shared/subject.ts';

/** What a file is to its record: a cover is the picture on its card, a logo that of a brand. */
export const attachmentKinds = ['file', 'contract', 'brief', 'proof', 'cover', 'logo'] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

const typed = {
  fileName: fileNameLine(200, 'Give the file a name'),
  kind: z._default(z.enum(attachmentKinds), 'file'),
};

/** An attachment's own fields; what the file is, the server finds out. */
export const attachmentFields = {
  ...subjectFields,
  ...typed,
  mime: z.string(),
  sizeBytes: z.int(),
  sha256: z.string(),
  /** In pixels, of pictures; a picture has a thumbnail. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** The name of the file in the store. */
  fileId: z.uuid(),
};
export const attachment = entity(attachmentFields);
export type Attachment = z.infer<typeof attachment>;

export const logoText = 'A logo is a picture of a brand';
const logoOfBrand = z.refine<{ kind: AttachmentKind; brandId?: string | null | undefined }>(
  ({ kind, brandId }) => kind !== 'logo' || typeof brandId === 'string',
  { error: logoText, path: ['kind'] },
);

export const newAttachment = creation({ ...subjectFields, ...typed }).check(
  oneSubject,
  logoOfBrand,
);
/** The same file for another record. */
export const newAttachmentCopy = creation({ ...subjectFields, kind: typed.kind }).check(
  oneSubject,
  logoOfBrand,
);
export const attachmentChanges = changes(typed);
