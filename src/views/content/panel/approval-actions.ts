import { defineAction } from '#client/sync/collection-action.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { contentItemsContract } from '#domains/making/content/contract.ts';
import { contentItems } from '#domains/making/content/data.ts';
import type { ApprovalState, ContentItem } from '#domains/making/content/schema.ts';

const decide = defineAction(contentItems, {
  verb: 'decide',
  operation: contentItemsContract.decide,
  failedText: 'Failed to update approval',
});

const told: Record<ApprovalState, string> = {
  none: 'Request withdrawn',
  requested: 'Approval requested',
  approved: 'Content approved',
  changes_requested: 'Changes requested',
};

/** Requests an approval, withdraws that or decides. */
export function decideApproval({ id }: ContentItem, state: ApprovalState): void {
  tellDone(told[state], [decide(id, { state }, { approvalState: state })]);
}

/** Says that a text which was approved has to be looked at again, now that it changes. */
export function noticeApproval({ approvalState }: ContentItem): void {
  if (approvalState === 'approved') toast.plain('Changed after approval: it is asked for again');
}
