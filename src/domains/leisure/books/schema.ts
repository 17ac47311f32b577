import * as z from 'zod/mini';
import { calendarDate } from '#shared/dates.ts';
import { changes, creation, entity, eachOnce, line, prose, tags } from '#shared/entity.ts';
import { coverId } from '#domains/leisure/covers/schema.ts';
import { asIsbn13, isIsbn13, wrongIsbn } from './isbn/rules.ts';
import { checkBook } from './rules.ts';
import { numberText } from '#shared/words/number-text.ts';

export const bookFormats = ['print', 'ebook', 'audiobook'] as const;
export type BookFormat = (typeof bookFormats)[number];
/** `dnf` was not finished, and is not going to be. */
export const bookStatuses = ['want_to_read', 'reading', 'paused', 'finished', 'dnf'] as const;
export type BookStatus = (typeof bookStatuses)[number];
/** What progress is counted in. */
export const progressUnits = ['page', 'percent', 'minute'] as const;
export type ProgressUnit = (typeof progressUnits)[number];
/** Whose it is: `borrowed` from, or `lent` to, somebody. */
export const ownerships = ['none', 'own', 'borrowed', 'lent'] as const;
export type Ownership = (typeof ownerships)[number];

export const maxReview = 20_000;
const most = 20_000;

const whole = (least: number, largest: number) => {
  const text = `Use ${least} to ${numberText(largest)}`;
  return z.int('Use a whole number').check(z.minimum(least, text), z.maximum(largest, text));
};

/** From 1 to 10, in halves of stars. */
export const bookRating = whole(1, 10);

const isbn = z.string().check(z.overwrite(asIsbn13), z.refine(isIsbn13, wrongIsbn));

/** A book of one person, in all workspaces the same. */
export const bookFields = {
  title: line(300, 'Give the book a title'),
  subtitle: z._default(prose(300), ''),
  authors: z._default(
    z
      .array(line(120, 'An author has a name'))
      .check(z.maxLength(10, 'Use at most 10 authors'), eachOnce('Name each author once')),
    [],
  ),
  seriesName: z._default(prose(120).check(z.trim()), ''),
  /** 2.5 stands between the second and the third. */
  seriesNumber: z._default(
    z.nullable(
      z
        .number('Use a number')
        .check(z.minimum(0, 'Use 0 to 9,999'), z.maximum(9_999, 'Use 0 to 9,999')),
    ),
    null,
  ),
  isbn: z._default(z.nullable(isbn), null),
  format: z._default(z.enum(bookFormats), 'print'),
  pages: z._default(z.nullable(whole(1, most)), null),
  minutes: z._default(z.nullable(whole(1, most)), null),
  status: z._default(z.enum(bookStatuses), 'want_to_read'),
  progressUnit: z._default(z.enum(progressUnits), 'page'),
  progress: z._default(whole(0, most), 0),
  rating: z._default(z.nullable(bookRating), null),
  /** The days of the reading that is the last. */
  startedOn: z._default(z.nullable(calendarDate), null),
  finishedOn: z._default(z.nullable(calendarDate), null),
  coverId,
  publishedYear: z._default(z.nullable(whole(1, 2200)), null),
  publisher: z._default(prose(120).check(z.trim()), ''),
  language: z._default(prose(40).check(z.trim()), ''),
  owned: z._default(z.enum(ownerships), 'none'),
  /** Whom it is borrowed from or lent to. */
  ownedWith: z._default(prose(80).check(z.trim()), ''),
  /** The day to give it back, or to ask for it. */
  returnOn: z._default(z.nullable(calendarDate), null),
  recommendedBy: z._default(prose(80).check(z.trim()), ''),
  review: z._default(prose(maxReview), ''),
  isFavorite: z._default(z.boolean(), false),
  tags: z._default(tags, []),
};
export const book = entity(bookFields);
export type Book = z.infer<typeof book>;

export const newBook = creation(bookFields).check(checkBook);
export type NewBook = z.output<typeof newBook>;
// What is changed is held against the rest of the book by the server, which has it.
export const bookChanges = changes(bookFields).check(checkBook);
export type BookChanges = z.infer<typeof bookChanges>;

/** How far somebody is, in what they count. */
export const readingOn = z.strictObject({
  progress: bookFields.progress.def.innerType,
  progressUnit: bookFields.progressUnit.def.innerType,
});
export type ReadingOn = z.infer<typeof readingOn>;
