import { describe, expect, test } from 'vitest';
import { pick, seeded } from '#server/testing/samples.ts';
import {
  afterMove,
  byPlace,
  daysInStage,
  isStuck,
  type MoveFacts,
  movedStep,
  needsApprovalText,
  needsDateText,
  placesInColumn,
  publishingDay,
  refusalOfApproval,
  refusalOfMove,
  scriptLength,
  secondsAfterStay,
  type Staged,
  type StagedPost,
} from './rules.ts';
import { approvalStates, type ContentItem, type Stage, stages } from './schema.ts';

const idea: Staged = {
  stage: 'idea',
  archivedFrom: null,
  publishedOn: null,
  approvalState: 'none',
  checklist: [],
};
const facts: MoveFacts = {
  posts: [],
  approvalMode: 'none',
  today: '2026-11-21',
  timeZone: 'America/New_York',
};
const post: StagedPost = { id: 'a', status: 'draft', plannedOn: '2026-11-25', postedAt: null };

describe('no sequence of moves reaches a state that the table does not know', () => {
  test.each(Array.from({ length: 40 }, (_, seed) => seed))('seed %i', (seed) => {
    const random = seeded(seed);
    const approvalMode = pick(random, ['none', 'optional', 'required'] as const);
    let item = idea;
    let posts: StagedPost[] = [];
    const seen = new Set<string>();
    const problems: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      posts = withChange(posts, random, step);
      item = { ...item, approvalState: pick(random, approvalStates) };
      const to = pick(random, stages);
      const now = { ...facts, posts, approvalMode };
      const before = { item, posts };
      const refusal = refusalOfMove(item, to, now);
      if (refusal === null) {
        const { archivedFrom, publishedOn, posts: readied } = afterMove(item, to, now);
        item = { ...item, stage: to, archivedFrom, publishedOn };
        posts = posts.map((one) => ({ ...one, ...readied.find(({ id }) => id === one.id) }));
        seen.add(to);
      }
      const breaches = Object.entries(
        breachesOf(before, { item, posts }, { to, refusal, approvalMode }),
      );
      problems.push(...breaches.flatMap(([text, isBroken]) => (isBroken ? [text] : [])));
    }
    expect(problems).toEqual([]);
    expect(seen.size).toBeGreaterThan(4);
  });

  interface State {
    item: Staged;
    posts: readonly StagedPost[];
  }
  interface Move {
    to: Stage;
    refusal: string | null;
    approvalMode: MoveFacts['approvalMode'];
  }

  function breachesOf(before: State, { item, posts }: State, { to, refusal, approvalMode }: Move) {
    const from = before.item.stage;
    const isMoved = refusal === null && to !== from;
    const isBack = from === 'archived';
    const has = (status: StagedPost['status']) => posts.some((post) => post.status === status);
    const scheduledAnew = isMoved && to === 'scheduled' && !isBack;
    return {
      // Only this door is closed at times, and the archive has one way out.
      'refused what may be': refusal !== null && to !== 'scheduled' && !isBack,
      'archived without a way back': (item.archivedFrom !== null) !== (item.stage === 'archived'),
      'a day of publishing and no publishing, or none':
        (item.publishedOn !== null) !== ((item.archivedFrom ?? item.stage) === 'published'),
      'posted without an instant': posts.some(
        ({ status, postedAt }) => (postedAt !== null) !== (status === 'posted'),
      ),
      'scheduled without a date':
        scheduledAnew && !posts.some(({ plannedOn }) => plannedOn !== null),
      'scheduled with drafts': scheduledAnew && has('draft'),
      'scheduled without approval':
        scheduledAnew && approvalMode === 'required' && item.approvalState !== 'approved',
      'back to somewhere else': isMoved && isBack && to !== before.item.archivedFrom,
      'archiving changed posts':
        isMoved &&
        (isBack || to === 'archived') &&
        !posts.every((one, at) => isSame(one, before.posts[at])),
      'posted, and not published any more':
        isMoved && from === 'published' && to !== 'archived' && has('posted'),
    };
  }

  function isSame(one: StagedPost, other: StagedPost | undefined): boolean {
    return one.status === other?.status && one.postedAt === other.postedAt;
  }

  function withChange(posts: StagedPost[], random: () => number, step: number): StagedPost[] {
    const status = pick(random, ['draft', 'ready', 'posted', 'skipped'] as const);
    const plannedOn = pick(random, ['2026-11-20', '2026-12-01', null]);
    const postedAt = status === 'posted' ? '2026-11-20T15:00:00Z' : null;
    const one = { id: String(step), status, plannedOn, postedAt };
    return random() < 0.3 ? [...posts.slice(-2), one] : posts;
  }
});

test('scheduled needs a date, and somebody who agrees where that is required', () => {
  const review = { ...idea, stage: 'review' } as const;
  expect(refusalOfMove(review, 'scheduled', facts)).toBe(needsDateText);
  const undated = { ...facts, posts: [{ ...post, plannedOn: null }] };
  expect(refusalOfMove(review, 'scheduled', undated)).toBe(needsDateText);
  const dated = { ...facts, posts: [post] };
  expect(refusalOfMove(review, 'scheduled', dated)).toBeNull();
  const strict = { ...dated, approvalMode: 'required' } as const;
  expect(refusalOfMove(review, 'scheduled', strict)).toBe(needsApprovalText);
  const asked = { ...review, approvalState: 'requested' } as const;
  expect(refusalOfMove(asked, 'scheduled', strict)).toBe(needsApprovalText);
  const approved = { ...review, approvalState: 'approved' } as const;
  expect(refusalOfMove(approved, 'scheduled', strict)).toBeNull();
  expect(afterMove(review, 'scheduled', dated).posts).toEqual([
    { id: 'a', status: 'ready', postedAt: null },
  ]);
});

test('published is the day of the first post, in the zone of whoever says so', () => {
  const at = (postedAt: string) => ({ ...post, status: 'posted', postedAt }) as const;
  const late = at('2026-11-19T03:30:00Z');
  expect(publishingDay({ ...facts, posts: [at('2026-11-20T15:00:00Z'), late] })).toBe('2026-11-18');
  expect(publishingDay({ ...facts, posts: [late], timeZone: 'Europe/Paris' })).toBe('2026-11-19');
  expect(publishingDay({ ...facts, posts: [post] })).toBe('2026-11-21');
  const published = { ...idea, stage: 'published', publishedOn: '2026-11-18' } as const;
  const back = afterMove(published, 'editing', { ...facts, posts: [late, { ...post, id: 'b' }] });
  expect(back).toMatchObject({
    publishedOn: null,
    posts: [{ id: 'a', status: 'ready', postedAt: null }],
  });
  expect(afterMove(published, 'archived', { ...facts, posts: [late] })).toMatchObject({
    archivedFrom: 'published',
    publishedOn: '2026-11-18',
    posts: [],
  });
});

test('an idea begins its work with the steps of its series, unless it has some', () => {
  expect(afterMove(idea, 'planning', facts).begins).toBe(true);
  const step = { id: 'x', title: 'Hook', isDone: true, assigneeUserId: null };
  expect(afterMove({ ...idea, checklist: [step] }, 'planning', facts).begins).toBe(false);
  expect(afterMove({ ...idea, stage: 'editing' }, 'planning', facts).begins).toBe(false);
});

test('approvers decide, everybody who writes may ask and withdraw', () => {
  expect(refusalOfApproval('requested', 'approved', true)).toBeNull();
  expect(refusalOfApproval('requested', 'approved', false)).toMatch(/an approver decides/);
  expect(refusalOfApproval('requested', 'changes_requested', false)).toMatch(/an approver decides/);
  expect(refusalOfApproval('none', 'requested', false)).toBeNull();
  expect(refusalOfApproval('requested', 'none', false)).toBeNull();
  expect(refusalOfApproval('approved', 'requested', true)).toMatch(/already/);
});

test('all stays in a stage are added up; the archive is none', () => {
  const stageEnteredAt = '2026-11-20T10:00:00Z';
  const leave = (stage: Stage, stageSeconds: ContentItem['stageSeconds'], now: string) =>
    secondsAfterStay({ stage, stageEnteredAt, stageSeconds }, now);
  const once = leave('editing', { planning: 60 }, '2026-11-20T11:00:00Z');
  expect(once).toEqual({ planning: 60, editing: 3600 });
  expect(leave('editing', once, '2026-11-20T10:00:30Z')).toEqual({ planning: 60, editing: 3630 });
  expect(leave('archived', once, '2026-11-27T10:00:00Z')).toEqual(once);
  // Clocks of two servers may differ a little.
  expect(leave('idea', {}, '2026-11-20T09:59:58Z')).toEqual({ idea: 0 });
});

describe('the places of a column', () => {
  test.each(Array.from({ length: 30 }, (_, seed) => seed))(
    'any move brings the card where it was put and leaves the others in their order, seed %i',
    (seed) => {
      const random = seeded(seed);
      let cards = Array.from({ length: 6 }, (_, at) => ({
        id: String(at),
        sortOrder: pick(random, [0, 0, 0, 1, -2]),
        stageEnteredAt: '2026-11-21T10:00:00Z',
      })).toSorted(byPlace);
      for (let step = 0; step < 80; step += 1) {
        const moved = pick(random, cards);
        const others = cards.filter(({ id }) => id !== moved.id).map(({ id }) => id);
        const at = Math.floor(random() * (others.length + 1));
        const places = placesInColumn(cards, moved.id, others[at] ?? null);
        cards = cards
          .map((card) => ({ ...card, ...places.find(({ id }) => id === card.id) }))
          .toSorted(byPlace);
        expect(cards.map(({ id }) => id)).toEqual(others.toSpliced(at, 0, moved.id));
      }
    },
  );

  test('a card from another column changes nothing but itself where there is room', () => {
    const cards = [1, 2].map((sortOrder) => ({
      id: String(sortOrder),
      sortOrder,
      stageEnteredAt: '',
    }));
    expect(placesInColumn(cards, 'new', '2')).toEqual([{ id: 'new', sortOrder: 1.5 }]);
    expect(placesInColumn(cards, 'new', '1')).toEqual([{ id: 'new', sortOrder: 0 }]);
    expect(placesInColumn(cards, 'new', null)).toEqual([{ id: 'new', sortOrder: 3 }]);
    expect(placesInColumn([], 'new', null)).toEqual([{ id: 'new', sortOrder: 0 }]);
  });
});

test('the length of a script, in words and in the time it takes to say them', () => {
  expect(scriptLength('')).toEqual({ words: 0, seconds: 0 });
  expect(scriptLength("Don't boil it — “al dente”, 8 min.")).toEqual({ words: 7, seconds: 3 });
  expect(scriptLength('wort '.repeat(300))).toEqual({ words: 300, seconds: 120 });
});

test('how long something has stood in its stage', () => {
  const here = { today: '2026-11-21', timeZone: 'America/New_York' };
  expect(daysInStage('2026-11-14T23:00:00Z', here)).toBe(7);
  // In New York it was still the 13th.
  expect(daysInStage('2026-11-14T04:59:00Z', here)).toBe(8);
  expect(daysInStage('2026-11-22T12:00:00Z', here)).toBe(0);
});

test('stuck is what has stood in a stage of work for more days than are allowed', () => {
  const here = { today: '2026-11-21', timeZone: 'UTC' };
  const since = (day: string, stage: Stage = 'editing') =>
    isStuck({ stage, stageEnteredAt: `${day}T23:00:00Z` }, here, 7);
  expect([since('2026-11-13'), since('2026-11-14'), since('2026-11-20')]).toEqual([
    true,
    false,
    false,
  ]);
  const resting = ['idea', 'scheduled', 'published', 'archived'] as const;
  expect(resting.map((stage) => since('2026-01-01', stage))).toEqual(resting.map(() => false));
});

test('a step moves among the others and nowhere else', () => {
  const steps = ['a', 'b', 'c'].map((id) => ({
    ...{ id, title: id, isDone: false },
    assigneeUserId: null,
  }));
  const order = (id: string, to: number) =>
    movedStep(steps, id, to)
      ?.map((step) => step.id)
      .join('');
  expect([order('a', 2), order('c', 0), order('a', 1)]).toEqual(['bca', 'cab', 'bac']);
  expect([order('a', 0), order('c', 3), order('a', -1), order('x', 1)]).toEqual(
    Array.from({ length: 4 }),
  );
});
