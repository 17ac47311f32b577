import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { permitForTest } from '#server/jobs/guarded-fetch.ts';
import { aUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { bookLookupContract } from './contract.ts';

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});
let answering: RequestListener = (_, response) => void response.end();
const asked: URL[] = [];

/** A library that answers like the real one, or as the test at hand has it. */
const library = createServer((request, response) => {
  asked.push(new URL(request.url ?? '', 'http://library'));
  answering(request, response);
});
await new Promise<void>((resolve) => library.listen(0, '127.0.0.1', resolve));
const { port } = library.address() as AddressInfo; // It listens on a port.
const forbid = permitForTest(`127.0.0.1:${port}`);
closing.push(() => (library.closeAllConnections(), library.close(), forbid()));

const OPEN_LIBRARY_URL = `http://127.0.0.1:${port}/`;
const server = await startTestServer({ env: { LINK_PREVIEWS: 'on', OPEN_LIBRARY_URL } });

const json = (body: unknown): RequestListener => {
  return (_, response) =>
    void response
      .setHeader('content-type', 'application/json; charset=utf-8')
      .end(typeof body === 'string' ? body : JSON.stringify(body));
};
async function find(query: { title?: string; isbn?: string }) {
  const user = await aUser(server);
  const answer = await user.send(bookLookupContract.find, { query });
  return { status: answer.status, body: answer.body as Record<string, never>, text: answer.text };
}

test('a title is looked for, and what is known of it comes back', async () => {
  answering = json({
    numFound: 2,
    docs: [
      {
        title: 'The Left Hand of Darkness',
        author_name: ['Ursula K. Le Guin'],
        isbn: ['broken', '0441478123'],
        publisher: ['Ace', 'Gollancz'],
        number_of_pages_median: 304,
        first_publish_year: 1969,
        cover_i: 12,
      },
      { title: 'Bare', author_name: 'nobody', number_of_pages_median: 'many' },
    ],
  });
  const { status, body } = await find({ title: 'left hand' });
  expect([status, body]).toEqual([
    200,
    {
      books: [
        {
          title: 'The Left Hand of Darkness',
          authors: ['Ursula K. Le Guin'],
          isbn: '9780441478125',
          pages: 304,
          publishedYear: 1969,
          coverUrl: 'https://covers.openlibrary.org/b/id/12-L.jpg',
        },
        { title: 'Bare', authors: [] },
      ],
    },
  ]);
  expect(asked.at(-1)?.pathname).toBe('/search.json');
  expect(asked.at(-1)?.searchParams.get('q')).toBe('left hand');
});

test('an ISBN is asked for in its 13 digits', async () => {
  answering = json({
    'ISBN:9780441478125': {
      title: 'The Left Hand of Darkness',
      authors: [{ name: 'Ursula K. Le Guin', url: 'x' }],
      publishers: [{ name: 'Ace' }],
      publish_date: 'July 1, 2000',
      number_of_pages: 304,
      cover: { large: 'https://covers.example/1.jpg' },
    },
  });
  const { body } = await find({ isbn: '0-441-47812-3' });
  expect(body).toEqual({
    books: [
      {
        title: 'The Left Hand of Darkness',
        authors: ['Ursula K. Le Guin'],
        isbn: '9780441478125',
        pages: 304,
        publishedYear: 2000,
        publisher: 'Ace',
        coverUrl: 'https://covers.example/1.jpg',
      },
    ],
  });
  expect(asked.at(-1)?.searchParams.get('bibkeys')).toBe('ISBN:9780441478125');
  answering = json({});
  expect((await find({ isbn: '9780441478125' })).body).toEqual({ books: [] });
});

test('what is asked for is a title or an ISBN that can be', async () => {
  const before = asked.length;
  for (const query of [{}, { isbn: '9780441478126' }, { title: 'a', isbn: '9780441478125' }])
    expect((await find(query)).status).toBe(400);
  expect(asked.length).toBe(before);
});

const wrong: [how: string, answer: RequestListener, sentence: string][] = [
  [
    'is slow',
    (_, response) => void response.setHeader('content-type', 'application/json').write('{'),
    'takes too long to answer',
  ],
  [
    'lies about its type',
    (_, response) => void response.setHeader('content-type', 'text/html').end('{"docs":[]}'),
    'something that is no book',
  ],
  ['sends no JSON', json('<html>'), 'something that is no book'],
  ['sends another shape', json([{ docs: 1 }]), 'something that is no book'],
  [
    'leads to a private address',
    (_, response) => void response.writeHead(302, { location: 'http://10.0.0.1/admin' }).end(),
    'led to a place where this server does not go',
  ],
  ['sends 10 MB', json(`{"docs":[],"more":"${'x'.repeat(10_000_000)}"}`), 'far more than a book'],
  ['is out of order', (_, response) => void response.writeHead(500).end(), 'cannot be reached'],
  ['hangs up', (request) => void request.socket.destroy(), 'cannot be reached'],
];
test.each(wrong)(
  'a library that %s is a sentence',
  async (_, answer, sentence) => {
    answering = answer;
    const { status, text } = await find({ title: 'darkness' });
    expect([status, text]).toEqual([400, expect.stringContaining(sentence)]);
    expect(text).toContain('by hand');
  },
  20_000,
);

test('one setting ends it', async () => {
  const quiet = await startTestServer({ env: { LINK_PREVIEWS: 'off', OPEN_LIBRARY_URL } });
  const user = await aUser(quiet);
  const before = asked.length;
  const answer = await user.send(bookLookupContract.find, { query: { title: 'darkness' } });
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('by hand')]);
  expect(asked.length).toBe(before);
});
