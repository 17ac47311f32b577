import type { ComponentType } from 'react';
import { CalendarPicture } from '#views/landing/pictures/calendar-picture.tsx';
import { DealPicture } from '#views/landing/pictures/deal-picture.tsx';
import { NumbersPicture } from '#views/landing/pictures/numbers-picture.tsx';
import { PipelinePicture } from '#views/landing/pictures/pipeline-picture.tsx';
import { ReviewPicture } from '#views/landing/pictures/review-picture.tsx';
import { RoutinePicture } from '#views/landing/pictures/routine-picture.tsx';

type Feature = { title: string; text: string; width: 'wide' | 'narrow'; Picture: ComponentType };

const features: Feature[] = [
  {
    title: 'A content calendar that knows what is late',
    text: 'Planned, scheduled, published. Drag a post to another day, hold Alt to plan one more like it.',
    width: 'wide',
    Picture: CalendarPicture,
  },
  {
    title: 'A pipeline from idea to published',
    text: 'From idea to published in the stages you use, by your own pillars, with a cover on the card.',
    width: 'narrow',
    Picture: PipelinePicture,
  },
  {
    title: 'Approved by a link, not by e-mail',
    text: 'The brand sees draft, caption and pictures, comments and approves. No account needed.',
    width: 'narrow',
    Picture: ReviewPicture,
  },
  {
    title: 'Brand deals, down to the last deliverable',
    text: 'Fee, product, usage rights, exclusivity, and which of the five posts is due today.',
    width: 'wide',
    Picture: DealPicture,
  },
  {
    title: 'Numbers that end in a decision',
    text: 'How regularly you post and about what, which posts did best, and who pays when.',
    width: 'wide',
    Picture: NumbersPicture,
  },
  {
    title: 'Routines that forgive a bad Tuesday',
    text: 'Tiny habits, medicine with a dose, and 40% counts as success.',
    width: 'narrow',
    Picture: RoutinePicture,
  },
];

export function Features() {
  return (
    <section className="section wrap" id="features" tabIndex={-1} aria-labelledby="features-title">
      <h2 id="features-title">Six jobs. One slate.</h2>
      <p className="lead">
        Most creators run on a calendar, a notes app, three spreadsheets and memory. This is the one
        place where they meet.
      </p>
      <div className="features">
        {features.map(({ title, text, width, Picture }) => (
          <article key={title} className={`feature ${width}`}>
            <h3>{title}</h3>
            <p>{text}</p>
            <div className="feature-picture" aria-hidden="true" inert>
              <Picture />
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
