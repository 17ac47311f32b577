import { expect, test } from 'vitest';
import { findTable, tableOf } from '#client/import/reading/find-table.ts';
import { readFile } from '#client/import/reading/read-file.ts';
import { bookFiles, guessBookSettings } from './import-settings.ts';
import { plainText } from '#client/import/reading/plain-text.ts';
import { readBooks } from './read-books.ts';

async function booksIn(text: string, stored: Parameters<typeof readBooks>[2] = []) {
  const file = await readFile(
    { name: 'books.csv', bytes: new TextEncoder().encode(text) },
    bookFiles,
  );
  if ('error' in file) throw new Error(file.error);
  const settings = guessBookSettings(file.rows, 'mdy');
  const { rows } = tableOf(file.rows, findTable(file.rows).hasNames);
  return readBooks(rows, settings, stored);
}

const goodreads = `Book Id,Title,Author,Author l-f,Additional Authors,ISBN,ISBN13,My Rating,Average Rating,Publisher,Binding,Number of Pages,Year Published,Original Publication Year,Date Read,Date Added,Bookshelves,Bookshelves with positions,Exclusive Shelf,My Review,Spoiler,Private Notes,Read Count,Owned Copies
1,"The Left Hand of Darkness (Hainish Cycle, #4)",Ursula K. Le Guin,"Le Guin, Ursula K.","A. Other","=""0441478123""","=""9780441478125""",5,4.1,Ace,Paperback,304,2000,1969,2026/03/02,2026/01/01,"sci-fi, winter","sci-fi (#1)",read,"Cold.<br/>And <b>kind</b> &amp; slow.",,,2,1
2,Undertow,Dara Lund,"Lund, Dara",,"=""""","=""""",0,3.9,,Kindle Edition,,,,,2026/02/01,currently-reading,currently-reading (#1),currently-reading,,,,0,0
3,"Net <i>Thirty</i>",B. Quill,"Quill, B.",,"=""""","=""""",3,3.9,,Audible Audio,,,,,2026/02/01,to-read,to-read (#1),to-read,,,,0,0
4,,Nobody,,,,,0,,,,,,,,,,,to-read,,,,0,0
`;

test('a file of Goodreads is read: series, HTML, numbers, shelves and each reading', async () => {
  const { lines, wrong } = await booksIn(goodreads);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatchObject({
    title: 'The Left Hand of Darkness',
    book: {
      ...{ seriesName: 'Hainish Cycle', seriesNumber: 4, isbn: '9780441478125', rating: 10 },
      authors: ['Ursula K. Le Guin', 'A. Other'],
      ...{ pages: 304, progress: 304, publishedYear: 2000, publisher: 'Ace', owned: 'own' },
      ...{ status: 'finished', finishedOn: '2026-03-02', tags: ['sci-fi', 'winter'] },
      review: 'Cold.\nAnd kind & slow.',
    },
    reads: [
      { startedOn: null, finishedOn: '2026-03-02' },
      { startedOn: null, finishedOn: null },
    ],
  });
  expect(lines[1]?.book).toMatchObject({
    status: 'reading',
    format: 'ebook',
    rating: null,
    isbn: null,
  });
  expect(lines[2]?.book).toMatchObject({ title: 'Net Thirty', format: 'audiobook', rating: 6 });
  expect(wrong).toMatchObject([{ number: 5, error: 'There is no title in this row' }]);
});

test('the columns of another language are known', async () => {
  const german = `Buch-ID;Titel;Autor;ISBN13;Meine Bewertung;Verlag;Seitenzahl;Gelesen am;Exklusives Regal
7;Untertags;M. Voß;9780441478125;4;Hafen;220;02.03.2026;gelesen
8;Grau;L. Arden;;0;;;;lese ich gerade
`;
  const { lines } = await booksIn(german);
  expect(lines.map(({ book }) => book)).toMatchObject([
    {
      ...{ title: 'Untertags', authors: ['M. Voß'], isbn: '9780441478125', rating: 8, pages: 220 },
      ...{ publisher: 'Hafen', status: 'finished', finishedOn: '2026-03-02' },
    },
    { title: 'Grau', status: 'reading' },
  ]);
  const french = `Titre,Auteur,Ma note,Étagère exclusive,Date de lecture\nSel,W. Aldous,2,lu,2026/04/01\n`;
  expect((await booksIn(french)).lines[0]?.book).toMatchObject({
    ...{ title: 'Sel', authors: ['W. Aldous'], rating: 4, status: 'finished' },
    finishedOn: '2026-04-01',
  });
});

test('a file of StoryGraph names each reading, in quarters of stars', async () => {
  const { lines } = await booksIn(
    `Title,Authors,Contributors,ISBN/UID,Format,Read Status,Date Added,Last Date Read,Dates Read,Read Count,Moods,Star Rating,Review,Tags,Owned?
Salt,"W. Aldous, P. Oster",,9780441478125,audio,read,2026/01/01,2026/02/01,"2024/05/01-2024/05/09, 2026/01/05-2026/02/01",2,,4.25,,"sea, slow",Yes
Grain,L. Arden,,,print,did-not-finish,2026/01/01,,,0,,,,,No
`,
  );
  expect(lines[0]).toMatchObject({
    book: {
      ...{ authors: ['W. Aldous', 'P. Oster'], format: 'audiobook', rating: 9, owned: 'own' },
      ...{ startedOn: '2026-01-05', finishedOn: '2026-02-01', tags: ['sea', 'slow'] },
    },
    reads: [
      { startedOn: '2026-01-05', finishedOn: '2026-02-01' },
      { startedOn: '2024-05-01', finishedOn: '2024-05-09' },
    ],
  });
  expect(lines[1]?.book).toMatchObject({ status: 'dnf' });
});

test('numbers that went through a spreadsheet are what they were', async () => {
  const { lines } = await booksIn(
    `Title,Author,ISBN,Number of Pages,Year Published,Read Count,Owned Copies,Exclusive Shelf
Salt,W. Aldous,9780441478125.0,304.0,2000.0,1.0,1.0,read
Grain,L. Arden,,"1,234",1999,2.0,0.0,read
`,
  );
  expect(lines.map(({ book, reads }) => ({ ...book, reads: reads.length }))).toMatchObject([
    {
      ...{ isbn: '9780441478125', pages: 304, progress: 304, publishedYear: 2000 },
      ...{ owned: 'own', reads: 1 },
    },
    { pages: 1234, publishedYear: 1999, owned: 'none', reads: 2 },
  ]);
});

test.each([
  ['40%', 'percent', 40],
  ['40 percent', 'percent', 40],
  ['120', 'page', 120],
  ['120.0', 'page', 120],
  ['p. 120', 'page', 120],
  ['90 min', 'minute', 90],
  // No further than the end.
  ['400 pages', 'page', 304],
  ['90000 min', 'minute', 20_000],
  ['half', 'page', 0],
  ['120 of 304', 'page', 0],
])('progress of %j is in %s, %d', async (cell, progressUnit, progress) => {
  const { lines } = await booksIn(`Title,Progress,Pages,Status\nSalt,${cell},304,reading\n`);
  expect(lines[0]?.book).toMatchObject({ progressUnit, progress });
});

test('stars are guessed where a file is not of Dayslate, also with who recommended a book', async () => {
  const { lines } = await booksIn(
    `Title,Author,My Rating,Read Count,Recommended By,Progress,Favourite\nSalt,A,4,1,Bea,12,yes\n`,
  );
  expect(lines[0]?.book).toMatchObject({ rating: 8, recommendedBy: 'Bea', isFavorite: true });
});

test('one rating that is none does not change what the others mean, and is said beside its row', async () => {
  const { lines, wrong } = await booksIn(
    'Title,Author,My Rating\nSalt,A,4\nGrain,B,11\nRidge,C,5\nFog,D,good\nTide,E,0\n',
  );
  expect(wrong).toEqual([]);
  expect(lines.map(({ book, note }) => [book.rating, note])).toEqual([
    [8, undefined],
    [null, '“11” is no rating out of 5'],
    [10, undefined],
    [null, '“good” is no rating out of 5'],
    [null, undefined],
  ]);
});

test('what is here already, or twice in the file, is a duplicate', async () => {
  const text = `Title,Author,ISBN\nSalt,A,9780441478125\nSalt late,B,\nOther,C,9780441478125\nsalt LATE,B,\n`;
  const { lines } = await booksIn(text, [{ title: 'Salt', authors: ['A'], isbn: null }]);
  expect(lines.map(({ twin }) => twin)).toEqual(['stored', null, 2, 3]);
});

test('a file of 100,000 lines is refused with a sentence, one of 10,000 is read in no time', async () => {
  const row = (at: number) => `"Book ${at} (Long, #${at})",Writer ${at},read,4,2026/01/02\n`;
  const text = (count: number) =>
    `Title,Author,Exclusive Shelf,My Rating,Date Read\n${Array.from({ length: count }, (_, at) => row(at)).join('')}`;
  await expect(booksIn(text(100_000))).rejects.toThrow('Split it into');
  const begun = performance.now();
  expect((await booksIn(text(10_000))).lines).toHaveLength(10_000);
  expect(performance.now() - begun).toBeLessThan(5_000);
}, 60_000);

test.each([
  ['Tom &#38; Jerry &lt;3', 'Tom & Jerry <3'],
  ['<script>alert(1)</script>Salt <3', 'Salt <3'],
  ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['5 < 6 & 7', '5 < 6 & 7'],
  ['&#0;&#xd800;ok', 'ok'],
])('%j reads %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});
