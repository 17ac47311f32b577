import { campaigns } from '#domains/business/campaigns/data.ts';
import { isOpen } from '#domains/business/campaigns/rules.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';

const howMany = (rows: readonly Campaign[]) => rows.filter(({ status }) => isOpen(status)).length;

/** How many campaigns of the workspace have not come to an end. */
export function CampaignCount() {
  const count = campaigns.useRows(howMany);
  if (!count) return null;
  return (
    <span className="nav-count">
      {count}
      <span className="sr">{count === 1 ? ' campaign' : ' campaigns'}</span>
    </span>
  );
}
