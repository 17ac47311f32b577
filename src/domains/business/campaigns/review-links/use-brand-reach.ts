import { useQuery } from '@tanstack/react-query';
import { dateOf } from '#client/words/dates.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import { useScope } from '#client/sync/live/scope.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { reviewLinksQuery } from './data.ts';
import { stateOfLink } from './rules.ts';
import type { OfBrand } from '#domains/around/comments/comment-thread.tsx';
import { useCan } from '#domains/people/workspaces/data.ts';
import { useNow } from '#domains/people/workspaces/switcher/moments.ts';

/** Whether a brand still reads what is answered to its words: on the page of its link, while that lives. */
export function useBrandReach(campaignId: string, formats: DayFormats): OfBrand {
  const workspaceId = useScope().workspaceId ?? '';
  const now = useNow();
  const { data: links = [] } = useQuery({
    ...reviewLinksQuery(workspaceId, campaignId),
    enabled: useCan('edit'),
  });
  return ({ guestName, reviewLinkId }) => {
    const link = links.find(({ id }) => id === reviewLinkId);
    const who = guestName ?? 'The brand';
    if (!link || stateOfLink(link, now) !== 'open')
      return { isReached: false, text: `The review link has ended: ${who} does not see it.` };
    const until = formatShortDate(dateOf(link.expiresAt, formats.timeZone), formats);
    const text = `${who} reads it on the review page, until ${until}. No mail goes out.`;
    return { isReached: true, text };
  };
}
