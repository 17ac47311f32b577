import { Clapperboard, Send } from 'lucide-react';
import { formatRowDate } from '#client/words/format-dates.ts';
import { channels } from '#domains/making/channels/data.ts';
import { stageNames } from '#domains/people/workspaces/settings/use-stage-names.ts';
import { contentItems } from './data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import { dayOfPost } from '#domains/making/content/posts/rules.ts';
import { pillars } from '#domains/making/pillars/data.ts';
import {
  recordKind,
  type RecordKind,
  partOf,
  openWhole,
  rowIn,
} from '#client/record/record-kind.ts';
import { openRecord } from '#client/record/openers.ts';

/** Pieces of content and their posts. */
export const kinds: readonly RecordKind[] = [
  recordKind(contentItems, {
    place: 20,
    label: 'Content',
    noun: 'Content',
    icon: <Clapperboard />,
    titleOf: ({ title }) => title,
    look: ({ stage, pillarId }) => ({
      meta: [stageNames()[stage], rowIn(pillars, pillarId)?.name].filter(Boolean).join(', '),
    }),
    open: ({ id }) => openRecord({ collection: 'content-items', id }),
  }),
  recordKind(posts, {
    place: 30,
    label: 'Posts',
    noun: 'Post',
    icon: <Send />,
    titleOf: ({ title, contentItemId }) =>
      title || (rowIn(contentItems, contentItemId)?.title ?? ''),
    look(post, formats) {
      const on = dayOfPost(post, formats.timeZone);
      const channel = rowIn(channels, post.channelId)?.name;
      return { on, meta: [channel, on && formatRowDate(on, formats)].filter(Boolean).join(', ') };
    },
    wholeOf: ({ contentItemId }) => partOf('content-items', contentItemId),
    // It stands under its content, whose title it usually has.
    isQuiet: true,
    open: openWhole,
  }),
];
