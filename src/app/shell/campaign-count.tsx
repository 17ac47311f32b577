import { campaigns } from '#domains/campaigns/data.ts';
import type { Campaign } from '#domains/campaigns/schema.ts';

const howMany = (rows: readonly Campaign[]) => rows.length;

/** How many campaigns the workspace has. */
export function CampaignCount() {
  const count = campaigns.useRows(howMany);
  if (!count) return null;
  return (
    <span className="nav-count">
      {count}
      <span className="sr"> campaigns</span>
    </span>
  );
}
