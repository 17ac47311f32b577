import { columnOf } from '#server/records/records.ts';
import { routes } from '#server/http/routes.ts';
import { AppError } from '#shared/errors.ts';
import { subjectNames } from '#shared/subject.ts';
import { commentsContract } from './contract.ts';
import { mentionedIn } from './rules.ts';
import {
  comments,
  findComment,
  requireAuthor,
  requireDeleter,
  requireMembers,
  requireThread,
  tellOfComment,
} from './service.ts';

const ofSubject = subjectNames
  .map((name, place) => `and ($${place + 4}::uuid is null or ${columnOf(name)} = $${place + 4})`)
  .join(' ');

export const commentsRoutes = routes('comments', commentsContract, {
  ...comments,

  list: (context, input) =>
    comments.list(context, input, {
      where: ofSubject,
      values: subjectNames.map((name) => input.query[name] ?? null),
    }),

  async create(context, { body }) {
    const known = await findComment(context, body.id);
    // The same request may come twice.
    if (known) return comments.create(context, { body });
    await requireThread(context, body);
    await requireMembers(context, body.body);
    const answer = await comments.create(context, { body });
    const written = { ...body, guestName: null, createdByUserId: context.userId };
    await tellOfComment(context, written, { isNew: true, mentionedBefore: [] });
    return answer;
  },

  /** Anybody who may write resolves; the words are changed by their author alone. */
  async update(context, { params, body }) {
    const before = body.body === undefined ? undefined : await findComment(context, params.id);
    if (!before || body.body === undefined || body.body === before.body)
      return comments.update(context, { params, body });
    requireAuthor(context, before);
    const mentionedBefore = mentionedIn(before.body);
    await requireMembers(context, body.body, { mentionedBefore });
    const changes = { ...body, editedAt: new Date().toISOString() };
    const answer = await comments.update(context, { params, body: changes });
    const written = { ...before, id: params.id, body: body.body };
    await tellOfComment(context, written, { isNew: false, mentionedBefore });
    return answer;
  },

  async remove(context, { params }) {
    requireAuthor(context, await commentOrNone(context, params.id), { orAdmin: true });
    return comments.remove(context, { params });
  },

  async restore(context, { params }) {
    const comment = await commentOrNone(context, params.id);
    requireAuthor(context, comment, { orAdmin: true });
    requireDeleter(context, comment);
    return comments.restore(context, { params });
  },
});

async function commentOrNone(context: Parameters<typeof findComment>[0], id: string) {
  const found = await findComment(context, id);
  if (!found) throw new AppError('not_found', 'Comment not found');
  return found;
}
