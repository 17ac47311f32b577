import { expect, test } from 'vitest';
import { readCsv } from '#client/ui/rows/read-csv.ts';
import { csvText } from '#shared/files/csv.ts';
import type { Channel } from '#domains/making/channels/schema.ts';
import { numberNames, type PostMetric } from '#domains/making/content/metrics/schema.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { newId } from '#shared/ids.ts';
import { numberRows, readNumbersFile } from './numbers-file.ts';
import type { PostedPost } from './posted-posts.ts';

const today = '2026-03-14';
// Only what these functions read.
const posted = (title: string, channel: string, liveUrl: string | null): PostedPost => ({
  post: { id: newId(), liveUrl, format: 'reel' } as Post,
  item: { title } as ContentItem,
  channel: { name: channel } as Channel,
  postedOn: '2026-03-07',
  daysOld: 7,
});
const soup = posted('Soup, "hot"', 'Instagram', 'https://www.instagram.com/reel/abc/');
const [kit, kitClip] = [posted('Kit', 'Instagram', null), posted('Kit', 'TikTok', null)];
const all = [soup, kit, kitClip];
const read = (text: string) => readNumbersFile(readCsv(text), all, today);

test('what is exported is read again as it was', () => {
  const metric = {
    ...Object.fromEntries(numberNames.map((name) => [name, null])),
    capturedOn: '2026-03-08',
    views: 12_345,
    watchSecondsAvg: 7.5,
    completionPercent: 45.67,
  } as PostMetric;
  const [entered, blank] = [metric, undefined].map((one, at) => ({
    ...(at === 0 ? soup : kit),
    key: String(at),
    age: '24h' as const,
    metric: one,
  }));
  if (!entered || !blank) throw new Error('Both were made');
  const file = csvText(numberRows([entered, blank]));
  expect(readNumbersFile(readCsv(file), all, today)).toEqual({
    entries: [
      {
        id: expect.any(String),
        of: soup,
        postId: soup.post.id,
        ageLabel: '24h',
        capturedOn: '2026-03-08',
        views: 12_345,
        watchSecondsAvg: 7.5,
        completionPercent: 45.67,
      },
    ],
    problems: [],
  });
});

test('a post is found by its link, or by a title that only one has', () => {
  const file = [
    'Permalink;Title;Channel;Plays',
    'instagram.com/reel/abc?utm_source=x;;;10',
    ';kit ;TikTok;20',
    ';Kit;;30',
    ';Stew;;40',
  ].join('\n');
  const found = read(file);
  if ('error' in found) throw new Error(found.error);
  expect(found.entries.map(({ of, views }) => [of, views])).toEqual([
    [soup, 10],
    [kitClip, 20],
  ]);
  expect(found.problems).toEqual([
    { line: 4, text: 'Several posts have this title: add their link' },
    { line: 5, text: 'No post that is out has this title' },
  ]);
});

test('numbers without an age are of the day they were read on', () => {
  const ages = (file: string) => {
    const found = read(file);
    if ('error' in found) throw new Error(found.error);
    return [
      ...found.entries.map(({ ageLabel }) => ageLabel),
      ...found.problems.map(({ text }) => text),
    ];
  };
  const line = (age: string, readOn: string) =>
    ages(`Title,Channel,Age,Read on,Views\nKit,TikTok,${age},${readOn},1`);
  expect(line('', '')).toEqual(['7d']);
  expect(line('', '2026-03-08')).toEqual(['24h']);
  expect(line('', '2026-03-11')).toEqual(['other']);
  expect(line('30 d', '')).toEqual(['30d']);
  expect(line('1 day', '')).toEqual(['24h']);
  expect(line('soon', '')).toEqual(['Age: use 24 h, 7 d, 30 d or Other']);
  expect(line('', '08/03')).toEqual(['Read on: use a date like 2026-03-14']);
});

test('links that differ in their query are of different posts; what says where a click came from does not count', () => {
  const video = (title: string, channel: string, query: string) =>
    posted(title, channel, `https://www.youtube.com/watch${query}`);
  const [a, b] = [video('A', 'YouTube', '?v=A'), video('B', 'YouTube', '?v=B')];
  const [twice, again] = [video('C', 'YouTube', '?v=C'), video('C', 'Facebook', '?v=C')];
  const lines = (...rows: string[]) =>
    readNumbersFile(
      readCsv(['Link,Channel,Views', ...rows].join('\n')),
      [a, b, twice, again, kit],
      today,
    );
  expect(
    lines(
      'https://www.youtube.com/watch?v=A,,1',
      'http://youtube.com/watch?v=B&utm_source=x#top,,2',
      'youtube.com/watch/?v=C,Facebook,3',
    ),
  ).toMatchObject({
    entries: [
      { of: a, views: 1 },
      { of: b, views: 2 },
      { of: again, views: 3 },
    ],
    problems: [],
  });
  expect(
    lines(
      'youtube.com/watch?v=D,,1',
      'youtube.com/watch?v=C,,2',
      ',,3',
      'youtube.com/watch?v=a,,4',
    ),
  ).toEqual({
    entries: [],
    problems: [
      { line: 2, text: 'No post has this link' },
      { line: 3, text: 'Several posts have this link' },
      { line: 4, text: 'No link and no title' },
      { line: 5, text: 'No post has this link' },
    ],
  });
});

test('a second line about the same is said, and so is a number that is none', () => {
  expect(read('Title,Views\nSoup,1')).toMatchObject({ problems: [{ line: 2 }] });
  expect(
    read('Title,Channel,Views,Likes\nKit,TikTok,1,\nKit,TikTok,2,x\nKit,TikTok,3,'),
  ).toMatchObject({
    entries: [{ views: 1 }],
    problems: [
      { line: 3, text: 'Likes: Use a whole number' },
      { line: 4, text: 'Line 2 is of the same post and age' },
    ],
  });
});

test('a table that says of no post or no number says so', () => {
  expect(read('Title,Mood\nKit,good')).toEqual({
    error: 'No column is called Views, Likes or the like',
  });
  expect(read('Views\n1')).toEqual({
    error: 'No column says which post it is: Post id, Live URL or Title',
  });
});
