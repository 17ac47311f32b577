import type { ComponentType } from 'react';
import { BoardColumnView } from '#client/ui/board/board-column.tsx';
import { focusWish } from '#client/ui/fields/focus-wish.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { contentItemFields, type Stage } from '#domains/making/content/schema.ts';
import { pillarFields } from '#domains/making/pillars/schema.ts';
import { type CardSettings, PipelineCard } from '#views/content/pipeline/pipeline-card.tsx';
import type { Piece } from '#views/content/pipeline/pieces.ts';
import { BatchCover, HarbourCover, PanCover, SoupCover, SpfCover, TideCover } from './covers.tsx';
import { nothing, owner, sampled, sampleMoment } from './sample-record.ts';
import '#client/ui/board/board.css';

const harbour = sampled(pillarFields, { name: 'Harbour life', color: 'teal' });
const food = sampled(pillarFields, { name: 'Weeknight food', color: 'orange' });
const craft = sampled(pillarFields, { name: 'Craft and camera', color: 'indigo' });

interface Shown extends Piece {
  Cover: ComponentType;
}

interface Said {
  title: string;
  pillar: Piece['pillar'];
  on: string;
  Cover: ComponentType;
}

function shown(stage: Stage, { title, pillar, on, Cover }: Said): Shown {
  const item = sampled(contentItemFields, {
    ...{ title, stage, platformHint: 'instagram', formatHint: 'reel' },
    ...{ stageEnteredAt: sampleMoment, stageSeconds: {}, archivedFrom: null, publishedOn: null },
    ...{ approvalState: 'none', approverUserId: null, approvalAt: null, coverId: null },
  });
  const when = { is: 'planned', on } as const;
  return {
    ...{ id: item.id, item, pillar, posts: [], channels: [], sponsors: [], when, Cover },
    ...{ plannedOn: on, plannedTime: null, isLate: false },
  };
}

const columns = [
  {
    id: 'filming',
    title: 'Filming',
    cards: [
      shown('filming', {
        title: 'Rain shell against the sea wall',
        pillar: harbour,
        on: '2025-09-22',
        Cover: HarbourCover,
      }),
      shown('filming', {
        title: 'Unboxing in window light',
        pillar: harbour,
        on: '2025-09-19',
        Cover: SpfCover,
      }),
    ],
  },
  {
    id: 'editing',
    title: 'Editing',
    cards: [
      shown('editing', {
        title: 'One-pan orzo, four ways',
        pillar: food,
        on: '2025-09-18',
        Cover: PanCover,
      }),
      shown('editing', {
        title: 'Sunday soup',
        pillar: food,
        on: '2025-09-21',
        Cover: SoupCover,
      }),
    ],
  },
  {
    id: 'review',
    title: 'Review',
    cards: [
      shown('review', {
        title: 'Film a week of reels in one day',
        pillar: craft,
        on: '2025-09-26',
        Cover: BatchCover,
      }),
      shown('review', {
        title: 'Tide-table mornings',
        pillar: harbour,
        on: '2025-09-28',
        Cover: TideCover,
      }),
    ],
  },
];

/** Three stages of the pipeline. */
export function PipelinePicture() {
  const settings: CardSettings = {
    formats: useFormats(),
    staleAfterDays: 14,
    names: new Map([[owner, 'Mara']]),
  };
  return (
    <div className="board">
      {columns.map((column) => (
        <BoardColumnView<Shown>
          key={column.id}
          column={column}
          columns={columns}
          label="Pipeline"
          slot={undefined}
          liftedId={undefined}
          stop={undefined}
          focus={focusWish()}
          titleOf={({ item }) => item.title}
          renderCard={({ Cover, ...piece }) => (
            <PipelineCard piece={piece} settings={settings} still={<Cover />} />
          )}
          onOpen={nothing}
          onAdd={undefined}
          onClose={undefined}
          onAskMove={undefined}
        />
      ))}
    </div>
  );
}
