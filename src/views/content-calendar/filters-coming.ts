import { useAreComing } from '#client/sync/reading/are-coming.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { channels } from '#domains/making/channels/data.ts';
import { pillars } from '#domains/making/pillars/data.ts';
import { contentSeries } from '#domains/making/pillars/series/data.ts';
import { members } from '#domains/people/workspaces/members/data.ts';

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
