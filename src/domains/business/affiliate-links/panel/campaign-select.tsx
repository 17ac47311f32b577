import { Select } from '#client/ui/menus/select.tsx';
import { campaigns } from '#domains/business/campaigns/data.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';

const none = 'none';

interface CampaignSelectProps {
  value: string | null;
  /** Whose campaigns are offered; null for those of all brands. */
  brandId: string | null;
  onChange: (campaign: Campaign | null) => void;
}

const latestFirst = (rows: readonly Campaign[]) =>
  rows.toSorted((one, other) => other.id.localeCompare(one.id));

/** Chooses the deal that a link belongs to, or none. */
export function CampaignSelect({ value, brandId, onChange }: CampaignSelectProps) {
  const all = campaigns.useRows(latestFirst);
  const offered = all.filter(
    (one) => one.id === value || brandId === null || one.brandId === brandId,
  );
  return (
    <Select
      label="Campaign"
      // One that was deleted is none.
      value={offered.find(({ id }) => id === value)?.id ?? none}
      onChange={(id) => onChange(offered.find((one) => one.id === id) ?? null)}
      options={[
        { value: none, label: 'No campaign' },
        ...offered.map(({ id, campaignName }) => ({ value: id, label: campaignName })),
      ]}
    />
  );
}
