import { useNavigate } from '@tanstack/react-router';
import { Board, type BoardColumn } from '#client/ui/board.tsx';
import { dateOf } from '#client/dates.ts';
import type { DayFormats } from '#domains/auth/data.ts';
import { canMoveCampaign, openStatuses, statusLabels } from '#domains/campaigns/rules.ts';
import type { CampaignStatus } from '#domains/campaigns/schema.ts';
import { daysAfter } from '#domains/campaigns/payments/rules.ts';
import { DealCard } from './deal-card.tsx';
import { dealItems } from './deal-menu.tsx';
import type { DealSummary } from './deals.ts';

const columns = [...openStatuses, 'completed'] as const;
/** The last column shows what was completed lately. */
const completedDays = 30;

interface DealBoardProps {
  deals: readonly DealSummary[];
  canEdit: boolean;
  formats: DayFormats;
  onMove: (deal: DealSummary, status: CampaignStatus) => void;
  onAdd: (campaignName: string, status: CampaignStatus) => void;
}

/** Deals by where they stand, from the first mail to the end. */
export function DealBoard({ deals, canEdit, formats, onMove, onAdd }: DealBoardProps) {
  const navigate = useNavigate();
  const board = columns.map((status): BoardColumn<DealSummary> => {
    const isEnd = status === 'completed';
    return {
      id: status,
      title: statusLabels[status],
      tone: isEnd ? 'wrap' : undefined,
      note: isEnd ? 'last 30 days' : undefined,
      cards: deals.filter(
        (deal) => deal.campaign.status === status && (!isEnd || isLately(deal, formats)),
      ),
      addLabel: canEdit && !isEnd ? `Add a campaign to ${statusLabels[status]}` : undefined,
    };
  });
  return (
    <Board
      label="Campaigns"
      columns={board}
      titleOf={titleOf}
      renderCard={(deal) => <DealCard deal={deal} formats={formats} />}
      onOpen={({ id }) => void navigate({ to: '/campaign/$id', params: { id } })}
      onMove={
        canEdit
          ? (deal, { column }) => {
              const status = columns.find((one) => one === column);
              if (status && canMoveCampaign(deal.campaign.status, status)) onMove(deal, status);
            }
          : undefined
      }
      menuOf={dealItems}
      onAdd={(title, column) => {
        const status = columns.find((one) => one === column);
        if (status) onAdd(title, status);
      }}
    />
  );
}

const titleOf = ({ campaign }: DealSummary) => campaign.campaignName;

function isLately({ campaign }: DealSummary, { today, timeZone }: DayFormats): boolean {
  const since = campaign.statusDates.completed ?? campaign.updatedAt;
  return daysAfter(dateOf(since, timeZone), completedDays) >= today;
}
