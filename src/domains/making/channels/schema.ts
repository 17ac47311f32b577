import * as z from 'zod/mini';
import { categoryColors } from '#shared/colors.ts';
import { entity, line, prose, webUrl } from '#shared/entity.ts';

export const platforms = [
  'instagram',
  'tiktok',
  'youtube',
  'facebook',
  'threads',
  'x',
  'linkedin',
  'pinterest',
  'snapchat',
  'twitch',
  'podcast',
  'newsletter',
  'blog',
  'ugc',
  'event',
  'other',
] as const;
export type Platform = (typeof platforms)[number];

/** Every form a post or a deliverable may have; which platform knows which says `platformFacts`. */
export const formatLabels = {
  reel: 'Reel',
  feed_post: 'Feed post',
  carousel: 'Carousel',
  story_set: 'Story set',
  live: 'Live',
  video: 'Video',
  photo_carousel: 'Photo carousel',
  integration: 'Integration',
  short: 'Short',
  community_post: 'Community post',
  post: 'Post',
  story: 'Story',
  thread: 'Thread',
  article: 'Article',
  pin: 'Pin',
  video_pin: 'Video pin',
  spotlight: 'Spotlight',
  stream: 'Stream',
  panel: 'Panel',
  episode: 'Episode',
  pre_roll: 'Pre-roll',
  mid_roll: 'Mid-roll',
  post_roll: 'Post-roll',
  issue: 'Issue',
  dedicated_send: 'Dedicated send',
  sponsored_section: 'Sponsored section',
  classified: 'Classified',
  guest_post: 'Guest post',
  raw_video: 'Raw video',
  edited_video: 'Edited video',
  photo_set: 'Photo set',
  hook_variants: 'Hook variants',
  appearance: 'Appearance',
  talk: 'Talk',
  shoot_day: 'Shoot day',
  other: 'Other',
} as const;
export type Format = keyof typeof formatLabels;
// The keys of an object of constants are exactly its names.
export const formats = Object.keys(formatLabels) as [Format, ...Format[]];

interface PlatformFacts {
  label: string;
  formats: readonly Format[];
  /** How many characters the platform takes, as far as it has a limit. */
  captionLimit?: number;
  /** Only platforms whose posts have a title name one. */
  titleLimit?: number;
  /** Where one goes to post by hand. */
  url?: string;
}

/** What is known of each platform. The limits are shown as counters and never block. */
export const platformFacts: Record<Platform, PlatformFacts> = {
  instagram: {
    label: 'Instagram',
    formats: ['reel', 'feed_post', 'carousel', 'story_set', 'live'],
    captionLimit: 2_200,
    url: 'https://www.instagram.com/',
  },
  tiktok: {
    label: 'TikTok',
    formats: ['video', 'photo_carousel', 'live'],
    captionLimit: 4_000,
    url: 'https://www.tiktok.com/upload',
  },
  youtube: {
    label: 'YouTube',
    formats: ['video', 'integration', 'short', 'live', 'community_post'],
    titleLimit: 100,
    captionLimit: 5_000,
    url: 'https://studio.youtube.com/',
  },
  facebook: {
    label: 'Facebook',
    formats: ['post', 'reel', 'story', 'live'],
    url: 'https://www.facebook.com/',
  },
  threads: {
    label: 'Threads',
    formats: ['post'],
    captionLimit: 500,
    url: 'https://www.threads.com/',
  },
  x: {
    label: 'X',
    formats: ['post', 'thread', 'video'],
    captionLimit: 280,
    url: 'https://x.com/compose/post',
  },
  linkedin: {
    label: 'LinkedIn',
    formats: ['post', 'article', 'video'],
    captionLimit: 3_000,
    url: 'https://www.linkedin.com/feed/',
  },
  pinterest: {
    label: 'Pinterest',
    formats: ['pin', 'video_pin'],
    titleLimit: 100,
    url: 'https://www.pinterest.com/pin-creation-tool/',
  },
  snapchat: {
    label: 'Snapchat',
    formats: ['story', 'spotlight'],
    url: 'https://www.snapchat.com/',
  },
  twitch: {
    label: 'Twitch',
    formats: ['stream', 'panel'],
    url: 'https://dashboard.twitch.tv/',
  },
  podcast: {
    label: 'Podcast',
    formats: ['episode', 'pre_roll', 'mid_roll', 'post_roll'],
  },
  newsletter: {
    label: 'Newsletter',
    formats: ['issue', 'dedicated_send', 'sponsored_section', 'classified'],
    titleLimit: 150,
  },
  blog: { label: 'Blog', formats: ['article', 'guest_post'] },
  ugc: {
    label: 'UGC',
    formats: ['raw_video', 'edited_video', 'photo_set', 'hook_variants'],
  },
  event: { label: 'Event', formats: ['appearance', 'talk', 'shoot_day'] },
  other: { label: 'Other', formats: ['other'] },
};

export const platform = z.enum(platforms);
export const format = z.enum(formats);

/** Where a workspace publishes. No password and no token is kept: nothing is published from here. */
export const channelFields = {
  platform,
  name: line(80, 'Give the channel a name'),
  handle: z._default(prose(80).check(z.trim()), ''),
  url: z._default(z.nullable(webUrl), null),
  color: z._default(z.enum(categoryColors), 'blue'),
  /** How many posts a week it is meant to get. */
  weeklyGoal: z._default(
    z.nullable(z.int('Use a whole number').check(z.minimum(0), z.maximum(99, 'Use at most 99'))),
    null,
  ),
  defaultFormat: z._default(z.nullable(format), null),
  isActive: z._default(z.boolean(), true),
  sortOrder: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0),
};
export const channel = entity(channelFields);
export type Channel = z.infer<typeof channel>;
