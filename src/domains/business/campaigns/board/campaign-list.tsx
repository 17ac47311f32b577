import type { ReactNode } from 'react';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { Button } from '#client/ui/button.tsx';
import { FailedRows } from '#client/ui/rows/failed-rows.tsx';
import { EmptyState, SkeletonRows } from '#client/ui/base/states.tsx';
import type { Formats } from '#client/words/format-dates.ts';
import { brands } from '#domains/business/brands/data.ts';
import { campaigns as collection } from '#domains/business/campaigns/data.ts';
import { isActive } from '#domains/business/campaigns/rules.ts';
import { byDashboardOrder } from '#domains/business/campaigns/order/rules.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { CampaignRow } from './campaign-row.tsx';
import './campaign-list.css';
import '#client/ui/marks/section-head.css';

/** The campaigns in the order of the dashboard: a selector for `campaigns.useRows`. */
export const inDashboardOrder = (rows: readonly Campaign[]) => rows.toSorted(byDashboardOrder);
/** Those under way or about to be, in that order: what the dashboard shows. */
export const activeInOrder = (rows: readonly Campaign[]) =>
  inDashboardOrder(rows.filter(({ status }) => isActive(status)));

interface CampaignListProps {
  label: string;
  /** Those to show. */
  campaigns: readonly Campaign[];
  /** How many there are without a filter. */
  total: number;
  formats: Formats & { today: string };
  /** Opens the form of a new campaign; without it nothing can be added here. */
  onAdd: (() => void) | undefined;
  onClearFilter: () => void;
  level?: 2 | 3;
}

/** A list of campaigns, or why there is none. */
export function CampaignList(props: CampaignListProps) {
  const { label, campaigns, formats } = props;
  const brandsById = brands.useRows(rowsById);
  const failures = collection.useFailures();
  const failedCreates = failures.filter(({ operation }) => operation === 'create');
  return (
    <>
      <FailedRows failed={failedCreates} titleOf={({ campaignName }) => String(campaignName)} />
      {campaigns.length === 0 ? (
        <Nothing {...props} />
      ) : (
        <ul className="campaigns" aria-label={label}>
          {campaigns.map((campaign) => (
            <CampaignRow
              key={campaign.id}
              campaign={campaign}
              brand={campaign.brandId ? brandsById.get(campaign.brandId) : undefined}
              formats={formats}
              failure={failures.find(({ id }) => id === campaign.id)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

const areAny = (rows: readonly Campaign[]) => rows.length > 0;

function Nothing({ total, onAdd, onClearFilter, level = 3 }: CampaignListProps): ReactNode {
  const status = collection.useStatus();
  const hasOthers = collection.useRows(areAny);
  if (total > 0) {
    return (
      <p className="row gap-12 spread faint campaigns-none">
        No campaigns with this status
        <button type="button" className="section-link" onClick={onClearFilter}>
          Clear filters
        </button>
      </p>
    );
  }
  if (status === 'loading') return <SkeletonRows rows={3} />;
  if (status === 'error') {
    return (
      <p className="row gap-12 spread faint campaigns-none" role="alert">
        Failed to load campaigns
        <Button size="sm" onClick={collection.retry}>
          Try Again
        </Button>
      </p>
    );
  }
  return (
    <div className="campaigns-empty">
      <EmptyState
        level={level}
        title={hasOthers ? 'No active campaigns' : 'No campaigns yet'}
        action={
          onAdd ? (
            <Button variant={level === 2 ? 'primary' : 'secondary'} onClick={() => onAdd()}>
              New campaign
            </Button>
          ) : undefined
        }
      >
        {hasOthers
          ? 'Leads and deals that are over stand in Brand Campaigns.'
          : onAdd
            ? 'Track your first brand deal, from the first mail to the last post.'
            : 'Brand deals of this workspace are shown here.'}
      </EmptyState>
    </div>
  );
}
