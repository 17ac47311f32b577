import * as z from 'zod/mini';
import type { core } from 'zod/mini';
import { calendarDate, instant, localTime, notPast } from '#shared/dates.ts';
import { isPast } from '#shared/clock.ts';
import { changes, creation, entity, prose, uuid, webUrl } from '#shared/entity.ts';
import { format } from '#domains/making/channels/schema.ts';

export const postStatuses = ['draft', 'ready', 'posted', 'skipped'] as const;
export type PostStatus = (typeof postStatuses)[number];

/** One channel's version of a content item. */
export const postFields = {
  contentItemId: uuid,
  /** Null: nobody has chosen one yet. */
  channelId: z._default(z.nullable(uuid), null),
  format: z._default(z.nullable(format), null),
  /** For platforms whose posts have one. */
  title: z._default(prose(200), ''),
  caption: z._default(prose(10_000), ''),
  firstComment: z._default(prose(10_000), ''),
  hashtags: z._default(prose(2_000), ''),
  plannedOn: z._default(z.nullable(calendarDate), null),
  plannedTime: z._default(z.nullable(localTime), null),
  status: z._default(z.enum(postStatuses), 'draft'),
  postedAt: z._default(z.nullable(instant), null),
  liveUrl: z._default(z.nullable(webUrl), null),
  mediaLinks: z._default(z.array(webUrl).check(z.maxLength(10, 'Use at most 10 links')), []),
  sortInDay: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0),
};
export const post = entity(postFields);
export type Post = z.infer<typeof post>;

export const newPost = creation({
  ...postFields,
  /** Left out: that of the series of its item, else the one that most posts are for. */
  channelId: z.optional(z.nullable(uuid)),
  /** Left out: what its item is meant to become, else what its channel usually gets. */
  format: z.optional(z.nullable(format)),
}).check(z.overwrite(keepPosted), checkPosted);
export type NewPost = z.infer<typeof newPost>;
const { contentItemId: _, ...changeable } = postFields;
export const postChanges = changes(changeable).check(z.overwrite(keepPosted), checkPosted);
export type PostChanges = z.infer<typeof postChanges>;

type Posted = { status?: PostStatus | undefined; postedAt?: string | null | undefined };

// Only what is posted has an instant at which it was.
function keepPosted<T extends Posted>(values: T): T {
  return values.status === undefined || values.status === 'posted'
    ? values
    : { ...values, postedAt: null };
}

function checkPosted({ value, issues }: core.ParsePayload<Posted>): void {
  const report = (path: string, message: string) =>
    issues.push({ code: 'custom', path: [path], message, input: value });
  if (value.status === 'posted' && !value.postedAt) report('postedAt', 'Say when it was posted');
  if (value.postedAt && !isPast(value.postedAt)) report('postedAt', notPast);
  if (value.status === undefined && value.postedAt !== undefined)
    report('status', 'Say together with it whether this is posted');
}
