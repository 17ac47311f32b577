import type { SessionContext } from '#server/http/context.ts';
import { Allowances } from '#server/database/allowances.ts';
import { guardedJson, type JsonFailure } from '#server/jobs/guarded-json.ts';
import { AppError } from '#shared/errors.ts';
import { lookupAddress, readFound } from './rules.ts';
import type { FoundBook, LookupQuery } from './schema.ts';

/** One person looks for so many books at once, and then for one every two seconds. */
const looks = new Allowances({ most: 20, perSecond: 0.5 });
const failures: Record<JsonFailure, string> = {
  slow: 'Open Library takes too long to answer.',
  away: 'Open Library cannot be reached.',
  refused: 'Open Library led to a place where this server does not go.',
  large: 'Open Library sent far more than a book.',
  no_json: 'Open Library answered with something that is no book.',
};

/** Asks Open Library for a book. Whatever goes wrong there is a sentence: a book can always be typed. */
export async function findBooks(
  { config, session }: SessionContext,
  asked: LookupQuery,
): Promise<FoundBook[]> {
  if (!config.linkPreviews)
    throw refused(
      'This server is set up not to look at other sites.',
      'Write the book down by hand.',
    );
  if ((asked.title === undefined) === (asked.isbn === undefined))
    throw refused('Say a title or an ISBN.', '');
  const now = Date.now();
  const left = looks.left(session.userId, now) - 1;
  if (left < 0)
    throw new AppError('too_many', 'That were many books at once. Wait a moment.', {
      retryAfterSeconds: 2,
    });
  looks.note(session.userId, left, now);
  const answer = await guardedJson(lookupAddress(config.openLibraryUrl, asked));
  if ('failure' in answer) throw refused(failures[answer.failure]);
  const found = readFound(answer.value, asked);
  if (!found) throw refused(failures.no_json);
  return found;
}

function refused(why: string, instead = 'Write it down by hand, or try again later.'): AppError {
  return new AppError('invalid', `${why} ${instead}`.trim());
}
