import type { DayFormats } from '#domains/people/auth/data.ts';
import type { CampaignStatus } from '#domains/business/campaigns/schema.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useDeal } from './use-deal.ts';

interface MoveAskedProps {
  id: string;
  status: CampaignStatus;
  formats: DayFormats;
  open: boolean;
  onClose: () => void;
}

/** The question of a move, for a deal that is on screen as one of many. */
export function MoveAsked({ id, status, ...rest }: MoveAskedProps) {
  const deal = useDeal(id);
  return deal ? <MoveDialog deal={deal} asked={{ kind: 'move', status }} {...rest} /> : null;
}
