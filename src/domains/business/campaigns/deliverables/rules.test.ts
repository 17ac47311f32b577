import { expect, test } from 'vitest';
import { pick, seeded } from '#server/testing/samples.ts';
import {
  afterMove,
  areAll,
  canMoveDeliverable,
  couldBeNoted,
  deliveryOf,
  latenessOf,
  nextDueOn,
  offeredMoves,
  postingAgain,
  takingBack,
  usualDraftDueOn,
} from './rules.ts';
import { type Deliverable, deliverableStatuses, type DeliverableStatus } from './schema.ts';

const random = seeded(Number(process.env['TEST_SEED'] ?? 20_264));
const fresh = {
  status: 'not_started' as DeliverableStatus,
  requiresApproval: true,
  revisionRound: 0,
  submittedAt: null as string | null,
  approvedAt: null as string | null,
  postedAt: null as string | null,
};
const instant = (minute: number) =>
  Temporal.Instant.from('2026-03-01T00:00:00Z').add({ minutes: minute }).toString();

test('no sequence of moves reaches a state that the table does not know', () => {
  for (let walk = 0; walk < 400; walk += 1) {
    let deliverable = { ...fresh, requiresApproval: random() < 0.5 };
    let rounds = 0;
    for (let step = 0; step < 25; step += 1) {
      const to = pick(random, deliverableStatuses);
      if (!canMoveDeliverable(deliverable.status, to)) continue;
      if (to === 'changes_requested') rounds += 1;
      const after = { ...deliverable, ...afterMove(deliverable, to, { now: instant(step) }) };
      expect(wrongWith(deliverable, after, rounds)).toEqual([]);
      deliverable = after;
    }
  }
});

/** What the table does not know of a deliverable that was just moved. */
function wrongWith(before: typeof fresh, after: typeof fresh, rounds: number): string[] {
  const { status, submittedAt, approvedAt, postedAt, revisionRound, requiresApproval } = after;
  const isAmong = (...some: DeliverableStatus[]) => some.includes(status);
  const isOnItsWay = status !== 'cancelled';
  const isApproved = isAmong('approved', 'scheduled', 'posted');
  const wrong: [string, boolean][] = [
    ['no such status', !deliverableStatuses.includes(status)],
    ['rounds', revisionRound !== rounds],
    ['cancelled after posting', !isOnItsWay && before.status === 'posted'],
    // What has been posted says when, and nothing else does.
    ['posted', isOnItsWay && (postedAt !== null) !== (status === 'posted')],
    ['approved', isOnItsWay && requiresApproval && (approvedAt !== null) !== isApproved],
    ['submitted too early', isAmong('not_started', 'drafting') && submittedAt !== null],
    ['not to be taken back to', !couldBeNoted(status, after)],
    ['never submitted', isAmong('submitted', 'changes_requested') && submittedAt === null],
  ];
  return wrong.flatMap(([what, isWrong]) => (isWrong ? [`${what}: ${JSON.stringify(after)}`] : []));
}

test('every offered move is one, and everything can be brought to its end', () => {
  for (const requiresApproval of [true, false]) {
    for (const status of deliverableStatuses) {
      for (const to of offeredMoves({ status, requiresApproval })) {
        expect([status, to, canMoveDeliverable(status, to)]).toEqual([status, to, true]);
      }
    }
    const reached = new Set<DeliverableStatus>(['not_started']);
    for (const status of reached)
      for (const to of offeredMoves({ status, requiresApproval })) reached.add(to);
    expect(reached).toContain('posted');
    expect(reached.has('approved')).toBe(requiresApproval);
  }
});

test('what is posted cannot be cancelled, and changes are asked for of what was submitted', () => {
  expect(canMoveDeliverable('posted', 'cancelled')).toBe(false);
  const asked = deliverableStatuses.filter((from) => canMoveDeliverable(from, 'changes_requested'));
  expect(asked).toEqual(['submitted']);
  expect(deliverableStatuses.filter((one) => canMoveDeliverable(one, one))).toEqual([]);
});

test.each([
  ['posted', { postedAt: null }, false],
  ['approved', { postedAt: instant(3) }, false],
  ['cancelled', { postedAt: instant(3) }, false],
  ['cancelled', {}, true],
  ['submitted', { approvedAt: instant(2) }, false],
  ['changes_requested', {}, true],
  ['changes_requested', { approvedAt: instant(2) }, false],
  ['drafting', { submittedAt: instant(1) }, false],
  ['drafting', { submittedAt: null }, true],
] as const)('nothing can be taken back to %s with %j that never was: %s', (status, noted, isSo) => {
  const before = { submittedAt: instant(1), approvedAt: null, postedAt: null };
  expect(couldBeNoted(status, { ...before, ...noted })).toBe(isSo);
});

test('skipped steps are filled with now, going back empties them, a posting day may be said', () => {
  const posted = afterMove(fresh, 'posted', { now: instant(9), postedAt: instant(2) });
  expect(posted).toEqual({
    status: 'posted',
    revisionRound: 0,
    submittedAt: instant(9),
    approvedAt: instant(9),
    postedAt: instant(2),
  });
  const back = afterMove({ ...fresh, ...posted }, 'drafting', { now: instant(10) });
  expect(back).toMatchObject({ submittedAt: null, approvedAt: null, postedAt: null });
  // Nobody has approved what needs no approval.
  const own = { ...fresh, requiresApproval: false };
  expect(afterMove(own, 'posted', { now: instant(9) })).toMatchObject({
    submittedAt: null,
    approvedAt: null,
    postedAt: instant(9),
  });
});

test.each([
  [instant(1), instant(2), 'approved'],
  [instant(1), null, 'submitted'],
  [null, null, 'drafting'],
] as const)('posting goes back to what was, else to the last step: %s, %s: %s', (...known) => {
  const [submittedAt, approvedAt, status] = known;
  const posted = { revisionRound: 1, submittedAt, approvedAt };
  const undo = { ...posted, postedAt: null };
  const forgotten = takingBack(posted, {});
  expect(forgotten).toEqual({ status, undo });
  expect(couldBeNoted(forgotten.status, undo)).toBe(true);
  const was = { status: 'not_started', submittedAt: null, approvedAt: null } as const;
  expect(takingBack(posted, { ...was, liveUrl: null })).toEqual({
    status: 'not_started',
    liveUrl: null,
    undo: { ...undo, ...{ submittedAt: null, approvedAt: null } },
  });
});

test('posting again at the same instant is the same posting, at another one it is a new one', () => {
  const now = { revisionRound: 1, submittedAt: null, approvedAt: null };
  const noted = { revisionRound: 2, submittedAt: instant(1), approvedAt: instant(2) };
  const was = { status: 'posted', ...noted, postedAt: '2026-03-05T10:00:00+00:00' } as const;
  const said = { postedAt: '2026-03-05T10:00:00Z', liveUrl: 'https://a.example/1' };
  expect(postingAgain(said, was, now)).toEqual({
    status: 'posted',
    liveUrl: said.liveUrl,
    undo: { ...noted, postedAt: was.postedAt },
  });
  const other = { ...said, postedAt: '2026-03-06T10:00:00Z' };
  expect(postingAgain(other, was, now)).toEqual({ status: 'posted', ...other });
  // Somebody has moved it on since it was taken back.
  const { status: _, ...rest } = was;
  expect(postingAgain(said, rest, now)).toEqual({ status: 'posted', ...said });
});

const due = (status: DeliverableStatus, draftDueOn: string | null, postDueOn: string | null) => ({
  status,
  draftDueOn,
  postDueOn,
});

test.each([
  [due('not_started', '2026-03-09', '2026-03-20'), 'draft'],
  [due('drafting', '2026-03-10', '2026-03-20'), null],
  [due('changes_requested', '2026-03-09', null), 'draft'],
  [due('submitted', '2026-03-09', '2026-03-20'), null],
  [due('submitted', '2026-03-01', '2026-03-09'), 'post'],
  [due('not_started', '2026-03-01', '2026-03-09'), 'post'],
  [due('approved', null, '2026-03-10'), null],
  [due('posted', '2026-03-01', '2026-03-02'), null],
  [due('cancelled', '2026-03-01', '2026-03-02'), null],
  [due('drafting', null, null), null],
])('%j on 10 March is late by its %s', (deliverable, lateness) => {
  expect(latenessOf(deliverable, '2026-03-10')).toBe(lateness);
});

test('what is next due is the draft until there is one, then the post', () => {
  expect(nextDueOn(due('drafting', '2026-03-09', '2026-03-20'))).toBe('2026-03-09');
  expect(nextDueOn(due('approved', '2026-03-09', '2026-03-20'))).toBe('2026-03-20');
  expect(nextDueOn(due('posted', '2026-03-09', '2026-03-20'))).toBeNull();
  const draftOn = (today: string) => usualDraftDueOn('2026-03-03', today);
  expect(draftOn('2026-02-01')).toBe('2026-02-24');
  expect(draftOn('2026-02-24')).toBe('2026-02-24');
  // With three days left it is today, not four days ago; what is past already stays so.
  expect(draftOn('2026-02-28')).toBe('2026-02-28');
  expect(draftOn('2026-03-03')).toBe('2026-03-03');
  expect(draftOn('2026-03-04')).toBe('2026-02-24');
});

test('what is cancelled is not counted', () => {
  const all = (['posted', 'cancelled', 'drafting'] as const).map((status) => ({ status }));
  expect(deliveryOf(all)).toEqual({ posted: 1, total: 2 });
});

test('all are posted once the last is that is not cancelled', () => {
  const one = (
    status: DeliverableStatus,
    postedAt: string | null,
    approvedAt: string | null = null,
  ): Pick<Deliverable, 'status' | 'approvedAt' | 'postedAt'> => ({ status, postedAt, approvedAt });
  expect(areAll([], 'posted')).toBeNull();
  expect(areAll([one('cancelled', null)], 'posted')).toBeNull();
  expect(
    areAll([one('posted', instant(1)), one('approved', null, instant(2))], 'posted'),
  ).toBeNull();
  expect(areAll([one('posted', instant(1)), one('approved', null, instant(2))], 'approved')).toBe(
    instant(2),
  );
  expect(
    areAll(
      [one('posted', instant(3)), one('posted', instant(1)), one('cancelled', null)],
      'posted',
    ),
  ).toBe(instant(3));
});
