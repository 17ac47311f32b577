import { byAge } from '#client/list/by-age.ts';
import type { Comment } from './schema.ts';
import { isAbout, type Subject } from '#shared/subject.ts';

/** A comment and what was answered, the oldest first. */
export interface Thread {
  comment: Comment;
  answers: readonly Comment[];
}

/** The threads about one record; answers to a comment that was deleted wait for it to be restored. */
export function threadsOf(rows: readonly Comment[], subject: Subject): Thread[] {
  const about = rows.filter((row) => isAbout(row, subject)).sort(byAge);
  return about
    .filter(({ parentId }) => parentId === null)
    .map((comment) => ({
      comment,
      answers: about.filter(({ parentId }) => parentId === comment.id),
    }));
}
