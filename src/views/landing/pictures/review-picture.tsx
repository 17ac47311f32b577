import { useFormats } from '#domains/people/auth/data.ts';
import { ReviewedPiece } from '#domains/business/campaigns/reviews/reviewed-piece.tsx';
import type { Reviewed } from '#domains/business/campaigns/reviews/schema.ts';
import { nothing, owner } from './sample-record.ts';

const piece: Reviewed = {
  id: owner,
  title: 'Rain shell, first cut',
  platform: 'instagram',
  format: 'reel',
  frames: null,
  state: 'waiting',
  caption: 'Six days, one jacket, no umbrella. The hood is why.',
  script: null,
  draftUrl: null,
  pictures: [],
  requirements: [],
  comments: [
    {
      id: owner,
      name: 'Ida, Halden',
      body: 'Love the hood. Could the logo be there by second 3?',
      createdAt: '2025-09-16T09:12:00.000Z',
      answers: [],
    },
  ],
  mark: '',
};

/** What a brand sees by its link, and what it said. */
export function ReviewPicture() {
  return (
    <div className="pic-frame">
      <ReviewedPiece
        token=""
        piece={piece}
        agreed={[]}
        may={{ decide: true, comment: false }}
        formats={useFormats()}
        who={{ name: '', email: '' }}
        onWho={nothing}
        onReload={nothing}
      />
    </div>
  );
}
