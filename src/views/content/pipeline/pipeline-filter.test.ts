import { expect, test } from 'vitest';
import { narrow } from '#client/list/list-words.ts';
import { newId } from '#shared/ids.ts';
import type { ContentItem, Stage } from '#domains/making/content/schema.ts';
import type { Pillar } from '#domains/making/pillars/schema.ts';
import { pipelineRules } from './pipeline-filter.ts';
import type { Piece } from './pieces.ts';

const pillarId = newId();
// What is not looked at of them is left out.
const pillar = { id: pillarId, name: 'Weeknight food', color: 'orange', isActive: true } as Pillar;
const aPiece = (stage: Stage, of: string | null): Piece =>
  ({
    id: newId(),
    item: { stage, pillarId: of, tags: [] as string[] } as ContentItem,
    sponsors: [],
    isLate: false,
  }) as unknown as Piece;

test('of a pillar the pieces in the making are counted, as of all', () => {
  const pieces = [
    aPiece('idea', pillarId),
    aPiece('published', pillarId),
    aPiece('editing', pillarId),
    aPiece('review', null),
  ];
  const rules = pipelineRules(pieces, {
    ...{ userId: null, pillars: [pillar], channels: [], series: [], names: new Map() },
  });
  const { counts } = narrow(pieces, rules, { search: {}, typed: '' });
  expect([counts.get('all'), counts.get(pillarId)]).toEqual([2, 1]);
  const shown = narrow(pieces, rules, { search: { pillar: pillarId }, typed: '' });
  expect([shown.rows.length, shown.counts.get(pillarId)]).toEqual([3, 1]);
});
