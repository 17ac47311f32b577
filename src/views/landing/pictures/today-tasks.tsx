import { Pencil, StickyNote, Trash2 } from 'lucide-react';
import { Tape } from '#client/ui/marks/tape.tsx';
import type { CategoryColor } from '#shared/colors.ts';
import { Tick } from './picture-parts.tsx';

type Row = {
  when: string;
  text: string;
  category: string;
  color: CategoryColor;
  done?: boolean;
  hasNotes?: boolean;
};

const before: Row[] = [
  {
    when: '7:30 AM',
    text: 'Walk, voice memo for the next letter',
    category: 'Writing',
    color: 'teal',
    done: true,
  },
  {
    when: 'by 9:00 AM',
    text: 'Charge batteries, format both cards',
    category: 'Shoot',
    color: 'red',
    done: true,
  },
  {
    when: 'Morning',
    text: 'Reply to Ovenbird, round-two notes',
    category: 'Brand work',
    color: 'orange',
    done: true,
  },
];

const after: Row[] = [
  {
    when: '2:30 PM',
    text: 'Call Pilo about the usage extension',
    category: 'Brand work',
    color: 'orange',
    hasNotes: true,
  },
  { when: 'by 5:00 PM', text: 'Send Kettle & Rye invoice 0147', category: 'Money', color: 'green' },
  {
    when: 'Evening',
    text: 'Captions for the lentil dal reel',
    category: 'Editing',
    color: 'purple',
  },
  {
    when: 'Any time',
    text: 'Answer 20 comments on the orzo video',
    category: 'Community',
    color: 'pink',
  },
];

export function TodayTasks() {
  return (
    <div className="shot-sheet">
      {before.map((row) => (
        <TaskRow key={row.text} {...row} />
      ))}
      <div className="shot-now">
        <span className="shot-when">10:42 AM</span>
        <i />
      </div>
      <div className="shot-row open">
        <span className="shot-when">
          11:00 AM <small>to 1:30 PM</small>
        </span>
        <Tick />
        <span className="shot-text">
          <span>Film Halden rain-shell reel, harbour wall</span> <HasNotes />
        </span>
        <span className="shot-end">
          <Pencil className="shot-action" />
          <Trash2 className="shot-action" />
          <Tape color="red">Shoot</Tape>
        </span>
        <p className="shot-notes">
          Wides first, while the tide is in. Ife on umbrella and sound. Three takes of the hood
          detail: that is the hook. Logo must read by second 3.
        </p>
        <p className="shot-made">Created Sep 12 by Mara · Updated today, 9:20 AM by Ife</p>
      </div>
      {after.map((row) => (
        <TaskRow key={row.text} {...row} />
      ))}
    </div>
  );
}

function TaskRow({ when, text, category, color, done = false, hasNotes = false }: Row) {
  return (
    <div className={`shot-row${done ? ' done' : ''}`}>
      <span className="shot-when">{when}</span>
      <Tick done={done} />
      <span className="shot-text">
        <span>{text}</span> {hasNotes && <HasNotes />}
      </span>
      <span className="shot-end">
        <Tape color={color}>{category}</Tape>
      </span>
    </div>
  );
}

function HasNotes() {
  return (
    <span className="shot-has-notes">
      <StickyNote /> Has notes
    </span>
  );
}
