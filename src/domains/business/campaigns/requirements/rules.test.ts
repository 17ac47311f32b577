import { expect, test } from 'vitest';
import { askedOf, askedWords, carries, withWords } from './rules.ts';

test('what is asked of one deliverable or of all of its campaign is asked of the content for it', () => {
  const ofAll = { campaignId: 'rain', deliverableId: null };
  const ofReel = { campaignId: 'rain', deliverableId: 'reel' };
  const ofStory = { campaignId: 'rain', deliverableId: 'story' };
  const elsewhere = { campaignId: 'soup', deliverableId: null };
  const all = [ofAll, ofReel, ofStory, elsewhere];
  expect(askedOf(all, [{ id: 'reel', campaignId: 'rain' }])).toEqual([ofAll, ofReel]);
  expect(askedOf(all, [])).toEqual([]);
});

test.each([
  ['Off we go #ad', '', '#ad', true],
  ['Off we go #AD.', '', '#ad', true],
  ['', '#adventure #rain', '#ad', false],
  ['', '#rain #ad', '#ad', true],
  ['with @halden.co', '', '@halden', true],
  ['with x@halden', '', '@halden', false],
  ['MYLARK15', '', 'LARK15', false],
  ['Is it (really)?', '', '(really)', true],
])('“%s” and “%s” carry %s: %s', (caption, hashtags, text, isThere) => {
  expect(carries({ caption, hashtags }, text)).toBe(isThere);
});

test.each([
  ['hashtag', '#ad and #rainshell, first of all', ['#ad', '#rainshell']],
  ['mention', '@halden.co in the first line.', ['@halden.co']],
  ['discount_code', 'LARK15 in caption and bio', ['LARK15']],
  ['discount_code', '10 EUR off with LARK15', ['LARK15']],
  ['discount_code', 'Say SLOWLARK', ['SLOWLARK']],
  ['discount_code', 'slowlark', ['slowlark']],
  ['link', 'Bio: https://halden.example/rain?x=1 please', ['https://halden.example/rain?x=1']],
  ['disclosure', 'Paid-partnership label and #ad', ['#ad']],
  ['disclosure', 'Paid-partnership label', []],
  ['talking_point', '@halden keeps dry', []],
] as const)('of the %s “%s” a post carries %o', (kind, text, words) => {
  expect(askedWords({ kind, text }).map((one) => one.words)).toEqual(words);
});

test('hashtags go to the hashtags, other words under the caption, each once', () => {
  const post = { caption: 'Held by the sea wall.\n', hashtags: '#rain' };
  const added = [
    { kind: 'hashtag', text: '#ad' },
    { kind: 'mention', text: '@halden' },
    { kind: 'discount_code', text: 'LARK15' },
    { kind: 'hashtag', text: '#rain' },
  ] as const;
  const words = added.flatMap(askedWords);
  const written = withWords(post, words);
  expect(written).toEqual({
    caption: 'Held by the sea wall.\n@halden\nLARK15',
    hashtags: '#rain #ad',
  });
  expect(withWords(written, words)).toEqual(written);
  expect(withWords({ caption: '', hashtags: '' }, words.slice(0, 2))).toEqual({
    caption: '@halden',
    hashtags: '#ad',
  });
});
