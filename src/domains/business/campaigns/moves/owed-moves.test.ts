import { expect, test } from 'vitest';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { unanswered } from '#client/testing/unanswered.ts';
import { newId } from '#shared/ids.ts';
import { deliverables, takeBackMove } from '#domains/business/campaigns/deliverables/data.ts';
import type {
  Deliverable,
  DeliverableMove,
} from '#domains/business/campaigns/deliverables/schema.ts';
import { channels } from '#domains/making/channels/data.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import { tellMoved, unpostOwed } from './owed-moves.ts';

const { sent: pending, undo } = unanswered();

/** A reel that is owed, with posts of its piece on two channels; gives what a move and Undo send. */
function anOwedReel() {
  const [id, contentItemId, reel, clip] = [newId(), newId(), newId(), newId()];
  void contentItems.create({ id: contentItemId, title: 'Harbour', stage: 'editing' });
  for (const [postId, platform] of [
    [reel, 'instagram'],
    [clip, 'tiktok'],
  ] as const) {
    const channelId = newId();
    void channels.create({ id: channelId, platform, name: 'Mara' });
    void posts.create({ id: postId, contentItemId, channelId, format: 'reel' });
  }
  const piece = { platform: 'instagram', format: 'reel', title: 'Reel', contentItemId } as const;
  void deliverables.create({ id, campaignId: newId(), ...piece });
  const read = () => {
    const deliverable = deliverables.read(rowsById).get(id);
    if (!deliverable) throw new Error('It does not show');
    return deliverable;
  };
  const doAndUndo = (act: (deliverable: Deliverable) => void) => {
    const deliverable = read();
    const before = pending().length;
    act(deliverable);
    undo();
    const sent = pending().slice(before);
    return sent.map(({ name, input }) => [name, input.body]);
  };
  const moveAndUndo = (move: DeliverableMove) =>
    doAndUndo((deliverable) => tellMoved(deliverable, move, 'Moved'));
  return { reel, contentItemId, read, doAndUndo, moveAndUndo };
}

test('Undo of a posted deliverable gives its post, and no other, back its status and address', () => {
  const { reel, moveAndUndo } = anOwedReel();
  const liveUrl = 'https://instagram.com/p/1';
  expect(moveAndUndo({ status: 'posted', liveUrl })).toMatchObject([
    ['deliverables.move', { status: 'posted' }],
    ['deliverables.move', { status: 'not_started', liveUrl: null }],
    [
      'posts.updateMany',
      { changes: [{ ids: [reel], fields: { status: 'draft', liveUrl: null } }] },
    ],
  ]);
});

test('Undo of what went to the brand takes its content back out of review', () => {
  const { moveAndUndo, contentItemId } = anOwedReel();
  expect(moveAndUndo({ status: 'submitted' }).slice(2)).toMatchObject([
    ['content-items.update', { stage: 'editing' }],
  ]);
  // Somebody has moved it on.
  void contentItems.update(contentItemId, { stage: 'scheduled' });
  expect(moveAndUndo({ status: 'submitted' })).toHaveLength(2);
});

test('Undo of what was not posted after all posts it again, as and when it was', () => {
  const { reel, doAndUndo, read } = anOwedReel();
  const [postedAt, approvedAt] = ['2026-03-09T17:00:00Z', '2026-03-07T09:00:00Z'];
  const liveUrl = 'https://instagram.com/p/1';
  const noted = { revisionRound: 0, submittedAt: approvedAt, approvedAt, postedAt };
  void takeBackMove({ ...read(), status: 'posted', liveUrl, ...noted });
  void posts.update(reel, { status: 'posted', postedAt, liveUrl });
  const sent = doAndUndo((posted) => {
    unpostOwed(posted);
    expect(read().status).toBe('approved');
  });
  expect(sent).toMatchObject([
    ['deliverables.unpost', {}],
    ['deliverables.move', { status: 'posted', liveUrl, undo: noted }],
    ['posts.updateMany', { changes: [{ ids: [reel], fields: { liveUrl } }] }],
  ]);
});
