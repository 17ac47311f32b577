import * as z from 'zod/mini';
import { instant } from '#shared/dates.ts';
import { changes, creation, entity, line, uuid } from '#shared/entity.ts';
import { oneSubject, subjectFields } from '#shared/subject.ts';

export const maxCommentLength = 5000;

/** Mentions stand in it as `<@user id>`, see rules.ts. */
const body = line(maxCommentLength, 'Write a comment');

/** What somebody says about a record, or in answer to a comment there. */
const writtenFields = {
  body,
  /** The comment that it answers; an answer cannot be answered. */
  parentId: z._default(z.nullable(uuid), null),
  /**
   * Of a brand's words: the link that they were said by. Of an answer to them: that the brand reads it
   * there; without it, it stays among the members.
   */
  reviewLinkId: z._default(z.nullable(uuid), null),
  ...subjectFields,
};

export const commentFields = {
  ...writtenFields,
  isResolved: z._default(z.boolean(), false),
  /** Set by the server when the words change. */
  editedAt: z._default(z.nullable(instant), null),
  /** Words of a brand, said through a review link of the member who is named as their author. */
  guestName: z._default(z.nullable(z.string()), null),
};
export const comment = entity(commentFields);
export type Comment = z.infer<typeof comment>;

export const newComment = creation(writtenFields).check(oneSubject);
export const commentChanges = changes({ body, isResolved: commentFields.isResolved });
