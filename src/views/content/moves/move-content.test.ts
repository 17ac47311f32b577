import { expect, test } from 'vitest';
import { allRows } from '#client/sync/reading/selectors.ts';
import { unanswered } from '#client/testing/unanswered.ts';
import { undoLast } from '#client/ui/toasts/tell-done.ts';
import { newId } from '#shared/ids.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import type { ContentItem, firstStages } from '#domains/making/content/schema.ts';
import { archiveContent } from './content-actions.ts';
import { moveContent } from './move-content.ts';

const { shown } = unanswered();

function anItem(
  stage: (typeof firstStages)[number],
  fields: Partial<Pick<ContentItem, 'sortOrder' | 'ideaStatus'>> = {},
): string {
  const id = newId();
  void contentItems.create({ id, title: 'Sea wall', stage, ...fields });
  return id;
}
function itemOf(id: string): ContentItem {
  const item = contentItems.read(allRows).find((one) => one.id === id);
  if (!item) throw new Error('It does not show');
  return item;
}

test('the key for undo takes back a move, and not what was done before it', () => {
  const [first, second] = [anItem('editing', { sortOrder: 1 }), anItem('editing')];
  archiveContent(itemOf(first));
  moveContent(itemOf(second), 'filming', null);
  expect(itemOf(second).stage).toBe('filming');
  undoLast();
  expect([itemOf(first).stage, itemOf(second).stage]).toEqual(['archived', 'editing']);
  expect(shown.at(-1)?.text).toBe('Moved back: Sea wall');
  undoLast();
  expect(itemOf(first).stage).toBe('editing');
});

test('a place within a stage is taken back as well', () => {
  const [one, other] = [anItem('editing', { sortOrder: 1 }), anItem('editing', { sortOrder: 2 })];
  moveContent(itemOf(other), 'editing', null, { before: one });
  expect(itemOf(other).sortOrder).toBeLessThan(itemOf(one).sortOrder);
  undoLast();
  expect([itemOf(one).sortOrder, itemOf(other).sortOrder]).toEqual([1, 2]);
});

test('an idea is again on its pile, and what Scheduled made ready is a draft', () => {
  const idea = anItem('idea', { ideaStatus: 'parked' });
  moveContent(itemOf(idea), 'planning', null);
  undoLast();
  expect(itemOf(idea)).toMatchObject({ stage: 'idea', ideaStatus: 'parked', checklist: [] });
  const planned = anItem('review');
  const id = newId();
  void posts.create({ id, contentItemId: planned, plannedOn: '2026-03-09' });
  moveContent(itemOf(planned), 'scheduled', null);
  undoLast();
  expect(itemOf(planned).stage).toBe('review');
  expect(posts.read(allRows).find((post) => post.id === id)?.status).toBe('draft');
});
