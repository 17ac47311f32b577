import type { DeliverableStatus } from '#domains/business/campaigns/deliverables/schema.ts';
import type { ReviewLink } from './schema.ts';

/** How a link stands. */
export type ReviewLinkState = 'open' | 'expired' | 'revoked' | 'ended';

export function stateOfLink(
  { revokedAt, expiresAt, isBacked }: Pick<ReviewLink, 'revokedAt' | 'expiresAt' | 'isBacked'>,
  now: number,
): ReviewLinkState {
  if (revokedAt !== null) return 'revoked';
  if (Date.parse(expiresAt) <= now) return 'expired';
  return isBacked ? 'open' : 'ended';
}

/** Whether a deliverable still has a draft to be handed in when it is shared. */
export function isUnsubmitted(status: DeliverableStatus): boolean {
  return status === 'not_started' || status === 'drafting' || status === 'changes_requested';
}
