import { Check } from 'lucide-react';
import { Tape } from '#client/ui/marks/tape.tsx';

const pieces: { title: string; state: string; tone?: 'wrap' | 'lamp' }[] = [
  { title: 'Teaser frames', state: 'Approved', tone: 'wrap' },
  { title: 'Kit, laid flat', state: 'Approved', tone: 'wrap' },
  { title: 'Rain shell, first cut', state: 'Changes asked', tone: 'lamp' },
  { title: 'One jacket, six days', state: 'To look at' },
];

/** What a brand sees by its link, and what it said. */
export function ReviewPicture() {
  return (
    <div className="pic-frame pic-review">
      <p>
        <b>For Halden</b> <span>until Sep 30</span>
      </p>
      {pieces.map(({ title, state, tone }) => (
        <div key={title} className="pic-reviewed">
          <span>{title}</span>
          <Tape tone={tone} icon={tone === 'wrap' && <Check />}>
            {state}
          </Tape>
        </div>
      ))}
      <div className="pic-said">
        <b>Ida, Halden</b> <small>9:12 AM</small>
        <span>Love the hood. Could the logo be there by second 3?</span>
      </div>
    </div>
  );
}
