import { expect, test } from 'vitest';
import { bookmarkFor } from './bookmark.ts';

test('the bookmark opens the app with what the page says of itself', () => {
  const opened: unknown[] = [];
  const code = decodeURIComponent(bookmarkFor('https://slate.example').slice('javascript:'.length));
  const page = {
    open: (...said: unknown[]) => opened.push(said),
    document: { title: 'Ten hooks & more' },
    location: { href: 'https://example.org/a?b=1' },
    getSelection: () => 'Say it',
  };
  // What a browser does when it is pressed.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(...Object.keys(page), code)(...Object.values(page));
  expect(opened).toEqual([
    [
      'https://slate.example/share?title=Ten+hooks+%26+more&text=Say+it&url=https%3A%2F%2Fexample.org%2Fa%3Fb%3D1',
      '_blank',
      'noopener',
    ],
  ]);
});
