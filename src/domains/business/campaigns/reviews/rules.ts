import type { DeliverableStatus } from '#domains/business/campaigns/deliverables/schema.ts';
import type { ReviewState } from './schema.ts';

/** How a deliverable stands for a brand: only what was handed in waits for their word. */
export function reviewStateOf(status: DeliverableStatus): ReviewState {
  if (status === 'submitted') return 'waiting';
  if (status === 'changes_requested') return 'changes_requested';
  if (status === 'approved' || status === 'scheduled' || status === 'posted') return 'approved';
  return 'making';
}
