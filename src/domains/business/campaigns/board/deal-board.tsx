import { useNavigate } from '@tanstack/react-router';
import { Board, type BoardColumn } from '#client/ui/board/board.tsx';
import { dateOf } from '#client/words/dates.ts';
import { formatMoney } from '#client/words/format-money.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { canMoveCampaign, openStatuses, statusLabels } from '#domains/business/campaigns/rules.ts';
import type { CampaignStatus } from '#domains/business/campaigns/schema.ts';
import { daysAfter } from '#domains/business/campaigns/payments/rules.ts';
import { totalIn } from '#shared/money.ts';
import { DealCard } from './deal-card.tsx';
import { dealItems } from './deal-menu.tsx';
import type { DealSummary } from './deals.ts';

const columns = [...openStatuses, 'completed'] as const;
/** The last column shows what was completed lately. */
const completedDays = 30;

interface DealBoardProps {
  deals: readonly DealSummary[];
  canEdit: boolean;
  /** In which sums are said; null for those who see no money here. */
  base: string | null;
  formats: DayFormats;
  onMove: (deal: DealSummary, status: CampaignStatus) => void;
  onAdd: (campaignName: string, status: CampaignStatus) => void;
}

/** Deals by where they stand, from the first mail to the end. */
export function DealBoard({ deals, canEdit, base, formats, onMove, onAdd }: DealBoardProps) {
  const navigate = useNavigate();
  const board = columns.map((status): BoardColumn<DealSummary> => {
    const isEnd = status === 'completed';
    const cards = deals.filter(
      (deal) => deal.campaign.status === status && (!isEnd || isLately(deal, formats)),
    );
    const [only] = cards;
    const sum = base === null ? undefined : sumText(cards, base);
    return {
      id: status,
      title: statusLabels[status],
      tone: isEnd ? 'wrap' : undefined,
      note: isEnd ? 'last 30 days' : undefined,
      cards,
      sum,
      hint: cards.length === 1 ? (only?.brand?.name ?? only?.campaign.campaignName) : sum,
      addLabel: canEdit && !isEnd ? `Add a campaign to ${statusLabels[status]}` : undefined,
    };
  });
  return (
    <Board
      label="Campaigns"
      name="brand-campaigns"
      closedAtFirst={['lead', 'completed']}
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

/** What the fees of deals come to; nothing where none is agreed. */
function sumText(deals: readonly DealSummary[], base: string): string | undefined {
  const fees = deals.flatMap(({ campaign: { feeMinor, currency, rate, rateCurrency } }) =>
    feeMinor === null ? [] : [{ amountMinor: feeMinor, currency, rate, rateCurrency }],
  );
  const { amountMinor } = totalIn(base, fees);
  return amountMinor > 0 ? formatMoney(amountMinor, base, { isFigure: true }) : undefined;
}

function isLately({ campaign }: DealSummary, { today, timeZone }: DayFormats): boolean {
  const since = campaign.statusDates.completed ?? campaign.updatedAt;
  return daysAfter(dateOf(since, timeZone), completedDays) >= today;
}
