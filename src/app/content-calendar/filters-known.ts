import { useOnline } from '#client/online.ts';
import { campaigns } from '#domains/campaigns/data.ts';
import { channels } from '#domains/channels/data.ts';
import { pillars } from '#domains/pillars/data.ts';
import { contentSeries } from '#domains/pillars/series/data.ts';
import { members } from '#domains/workspaces/members/data.ts';

/** Whether all is there, or cannot be, that the bar is as wide and as high as. */
export function useAreFiltersKnown(): boolean {
  const statuses = [
    pillars.useStatus(),
    channels.useStatus(),
    contentSeries.useStatus(),
    members.useStatus(),
    campaigns.useStatus(),
  ];
  // Without a network nothing more comes, and what is there is to be seen.
  const isOnline = useOnline();
  return !isOnline || !statuses.includes('loading');
}
