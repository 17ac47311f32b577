import { fileNameFor } from '#server/files/file-types.ts';
import { keyOf } from '#server/files/keep.ts';
import { thumbnailKey } from '#server/files/store.ts';
import { cutsRows } from '#server/records/kept-money.ts';
import { columnOf } from '#server/records/records.ts';
import { routes } from '#server/http/routes.ts';
import { AppError } from '#shared/errors.ts';
import { subjectEntry } from '#shared/subject.ts';
import { attachmentsContract } from './contract.ts';
import {
  attach,
  attachments,
  copyAttachment,
  findAttachment,
  follow,
  rowOf,
  settle,
} from './service.ts';

// Its receipts go with an expense, in the feed as in the tables (migrations/0030-money.sql).
cutsRows('attachments', (row) => (row['expenseId'] ? null : row));

export const attachmentsRoutes = routes('attachments', attachmentsContract, {
  ...attachments,

  list(context, input) {
    const [name, id] = subjectEntry(input.query) ?? [];
    if (!name) return attachments.list(context, input);
    return attachments.list(context, input, { where: `and ${columnOf(name)} = $4`, values: [id] });
  },

  create: (context, { body }) => attach(context, body),

  copy: (context, { params, body }) => copyAttachment(context, params.id, body),

  async update(context, input) {
    const answer = await attachments.update(context, input);
    if (input.body.kind !== undefined) await settle(context, rowOf(answer));
    return answer;
  },

  async remove(context, input) {
    const before = await findAttachment(context, input.params.id).catch(() => null);
    const answer = await attachments.remove(context, input);
    if (before) await follow(context, before);
    return answer;
  },

  async restore(context, input) {
    const answer = await attachments.restore(context, input);
    await follow(context, rowOf(answer));
    return answer;
  },

  async download(context, { params: { workspaceId, id } }) {
    const { fileId, fileName, mime } = await findAttachment(context, id);
    const name = fileNameFor(fileName, mime);
    return { key: keyOf(workspaceId, fileId), fileName: name, mime, isShown: false };
  },

  async thumbnail(context, { params: { workspaceId, id } }) {
    const { fileId, fileName, width } = await findAttachment(context, id);
    if (width === null) throw new AppError('not_found', 'There is no picture of this file');
    const key = thumbnailKey(keyOf(workspaceId, fileId));
    return { key, fileName: `${fileName}.webp`, mime: 'image/webp', isShown: true };
  },
});
