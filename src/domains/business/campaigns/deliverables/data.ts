import { defineAction } from '#client/sync/collection-action.ts';
import { defineCollection } from '#client/sync/collection.ts';
import { minute } from '#client/sync/query-client.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { knowsOwed } from '#domains/making/content/posts/data.ts';
import { firstOwed } from '#domains/business/campaigns/sync/rules.ts';
import { deliverablesContract } from './contract.ts';
import { afterMove, takingBack } from './rules.ts';
import type { Deliverable, DeliverableMove } from './schema.ts';

const failedText = 'Failed to update deliverable';

/** The deliverables of all campaigns of the workspace. Those of deleted campaigns are among them. */
export const deliverables = defineCollection({
  name: 'deliverables',
  contract: deliverablesContract,
  scope: 'workspace',
  freshMs: 10 * minute,
  setByServer: {
    status: 'not_started',
    revisionRound: 0,
    submittedAt: null,
    approvedAt: null,
    postedAt: null,
  },
  messages: {
    load: 'Failed to load deliverables',
    create: 'Failed to add deliverable',
    update: failedText,
    remove: 'Failed to delete deliverable',
  },
});

const sendMove = defineAction(deliverables, {
  verb: 'move',
  operation: deliverablesContract.move,
  failedText,
});

const sendUnpost = defineAction(deliverables, {
  verb: 'unpost',
  operation: deliverablesContract.unpost,
  failedText,
});

/** Moves a deliverable to another status. */
export function moveDeliverable(deliverable: Deliverable, move: DeliverableMove) {
  const { status, postedAt, liveUrl } = move;
  const isMove = status !== deliverable.status;
  const now = new Date().toISOString();
  const moved = isMove || postedAt ? afterMove(deliverable, status, { now, postedAt }) : {};
  const patch = { ...moved, ...(liveUrl === undefined ? {} : { liveUrl }) };
  return sendMove(deliverable.id, move, patch);
}

/** Takes back that a deliverable was posted. What it was before the server alone may know. */
export function unpostDeliverable(posted: Deliverable) {
  const { status, undo } = takingBack(posted, {});
  return sendUnpost(posted.id, {}, { status, ...undo });
}

/** Takes back a move: the deliverable is again as it was before. */
export function takeBackMove(before: Deliverable) {
  const { status, liveUrl, revisionRound, submittedAt, approvedAt, postedAt } = before;
  const undo = { revisionRound, submittedAt, approvedAt, postedAt };
  return sendMove(before.id, { status, liveUrl, undo }, { status, liveUrl, ...undo });
}

knowsOwed((itemId) =>
  firstOwed(deliverables.read(allRows).filter(({ contentItemId }) => contentItemId === itemId)),
);
