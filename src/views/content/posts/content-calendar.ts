import { Clapperboard } from 'lucide-react';
import type {
  CalendarActions,
  CalendarEntry,
  CalendarPart,
  CalendarSource,
} from '#client/words/calendar.ts';
import { calendarSource } from '#client/record/calendar-source.ts';
import { dateOf, timeOf } from '#client/words/dates.ts';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { standingsOf } from '#shared/dated.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { formatIcon } from '#domains/making/channels/format-icon.ts';
import { channels } from '#domains/making/channels/data.ts';
import { type Channel, platformFacts } from '#domains/making/channels/schema.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import {
  postDates,
  type PostState,
  postState,
  postStateLabels,
} from '#domains/making/content/posts/rules.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { pillars } from '#domains/making/pillars/data.ts';
import type { Pillar } from '#domains/making/pillars/schema.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { duplicatePost, markPosted, planPost } from './plan-posts.ts';
import { openContentPanel } from '#views/content/panel/content-panel-host.tsx';

type ById<T> = ReadonlyMap<string, T>;

interface Known extends Record<string, unknown> {
  items: ById<ContentItem>;
  channels: ById<Channel>;
  pillars: ById<Pillar>;
  today: string;
  timeZone: string;
  canEdit: boolean;
}

interface Parts extends Record<string, unknown> {
  post: Post;
  item: ContentItem;
  channel: Channel | undefined;
  pillar: Pillar | undefined;
  state: PostState;
  isDue: boolean;
  timeZone: string;
  canEdit: boolean;
}

/** The posts of the workspace in the calendar. */
export const calendar: CalendarPart = {
  place: 20,
  module: 'content',
  useSources: useContentCalendar,
};

export function useContentCalendar(): CalendarSource {
  const { today, timeZone } = useFormats();
  const known = {
    items: contentItems.useRows(rowsById),
    channels: channels.useRows(rowsById),
    pillars: pillars.useRows(rowsById),
    today,
    timeZone,
    canEdit: useCan('edit'),
  };
  return contentSource(posts.useRows(allRows), known);
}

/** The same from rows at hand. */
export const contentSource = calendarSource<Post, Known, Parts>({
  layers: [{ id: 'content', label: 'Content', icon: Clapperboard, dueLabel: 'To publish' }],
  partsOf(post, known) {
    const { items, channels: channelOf, pillars: pillarOf } = known;
    const { today, timeZone, canEdit } = known;
    const item = items.get(post.contentItemId);
    if (!item || item.stage === 'archived') return undefined;
    return {
      post,
      item,
      channel: channelOf.get(post.channelId ?? ''),
      pillar: pillarOf.get(item.pillarId ?? ''),
      state: postState(post, item.stage, today),
      isDue: post.plannedOn !== null && post.plannedOn <= today,
      timeZone,
      canEdit,
    };
  },
  standingsOf: (post) => standingsOf(postDates, post),
  entriesOf: (parts) =>
    standingsOf(postDates, parts.post, (instant) => dateOf(instant, parts.timeZone)).map(
      ({ date, kind }) => (kind === 'posted' ? postedEntry(parts, date) : entryOf(parts, date)),
    ),
});

const tones = {
  planned: 'warn',
  scheduled: 'ok',
  posted: 'ok',
  missed: 'late',
  skipped: 'faint',
} as const;

/** A post that is out: on the day and at the time at which it was, wherever it was planned. */
function postedEntry(parts: Parts, date: string): CalendarEntry {
  const { post, timeZone, canEdit } = parts;
  const startTime = timeOf(post.postedAt ?? '', timeZone);
  return {
    ...entryOf({ ...parts, post: { ...post, plannedTime: startTime } }, date),
    actions: canEdit ? { ...readOnly, duplicate: duplicatePost } : readOnly,
  };
}

function entryOf(parts: Parts, date: string): CalendarEntry {
  const { post, item, channel, pillar, state, isDue, canEdit } = parts;
  const platform = channel?.platform ?? item.platformHint;
  const next = canEdit ? nextOf(post, item, isDue) : undefined;
  return {
    id: post.id,
    layerId: 'content',
    color: pillar?.color,
    title: item.title,
    date,
    startTime: post.plannedTime,
    endTime: null,
    dueTime: null,
    timeOfDay: null,
    isDone: state === 'posted' || state === 'skipped',
    shape: {
      kind: 'piece',
      state,
      icon: formatIcon(platform, post.format ?? item.formatHint),
    },
    detail: [channel?.name ?? (platform && platformFacts[platform].label), pillar?.name]
      .filter(Boolean)
      .join(' · '),
    status: { text: statusText(parts), tone: tones[state] },
    assigneeUserId: item.assigneeUserId,
    order: post.sortInDay,
    actions: canEdit ? actions : readOnly,
    ...(next ? { next } : {}),
  };
}

function statusText({ post, item, state }: Parts): string {
  if (state === 'planned') return 'Not scheduled';
  // The piece is out, so this post of it may well be.
  if (state === 'missed' && item.stage === 'published' && !post.liveUrl) return 'No link';
  return postStateLabels[state];
}

function nextOf(post: Post, item: ContentItem, isDue: boolean): CalendarEntry['next'] {
  if (post.status === 'posted' && !post.liveUrl)
    return { label: 'Add link', act: () => openContentPanel({ contentItemId: item.id }) };
  const isOpen = post.status === 'draft' || post.status === 'ready';
  return isOpen && isDue ? { label: 'Mark posted', act: () => markPosted(post.id) } : undefined;
}

const readOnly: CalendarActions = { noun: 'post', open: openItemOf };
const actions: CalendarActions = {
  noun: 'post',
  open: openItemOf,
  move: (id, plannedOn) => planPost(id, { plannedOn }),
  place: (id, { date, startTime }) => planPost(id, { plannedOn: date, plannedTime: startTime }),
  unplace: (id) => planPost(id, { plannedOn: null }),
  duplicate: duplicatePost,
};

function openItemOf(postId: string): void {
  const post = posts.read(allRows).find(({ id }) => id === postId);
  if (post) openContentPanel({ contentItemId: post.contentItemId });
}
