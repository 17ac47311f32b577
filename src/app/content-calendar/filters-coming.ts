import { useAreComing } from '#client/are-coming.ts';
import { campaigns } from '#domains/campaigns/data.ts';
import { channels } from '#domains/channels/data.ts';
import { pillars } from '#domains/pillars/data.ts';
import { contentSeries } from '#domains/pillars/series/data.ts';
import { members } from '#domains/workspaces/members/data.ts';

/** Whether something is still to come that makes the bar of filters wider and higher. */
export function useAreFiltersComing(): boolean {
  return useAreComing(
    pillars.useStatus(),
    channels.useStatus(),
    contentSeries.useStatus(),
    members.useStatus(),
    campaigns.useStatus(),
  );
}
