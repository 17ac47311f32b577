import { expect, test } from 'vitest';
import { activityWords } from './activity-words.ts';

const [campaignId, other] = ['c', 'd'];
const recordDomain = 'deliverables';
const names = { person: () => 'Ife Ade', stages: { scripting: 'Write' } };
const words = (
  changes: {
    field: string;
    from?: string | number | boolean | null;
    to?: string | number | boolean | null;
  }[],
  recordId = campaignId,
) =>
  activityWords(
    { verb: 'changed', title: 'Kit, laid flat', recordDomain, changes, recordId },
    { campaignId },
    names,
  );
const verb = (one: 'created' | 'deleted' | 'restored', recordId: string) =>
  activityWords(
    { verb: one, title: 'Kit, laid flat', recordDomain, changes: [], recordId },
    { campaignId },
    names,
  );

test('a move says where to, whatever follows from it', () => {
  const move = { field: 'status', from: 'confirmed', to: 'in-progress' };
  expect(words([move])).toBe('moved to In progress');
  expect(words([move, { field: 'statusDates' }])).toBe('moved to In progress');
  expect(words([{ field: 'status', to: 'changes_requested' }], other)).toBe(
    'moved Kit, laid flat to Changes requested',
  );
});

test('a stage is called as the workspace calls it', () => {
  expect(words([{ field: 'stage', from: 'planning', to: 'scripting' }])).toBe('moved to Write');
});

test('a change says what, and to what if that is short', () => {
  expect(words([{ field: 'campaignName', from: 'A', to: 'Rain Shell' }])).toBe(
    'changed name to Rain Shell',
  );
  expect(words([{ field: 'feeMinor', from: 1, to: 2 }], other)).toBe(
    'changed fee of Kit, laid flat',
  );
  expect(words([{ field: 'brief' }])).toBe('changed brief');
  expect(words([{ field: 'postDueOn', from: '2026-01-01', to: null }])).toBe(
    'cleared post due date',
  );
  expect(words([{ field: 'ownerUserId', from: null, to: 'u' }])).toBe('made Ife Ade owner');
  expect(words([{ field: 'isPriority', from: false, to: true }])).toBe('switched priority on');
  expect(words([{ field: 'brief' }, { field: 'currency' }, { field: 'source' }])).toBe(
    'changed brief, currency and 1 more',
  );
});

test('a post without a title is called a post', () => {
  const post = { title: '', recordId: other, recordDomain: 'posts' };
  const caption = { ...post, verb: 'changed' as const, changes: [{ field: 'caption' }] };
  const created = { ...post, verb: 'created' as const, changes: [] };
  expect(activityWords(caption, { campaignId }, names)).toBe('changed caption of a post');
  expect(activityWords(created, { campaignId }, names)).toBe('added a post');
});

test('a clause that names no category is called a clause', () => {
  const clause = { title: '', recordId: other, recordDomain: 'exclusivities', changes: [] };
  expect(activityWords({ ...clause, verb: 'created' }, { campaignId }, names)).toBe(
    'added an exclusivity clause',
  );
});

test('what comes and goes is named, but for the record itself', () => {
  expect(verb('created', campaignId)).toBe('created this');
  expect(verb('created', other)).toBe('added Kit, laid flat');
  expect(verb('deleted', other)).toBe('deleted Kit, laid flat');
  expect(verb('restored', other)).toBe('brought back Kit, laid flat');
});

test('an invoice is not taken for the deal whose title it has', () => {
  const changes = [{ field: 'status', from: 'draft', to: 'issued' }];
  const invoice = { title: 'Rain Shell', recordId: other, recordDomain: 'invoices' };
  expect(activityWords({ ...invoice, verb: 'changed', changes }, { campaignId }, names)).toBe(
    'moved the invoice for Rain Shell to Issued',
  );
});
