import { formatShortDate } from '#client/words/format-dates.ts';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { type DayFormats, useFormats, userFormats } from '#domains/people/auth/data.ts';
import { missedDueOn } from '#domains/business/campaigns/sync/rules.ts';
import { channels } from '#domains/making/channels/data.ts';
import type { Channel } from '#domains/making/channels/schema.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import { type Sponsor, sponsorsOf, useSponsors } from '#views/content/panel/sponsors.ts';

type Planned = Pick<Post, 'channelId' | 'format'>;
interface Asked {
  contentItemId: string;
  posts: readonly Planned[];
  /** The day that they are planned for. */
  plannedOn: string | null;
}

/** 'After the agreed date May 14': what posts of an item would miss; undefined if nothing. */
export function useMissedDate(asked: Asked): string | undefined {
  const sponsors = useSponsors().get(asked.contentItemId) ?? [];
  return missedText(asked, sponsors, channels.useRows(rowsById), useFormats());
}

/** The same outside React. */
export function missedDate(asked: Asked): string | undefined {
  const sponsors = sponsorsOf(asked.contentItemId);
  return missedText(asked, sponsors, rowsById(channels.read(allRows)), userFormats());
}

/** Says what was planned. Past the day that a brand was promised it is a warning, and stays possible. */
export function tellPlanned(
  text: string,
  missed: string | undefined,
  written: readonly Promise<{ ok: boolean }>[],
  undo: () => unknown,
): void {
  tellDone(missed ? `${text}. ${missed}` : text, written, undo, missed ? 'warn' : 'success');
}

function missedText(
  { posts, plannedOn }: Asked,
  sponsors: readonly Sponsor[],
  channelsById: ReadonlyMap<string, Channel>,
  formats: DayFormats,
): string | undefined {
  if (plannedOn === null || sponsors.length === 0) return undefined;
  const owed = sponsors.map(({ deliverable }) => deliverable);
  const placed = posts.map(({ channelId, format }) => {
    return { channelId, format, platform: channelsById.get(channelId ?? '')?.platform ?? null };
  });
  const dueOn = missedDueOn(owed, placed, plannedOn);
  return dueOn === null ? undefined : `After the agreed date ${formatShortDate(dueOn, formats)}`;
}
