import { useQuery } from '@tanstack/react-query';
import { dateOf } from '#client/dates.ts';
import { formatShortDate } from '#client/format-dates.ts';
import { useScope } from '#client/scope.ts';
import type { DayFormats } from '#domains/auth/data.ts';
import { reviewLinksQuery } from '#domains/campaigns/review-links/data.ts';
import { stateOfLink } from '#domains/campaigns/review-links/rules.ts';
import type { OfBrand } from '#domains/comments/components/comment-thread.tsx';
import { useCan } from '#domains/workspaces/data.ts';
import { useNow } from '#domains/workspaces/components/moments.ts';

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
