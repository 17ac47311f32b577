import { Archive, ArchiveRestore, Copy, EllipsisVertical, Trash2 } from 'lucide-react';
import { allRows } from '#client/sync/reading/selectors.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Menu, type MenuItem } from '#client/ui/menus/menu.tsx';
import { requirements } from '#domains/business/campaigns/requirements/data.ts';
import { campaignMovesFrom, isOpen, statusLabels } from '#domains/business/campaigns/rules.ts';
import type { Campaign, CampaignStatus } from '#domains/business/campaigns/schema.ts';
import { unlessAvoided } from '#domains/business/campaigns/exclusivities/avoided-host.tsx';
import {
  archiveCampaign,
  deleteCampaign,
} from '#domains/business/campaigns/form/campaign-actions.ts';
import { duplicateDeal } from '#domains/business/campaigns/moves/duplicate-deal.ts';
import type { DealSummary } from './deals.ts';

/** Puts away a deal that has ended, or takes it back; one that is open is moved to its end first. */
export function archiveItems(campaign: Campaign): MenuItem[] {
  const { isArchived, status } = campaign;
  if (!isArchived && isOpen(status)) return [];
  return [
    {
      label: isArchived ? 'Take out of the archive' : 'Archive',
      icon: isArchived ? <ArchiveRestore /> : <Archive />,
      onSelect: () => archiveCampaign(campaign, !isArchived),
    },
  ];
}

/** What can be done with a deal besides moving it. */
export function dealItems(deal: DealSummary): MenuItem[] {
  const { campaign } = deal;
  return [
    {
      label: 'Duplicate',
      icon: <Copy />,
      onSelect: () => unlessAvoided(deal.brand, () => void duplicate(deal)),
    },
    ...archiveItems(campaign),
    { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => deleteCampaign(campaign) },
  ];
}

// What a brand asks for is no part of lists: it is read when it is needed.
async function duplicate(deal: DealSummary): Promise<void> {
  await requirements.load();
  const asked = requirements.read(allRows).filter(({ campaignId }) => campaignId === deal.id);
  duplicateDeal({ ...deal, requirements: asked });
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
