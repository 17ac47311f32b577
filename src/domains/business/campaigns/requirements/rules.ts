import type { Post } from '#domains/making/content/posts/schema.ts';
import type { Requirement, RequirementKind } from './schema.ts';

type Owed = { id: string; campaignId: string };
type Texts = Pick<Post, 'caption' | 'hashtags'>;

/** What is asked of these deliverables: of each by name, or of all of their campaign. */
export function askedOf<R extends Pick<Requirement, 'campaignId' | 'deliverableId'>>(
  requirements: readonly R[],
  owed: readonly Owed[],
): readonly R[] {
  return requirements.filter(({ campaignId, deliverableId }) =>
    owed.some(
      (one) =>
        one.campaignId === campaignId && (deliverableId === null || deliverableId === one.id),
    ),
  );
}

/** Words that a post is to carry, and which of its texts they belong in. */
export interface AskedWords {
  words: string;
  place: keyof Texts;
}

const patterns: Partial<Record<RequirementKind, { place: keyof Texts; words: RegExp[] }>> = {
  // 'Paid-partnership label and #ad': the label is no words.
  disclosure: { place: 'hashtags', words: [/#[\p{L}\p{N}_]+/gu] },
  hashtag: { place: 'hashtags', words: [/#[\p{L}\p{N}_]+/gu] },
  mention: { place: 'caption', words: [/@[\p{L}\p{N}_.]*[\p{L}\p{N}_]/gu] },
  link: { place: 'caption', words: [/https?:\/\/\S+/g] },
  // 'LARK15 in caption and bio': with a number in it, else in capitals.
  discount_code: {
    place: 'caption',
    words: [/\b(?=\w*\d)(?=\w*[A-Z])[A-Z\d]{3,}\b/g, /\b[A-Z]{4,}\b/g],
  },
};

/** The very words of a requirement that a post carries; none of what is said or shown. */
export function askedWords({ kind, text }: Pick<Requirement, 'kind' | 'text'>): AskedWords[] {
  const pattern = patterns[kind];
  if (!pattern) return [];
  const { place, words } = pattern;
  const found = words.map((one) => text.match(one)).find((matches) => matches !== null);
  const whole = kind === 'disclosure' ? [] : [text.trim()];
  return (found ?? whole).map((one) => ({ words: one, place }));
}

/** Whether a post says these words already, in its caption or among its hashtags. */
export function carries({ caption, hashtags }: Texts, words: string): boolean {
  const parts = `${caption}\n${hashtags}`.toLowerCase().split(words.toLowerCase());
  // '#ad' is not in '#adventure'.
  return parts.some((before, at) => {
    const after = parts[at + 1];
    return after !== undefined && !/[\p{L}\p{N}_]$/u.test(before) && !/^[\p{L}\p{N}_]/u.test(after);
  });
}

/** The texts of a post with these words added, each once, in the place where they belong. */
export function withWords(post: Texts, added: readonly AskedWords[]): Texts {
  const texts = { caption: post.caption, hashtags: post.hashtags };
  for (const { words, place } of added) {
    if (carries(texts, words)) continue;
    const parts = [texts[place].trimEnd(), words].filter(Boolean);
    texts[place] = parts.join(place === 'hashtags' ? ' ' : '\n');
  }
  return texts;
}
