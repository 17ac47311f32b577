import { expect, test } from 'vitest';
import { readShareSearch } from './share-search.ts';
import { readShared } from './shared.ts';

test('a shared page is a link with its title', () => {
  expect(readShared({ title: 'Ten hooks', url: 'https://example.org/a?utm_source=x#top' })).toEqual(
    {
      link: 'https://example.org/a',
      title: 'Ten hooks',
      words: '',
    },
  );
});

test('a link in the midst of the text is found, and what stands around it are words', () => {
  expect(readShared({ text: 'Watch this: https://youtu.be/abc. So good' })).toEqual({
    link: 'https://youtu.be/abc',
    title: '',
    words: 'Watch this: . So good',
  });
  expect(readShared({ title: 'Ten hooks', text: 'Ten hooks https://example.org/a' })).toEqual({
    link: 'https://example.org/a',
    title: 'Ten hooks',
    words: '',
  });
  expect(readShared({ text: 'example.org/a' }).link).toBe('https://example.org/a');
});

test('a text without a link stays a text, and nothing shared is nothing', () => {
  expect(readShared({ text: 'Say it\nas it is' })).toEqual({
    link: '',
    title: '',
    words: 'Say it\nas it is',
  });
  expect(readShared({})).toEqual({ link: '', title: '', words: '' });
  // No script is ever a link.
  expect(readShared({ url: 'javascript:alert(1)' }).link).toBe('');
});

test('an address may hold what is no text', () => {
  expect(readShareSearch({ title: 2026, text: true, url: '' })).toEqual({
    title: '2026',
    text: 'true',
    url: undefined,
  });
});
