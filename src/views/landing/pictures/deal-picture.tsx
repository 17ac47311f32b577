import { Check, CircleDashed, GalleryHorizontal, type LucideIcon, MonitorPlay } from 'lucide-react';
import type { ComponentType } from 'react';
import { Tape } from '#client/ui/marks/tape.tsx';
import { HarbourCover, LisbonCover } from './covers.tsx';

const passed = ['Negotiating', 'Confirmed', 'Waiting for product'];

type Deliverable = { title: string; due: string; state: string; tone?: 'wrap' | 'lamp' } & (
  | { Icon: LucideIcon; Cover?: never }
  | { Cover: ComponentType; Icon?: never }
);

const deliverables: Deliverable[] = [
  { title: 'Teaser frames', due: 'Sep 9', state: 'Posted', tone: 'wrap', Icon: CircleDashed },
  {
    title: 'Kit, laid flat',
    due: 'Sep 12',
    state: 'Posted',
    tone: 'wrap',
    Icon: GalleryHorizontal,
  },
  {
    title: 'Rain shell against the sea wall',
    due: 'Today, 6:00 PM',
    state: 'In edit',
    tone: 'lamp',
    Cover: HarbourCover,
  },
  { title: 'A wet day in Lisbon', due: 'Sep 25', state: 'Not started', Cover: LisbonCover },
  { title: 'One jacket, six days', due: 'Oct 10', state: 'Scripting', Icon: MonitorPlay },
];

export function DealPicture() {
  return (
    <>
      <div className="pic-steps">
        {passed.map((step) => (
          <span key={step}>
            <Check /> <em>{step}</em>
          </span>
        ))}
        <span className="current">
          <em>In progress</em>
        </span>
      </div>
      <div className="pic-frame">
        {deliverables.map(({ title, due, state, tone, Icon, Cover }) => (
          <div key={title} className="pic-deliverable">
            {Cover ? (
              <Cover />
            ) : (
              <span className="pic-format">
                <Icon />
              </span>
            )}
            <b>{title}</b>
            <span className={tone === 'lamp' ? 'soon' : undefined}>{due}</span>
            <Tape tone={tone} icon={tone === 'wrap' && <Check />}>
              {state}
            </Tape>
          </div>
        ))}
      </div>
    </>
  );
}
