import type { Call } from '#shared/contract.ts';
import { booksContract } from '#domains/leisure/books/contract.ts';
import { readingGoalsContract } from '#domains/leisure/books/goals/contract.ts';
import { bookQuotesContract } from '#domains/leisure/books/quotes/contract.ts';
import { bookReadsContract } from '#domains/leisure/books/reads/contract.ts';
import type { Maker } from './maker.ts';

type NewBook = Omit<Call<typeof booksContract.create>['body'], 'id'>;

/** What is being read: since how many days, and what was kept of it. */
const reading: readonly [since: number, book: NewBook, quotes: readonly [string, number][]][] = [
  [
    24,
    {
      ...{ title: 'The Tide Clerk', authors: ['O. Hallam'], pages: 318, progress: 212 },
      ...{ tags: ['novel'], owned: 'borrowed', ownedWith: 'Bea', recommendedBy: 'Bea' },
    },
    [
      ['The sea keeps no receipts.', 31],
      ['A whole chapter in one room, lit by one lamp.', 140],
      ['Tide tables as chapter heads.', 188],
    ],
  ],
  [
    9,
    {
      ...{ title: 'Salt, Late', authors: ['Wren Aldous'], pages: 240, progress: 58 },
      ...{ tags: ['cooking'], owned: 'own' },
    },
    [['Season the water as if nobody will taste it but you.', 22]],
  ],
  [
    31,
    {
      ...{ title: 'Small Lights, Long Nights', authors: ['T. Ferrow'], format: 'audiobook' },
      ...{ minutes: 540, progress: 443, progressUnit: 'minute', tags: ['craft'] },
    },
    [],
  ],
];

const wanted: readonly NewBook[] = [
  { title: 'A Map of Breakfasts', authors: ['Ines Corvo'], pages: 196, tags: ['cooking'] },
  { title: 'Net Thirty', authors: ['B. Quill'], pages: 224, recommendedBy: 'Bea' },
  { title: 'Cold Water Country', authors: ['Maren Voss'], pages: 352, recommendedBy: 'Jonas' },
  { title: 'The Second Cut', authors: ['L. Arden'], pages: 276, tags: ['craft'] },
  { title: 'Rain, an Inventory', authors: ['P. Oster'], pages: 144, tags: ['essays'] },
  { title: 'How Ferries Wait', authors: ['Dara Lund'], pages: 208, tags: ['essays'] },
  { title: 'One Pot Weather', authors: ['Sanne Holt'], pages: 188, tags: ['cooking'] },
  { title: 'Quiet Shutter', authors: ['E. Marsh'], pages: 260, tags: ['craft'] },
  {
    ...{ title: 'The Fourth Lamp', authors: ['I. Vale'], pages: 410 },
    ...{ seriesName: 'The Lamp Keepers', seriesNumber: 4 },
  },
];

/** How many days ago it was finished, and how good it was. */
const finished: readonly [ago: number, rating: number, book: NewBook][] = [
  [18, 9, { title: 'Allotment Year', authors: ['H. Penrose'], pages: 304, isFavorite: true }],
  [34, 7, { title: 'Stamps', authors: ['I. Vale'], pages: 176, tags: ['essays'] }],
  [
    52,
    8,
    {
      ...{ title: 'The Harbour List', authors: ['O. Hallam'], pages: 288, tags: ['novel'] },
      review: 'Every chapter is a boat. Try a video like that: one object a scene.',
    },
  ],
  [80, 6, { title: 'Fewer Jackets', authors: ['M. Okafor'], pages: 212 }],
  [
    97,
    10,
    {
      ...{ title: 'Dal for One', authors: ['Priya Menon'], pages: 168, isFavorite: true },
      ...{ tags: ['cooking'], owned: 'lent', ownedWith: 'Jonas' },
    },
  ],
  [130, 7, { title: 'Late Bread', authors: ['Sanne Holt'], pages: 190, tags: ['cooking'] }],
  [156, 8, { title: 'Undertow', authors: ['Dara Lund'], pages: 330, format: 'ebook' }],
  [181, 5, { title: 'Paper Moon Hours', authors: ['E. Marsh'], pages: 244 }],
  ...['First', 'Second', 'Third'].map((which, at): [number, number, NewBook] => [
    ...([210 + at * 40, 8 - at] as const),
    {
      ...{ title: `The ${which} Lamp`, authors: ['I. Vale'], pages: 380 },
      ...{ seriesName: 'The Lamp Keepers', seriesNumber: at + 1 },
    },
  ]),
  [420, 9, { title: 'A Ferry, Twice', authors: ['Dara Lund'], pages: 298, isFavorite: true }],
  [465, 6, { title: 'Grain', authors: ['L. Arden'], pages: 220, tags: ['craft'] }],
];

const target = 14;

/** What the person of a sample reads, and means to read this year. */
export async function makeBooks(maker: Maker): Promise<void> {
  maker.goTo(-64);
  await maker.create(readingGoalsContract, { year: Number(maker.day(0).slice(0, 4)), target });
  for (const book of wanted) await maker.create(booksContract, book);
  for (const [ago, rating, fields] of finished.toReversed()) {
    const [startedOn, finishedOn] = [maker.day(-ago - 14), maker.day(-ago)];
    const isLent = fields.owned === 'lent';
    const bookId = await maker.create(booksContract, {
      ...{ ...fields, status: 'finished', rating, startedOn, finishedOn },
      ...{ progress: fields.pages ?? 0, returnOn: isLent ? maker.day(6) : null },
    });
    const read = { bookId, startedOn, finishedOn, outcome: 'finished', rating } as const;
    await maker.create(bookReadsContract, { ...read, format: fields.format });
  }
  for (const [since, fields, quotes] of reading.toReversed()) {
    const startedOn = maker.day(-since);
    const isBorrowed = fields.owned === 'borrowed';
    const bookId = await maker.create(booksContract, {
      ...{ ...fields, status: 'reading', startedOn },
      returnOn: isBorrowed ? maker.day(12) : null,
    });
    await maker.create(bookReadsContract, { bookId, startedOn, format: fields.format });
    for (const [text, page] of quotes)
      await maker.create(bookQuotesContract, { bookId, text, page });
  }
}
