import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { starterTemplates } from '#domains/shoots/packing/templates/starters/rules.ts';
import { fileOf, readFile } from './template-files.ts';

const common = {
  createdByUserId: newId(),
  updatedByUserId: newId(),
  createdAt: '2031-05-01T00:00:00Z',
  updatedAt: '2031-05-01T00:00:00Z',
  version: 1,
};

test('what is exported is read as it was', () => {
  const rows = starterTemplates.map(({ things, ...about }) => {
    const template = { ...common, ...about, id: newId(), isArchived: false, lastUsedAt: null };
    const own = { ...common, packingTemplateId: template.id };
    return { template, items: things.map((thing) => ({ ...own, ...thing, id: newId() })) };
  });
  const text = fileOf(
    rows.map(({ template }) => template),
    (id) => rows.find(({ template }) => template.id === id)?.items ?? [],
  );
  expect(readFile(text)).toEqual(starterTemplates);
  expect(text).not.toContain(common.createdByUserId);
});

test.each([
  ['', 'This file is no JSON'],
  ['[]', 'holds no packing templates'],
  ['{"kind":"something","templates":[]}', 'holds no packing templates'],
  [
    '{"kind":"dayslate packing templates","templates":[{"name":"A","things":[{"name":"B","quantity":0}]}]}',
    'could not be read at quantity: Use more than 0',
  ],
])('%s says what is wrong', (text, sentence) => {
  expect(readFile(text)).toContain(sentence);
});
