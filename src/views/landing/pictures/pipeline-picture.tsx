import type { ComponentType } from 'react';
import { ColorDot } from '#client/ui/marks/tape.tsx';
import type { CategoryColor } from '#shared/colors.ts';
import { BatchCover, HarbourCover, PanCover, SoupCover, SpfCover, TideCover } from './covers.tsx';

type Card = { title: string; pillar: string; color: CategoryColor; Cover: ComponentType };

const harbour = { pillar: 'Harbour life', color: 'teal' } as const;
const food = { pillar: 'Weeknight food', color: 'orange' } as const;
const craft = { pillar: 'Craft and camera', color: 'indigo' } as const;

const stages: { stage: string; bar: string; cards: Card[] }[] = [
  {
    stage: 'Filming',
    bar: '',
    cards: [
      { title: 'Rain shell against the sea wall', ...harbour, Cover: HarbourCover },
      { title: 'Unboxing in window light', ...harbour, Cover: SpfCover },
    ],
  },
  {
    stage: 'Scheduled',
    bar: 'next',
    cards: [
      { title: 'One-pan orzo, four ways', ...food, Cover: PanCover },
      { title: 'Sunday soup', ...food, Cover: SoupCover },
    ],
  },
  {
    stage: 'Published',
    bar: 'done',
    cards: [
      { title: 'Film a week of reels in one day', ...craft, Cover: BatchCover },
      { title: 'Tide-table mornings', ...harbour, Cover: TideCover },
    ],
  },
];

export function PipelinePicture() {
  return (
    <div className="pic-pipeline">
      {stages.map(({ stage, bar, cards }) => (
        <div key={stage}>
          <i className={`pic-stage-bar ${bar}`} />
          <b className="pic-stage">{stage}</b>
          {cards.map(({ title, pillar, color, Cover }) => (
            <div key={title} className="pic-card">
              <Cover />
              <small>
                <ColorDot color={color} /> {pillar}
              </small>
              <span>{title}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
