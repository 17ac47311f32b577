import type { SessionContext } from '#server/http/context.ts';
import { Allowances } from '#server/database/allowances.ts';
import { FetchRefused, guardedFetch } from '#server/jobs/guarded-fetch.ts';
import { AppError } from '#shared/errors.ts';
import { lookupAddress, readFound } from './rules.ts';
import type { FoundBook, LookupQuery } from './schema.ts';

/** One person looks for so many books at once, and then for one every two seconds. */
const looks = new Allowances({ most: 20, perSecond: 0.5 });
// Somebody waits with a form open.
const limits = { silentForMs: 4_000, inAllMs: 8_000 };
const byHand = 'Write it down by hand, or try again later.';

/** Asks Open Library for a book. Whatever goes wrong there is a sentence: a book can always be typed. */
export async function findBooks(
  { config, session }: SessionContext,
  asked: LookupQuery,
): Promise<FoundBook[]> {
  if (!config.linkPreviews)
    throw new AppError(
      'invalid',
      'This server is set up not to look at other sites: write the book down by hand',
    );
  if ((asked.title === undefined) === (asked.isbn === undefined))
    throw new AppError('invalid', 'Say a title or an ISBN');
  const now = Date.now();
  const left = looks.left(session.userId, now) - 1;
  if (left < 0)
    throw new AppError('too_many', 'That were many books at once. Wait a moment.', {
      retryAfterSeconds: 2,
    });
  looks.note(session.userId, left, now);
  const address = lookupAddress(config.openLibraryUrl, asked);
  const answer = await guardedFetch(address, { accept: 'application/json', limits }).catch(inWords);
  const found = answer.type === 'application/json' ? readFound(parsed(answer.bytes), asked) : null;
  if (!found)
    throw new AppError(
      'invalid',
      `Open Library answered with something that is no book. ${byHand}`,
    );
  return found;
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

function inWords(error: unknown): never {
  throw new AppError('invalid', `${reasonOf(error)} ${byHand}`);
}

function reasonOf(error: unknown): string {
  const isSlow =
    error instanceof Error && /nothing came|TimeoutError/.test(`${error.name} ${error.message}`);
  if (isSlow) return 'Open Library takes too long to answer.';
  if (!(error instanceof FetchRefused) || /answered/.test(error.message))
    return 'Open Library cannot be reached.';
  if (error.reason !== 'refused') return 'Open Library cannot be reached.';
  return /large/.test(error.message)
    ? 'Open Library sent far more than a book.'
    : 'Open Library led to a place where this server does not go.';
}
