import { expect, test } from 'vitest';
import { lookOf, normalisedUrl, platformOf, siteOf } from './rules.ts';

test.each([
  ['https://example.com/a?utm_source=x&utm_medium=y&page=2', 'https://example.com/a?page=2'],
  ['https://EXAMPLE.com/a#top', 'https://example.com/a'],
  ['https://example.com/a?UTM_Campaign=1#:~:text=x', 'https://example.com/a'],
  ['https://app.example.com/#/board/7', 'https://app.example.com/#/board/7'],
  ['https://www.instagram.com/reel/abc/?igsh=MzRl', 'https://www.instagram.com/reel/abc/'],
  ['https://youtu.be/xyz?si=abc&t=30', 'https://youtu.be/xyz?t=30'],
  [
    'https://www.tiktok.com/@a/video/1?is_from_webapp=1&sender_device=pc',
    'https://www.tiktok.com/@a/video/1',
  ],
  ['https://example.com', 'https://example.com/'],
  ['http://example.com:80/a', 'http://example.com/a'],
])('%s is kept as %s', (typed, kept) => {
  expect(normalisedUrl(typed)).toBe(kept);
  expect(normalisedUrl(kept)).toBe(kept);
});

test.each([
  ['https://www.instagram.com/reel/abc/', 'instagram', 'video'],
  ['https://www.instagram.com/p/abc/', 'instagram', 'link'],
  ['https://m.youtube.com/watch?v=x', 'youtube', 'video'],
  ['https://youtu.be/x', 'youtube', 'video'],
  ['https://vm.tiktok.com/ZM/', 'tiktok', 'video'],
  ['https://de.pinterest.com/pin/1/', 'pinterest', 'link'],
  ['https://www.pinterest.co.uk/pin/1/', 'pinterest', 'link'],
  ['https://x.com/a/status/1', 'x', 'link'],
  ['https://notinstagram.com/reel/x', 'other', 'link'],
  ['https://constructor.com/', 'other', 'link'],
])('%s is of %s, a %s', (url, platform, look) => {
  expect(platformOf(url)).toBe(platform);
  expect(lookOf({ kind: 'link', url })).toBe(look);
});

test('what is no link is a picture or a text', () => {
  expect(lookOf({ kind: 'image', url: 'https://youtu.be/x' })).toBe('image');
  expect(lookOf({ kind: 'note', url: null })).toBe('text');
  expect(siteOf('https://www.example.com/a')).toBe('example.com');
});
