import { Pill } from 'lucide-react';
import { Stick } from '#client/ui/progress/stick.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { progress, Tick } from './picture-parts.tsx';

type Habit = { title: string; done: boolean; badge?: 'Tiny habit' | '10 mg' };

const habits: Habit[] = [
  { title: 'Step outside for one minute', done: true, badge: 'Tiny habit' },
  { title: 'Allergy tablet', done: true, badge: '10 mg' },
  { title: 'Back up today’s footage', done: false },
  { title: 'Read one page', done: false, badge: 'Tiny habit' },
];

export function RoutinePicture() {
  return (
    <div className="pic-routine">
      <p>
        7 of 12 completed today <b>58%</b>
      </p>
      <Stick
        segments={progress({ done: 7, total: 12, next: true })}
        label="7 of 12 done"
        size="lg"
      />
      {habits.map(({ title, done, badge }) => (
        <div key={title} className={`pic-habit${done ? ' done' : ''}`}>
          <Tick done={done} /> {title}
          {badge === 'Tiny habit' && <Tape color="teal">{badge}</Tape>}
          {badge === '10 mg' && (
            <Tape tone="plain" icon={<Pill />}>
              {badge}
            </Tape>
          )}
        </div>
      ))}
    </div>
  );
}
