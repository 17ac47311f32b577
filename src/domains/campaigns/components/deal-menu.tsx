import { EllipsisVertical, Trash2 } from 'lucide-react';
import { IconButton } from '#client/ui/button.tsx';
import { Menu, type MenuItem } from '#client/ui/menu.tsx';
import { campaignMovesFrom, statusLabels } from '#domains/campaigns/rules.ts';
import type { CampaignStatus } from '#domains/campaigns/schema.ts';
import { deleteCampaign } from './campaign-actions.ts';
import type { DealSummary } from './deals.ts';

/** What can be done with a deal besides moving it. */
export function dealItems({ campaign }: DealSummary): MenuItem[] {
  return [
    { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => deleteCampaign(campaign) },
  ];
}

interface DealMenuProps {
  deal: DealSummary;
  onMove: (deal: DealSummary, status: CampaignStatus) => void;
}

/** The menu of a deal in the table. */
export function DealMenu({ deal, onMove }: DealMenuProps) {
  const { campaignName, status } = deal.campaign;
  return (
    <Menu
      label={`Actions for ${campaignName}`}
      align="end"
      trigger={
        <IconButton
          size="sm"
          label={`Actions for ${campaignName}`}
          tooltip={false}
          icon={<EllipsisVertical />}
        />
      }
      items={[
        { group: 'Move to…' },
        ...campaignMovesFrom(status).map((to) => ({
          label: statusLabels[to],
          onSelect: () => onMove(deal, to),
        })),
        'separator',
        ...dealItems(deal),
      ]}
    />
  );
}
