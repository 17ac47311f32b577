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
  return !statuses.includes('loading');
}
