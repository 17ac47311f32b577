import { expect, test } from 'vitest';
import { stageLabels } from '#domains/people/workspaces/rules.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { contentChoices } from './content-choices.ts';

// A choice is made by what it says: of what says the same, none but one could be chosen.
test('pieces of one name are told apart, the newest first', () => {
  const item = (id: string, title: string) => ({ id, title, stage: 'editing' }) as ContentItem;
  const items = [item('1', 'Walk'), item('2', 'Sea'), item('3', 'Walk')];
  const lines = contentChoices(items, { ...stageLabels, editing: 'Cut' });
  expect([...lines]).toEqual([
    ['3', 'Walk · Cut'],
    ['2', 'Sea · Cut'],
    ['1', 'Walk · Cut (2)'],
  ]);
});
