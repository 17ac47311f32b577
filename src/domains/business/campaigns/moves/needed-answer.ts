import type { DayFormats } from '#domains/people/auth/data.ts';
import type { NeededAction } from '#domains/business/campaigns/attention/rules.ts';
import { renewalOf } from '#domains/business/campaigns/usage-rights/rules.ts';
import type { CampaignStatus } from '#domains/business/campaigns/schema.ts';
import { moveOwed } from './deal-actions.ts';
import { finishStep } from '#domains/business/campaigns/page/next-step.tsx';
import { copyApprovalReminder } from '#domains/business/campaigns/payments/reminders.ts';
import type { OpenDialog } from '#domains/business/campaigns/page/deal-dialogs.tsx';
import { receiveProduct } from './status-moves.ts';
import type { ShownDeal } from './use-deal.ts';

export interface AnswerProps {
  deal: ShownDeal;
  formats: DayFormats;
  onMove: (status: CampaignStatus) => void;
  openDialog: OpenDialog;
}

/** The press that does what a deal asks for next, and what its button says. */
export function answerTo(
  action: NeededAction,
  { deal, formats, onMove, openDialog }: AnswerProps,
): { label: string; onPress: () => void } {
  const { campaign } = deal;
  switch (action.kind) {
    case 'payment-overdue':
      return {
        label: 'Mark paid',
        onPress: () => openDialog({ kind: 'paid', payment: action.payment }),
      };
    case 'deliverable-overdue': {
      const { deliverable } = action;
      return action.lateness === 'post'
        ? { label: 'Mark posted', onPress: () => openDialog({ kind: 'posted', deliverable }) }
        : { label: 'Open', onPress: () => openDialog({ kind: 'talk', deliverable }) };
    }
    case 'changes-requested':
      return {
        label: 'Submit again',
        onPress: () => moveOwed(action.deliverable, { status: 'submitted' }),
      };
    case 'approval-pending':
      return {
        label: 'Copy reminder',
        onPress: () => copyApprovalReminder(action.deliverable.title, deal),
      };
    case 'product-late':
      return {
        label: 'Product received',
        onPress: () => receiveProduct(campaign, formats.today),
      };
    case 'next-action':
      return {
        label: 'Done',
        onPress: () => finishStep(campaign),
      };
    case 'rights-ending':
      return {
        label: 'Renew',
        onPress: () => openDialog({ kind: 'right', values: renewalOf(action.usageRight) ?? {} }),
      };
    case 'quiet':
      return campaign.brandId
        ? { label: 'Log contact', onPress: () => openDialog({ kind: 'log' }) }
        : { label: 'Plan the next step', onPress: () => openDialog({ kind: 'next-step' }) };
    case 'complete':
      return { label: 'Complete', onPress: () => onMove('completed') };
  }
}
