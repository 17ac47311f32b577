import { Chip, Chips } from '#client/ui/marks/chip.tsx';
import { dashboardOrder, statusLabels } from '#domains/business/campaigns/rules.ts';
import { countByStatus } from '#domains/business/campaigns/order/rules.ts';
import type { Campaign, CampaignStatus } from '#domains/business/campaigns/schema.ts';

export type StatusFilter = CampaignStatus | 'all';

interface StatusChipsProps {
  campaigns: readonly Campaign[];
  value: StatusFilter;
  onChange: (value: StatusFilter) => void;
}

/** Shows all campaigns or those of one status; each chip says how many that is. */
export function StatusChips({ campaigns, value, onChange }: StatusChipsProps) {
  const counts = countByStatus(campaigns);
  return (
    <Chips label="Campaign status">
      <Chip
        data-status="all"
        pressed={value === 'all'}
        count={campaigns.length}
        onPress={() => onChange('all')}
      >
        All
      </Chip>
      {dashboardOrder.map((status) => (
        <Chip
          key={status}
          data-status={status}
          pressed={value === status}
          count={counts[status]}
          onPress={() => onChange(status)}
        >
          {statusLabels[status]}
        </Chip>
      ))}
    </Chips>
  );
}
