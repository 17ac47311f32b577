import { Clapperboard, Image, Link, TextQuote } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CategoryColor } from '#shared/colors.ts';
import {
  type Look,
  lookOf,
  platformLabels,
  platformOf,
  siteOf,
} from '#domains/making/inspirations/rules.ts';
import type { Inspiration } from '#domains/making/inspirations/schema.ts';

export const lookLabels: Record<Look, string> = {
  video: 'Video',
  image: 'Image',
  link: 'Link',
  text: 'Text',
};
export const lookIcons: Record<Look, ReactNode> = {
  video: <Clapperboard aria-hidden="true" />,
  image: <Image aria-hidden="true" />,
  link: <Link aria-hidden="true" />,
  text: <TextQuote aria-hidden="true" />,
};

/** Where it is from in a word: 'Reel', 'TikTok', the site of a link, or what it is. */
export function sourceOf(inspiration: Inspiration): string {
  const { url, kind } = inspiration;
  if (kind !== 'link' || !url) return lookLabels[lookOf(inspiration)];
  const platform = platformOf(url);
  if (platform === 'instagram' && lookOf(inspiration) === 'video') return 'Reel';
  return platform === 'other' ? siteOf(url) : platformLabels[platform];
}

// Not red and orange: a card without a picture is no failure.
const plainColors: readonly CategoryColor[] = ['blue', 'green', 'purple', 'pink', 'indigo', 'teal'];

/** The colour of a card without a picture: always the same for the same one. */
export function colorOf({ id }: Inspiration): CategoryColor {
  return plainColors[Number.parseInt(id.slice(-2), 16) % plainColors.length] ?? 'blue';
}
