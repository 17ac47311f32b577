import { Clapperboard, Mail, Plane } from 'lucide-react';
import type { CalendarEntry } from '#client/words/calendar.ts';
import { useDaySettings } from '#domains/tasks/day/day-settings.ts';
import type { CategoryColor } from '#shared/colors.ts';
import { MonthView } from '#views/calendar/month/month-view.tsx';
import { addDays } from '#client/words/dates.ts';
import { nothing } from './sample-record.ts';

const first = '2025-09-14';

interface Entry {
  day: number;
  title: string;
  color: CategoryColor;
  state: 'planned' | 'scheduled' | 'posted';
  icon?: typeof Mail;
}

const posts: Entry[] = [
  { day: 15, title: 'Tide table', color: 'teal', state: 'posted' },
  { day: 16, title: 'One-pan orzo', color: 'orange', state: 'scheduled' },
  { day: 16, title: 'Letter 61', color: 'pink', state: 'planned', icon: Mail },
  { day: 18, title: 'The pan', color: 'orange', state: 'scheduled' },
  { day: 19, title: 'Lentil dal', color: 'orange', state: 'planned' },
  { day: 19, title: 'SPF unboxing', color: 'teal', state: 'planned' },
  { day: 21, title: 'Fish pie', color: 'orange', state: 'planned' },
  { day: 22, title: 'Rain shell', color: 'teal', state: 'planned' },
  { day: 23, title: 'Letter 62', color: 'pink', state: 'planned', icon: Mail },
  { day: 25, title: 'Part two', color: 'orange', state: 'planned' },
];

const whole = { startTime: null, endTime: null, dueTime: null, timeOfDay: null };
const actions = { noun: 'post', open: nothing };

const entries = posts.map(({ day, title, color, state, icon = Clapperboard }): CalendarEntry => ({
  ...whole,
  ...{ id: title, layerId: '', title, color, actions, isDone: state === 'posted' },
  date: `2025-09-${day}`,
  shape: { kind: 'piece', state, icon },
}));
const journey: CalendarEntry = {
  ...whole,
  ...{ id: 'journey', layerId: '', title: 'Fly to Lisbon', color: 'indigo', actions },
  date: '2025-09-24',
  isDone: false,
  shape: { kind: 'mark', icon: Plane },
};

/** Three weeks of what is to go out. */
export function CalendarPicture() {
  const settings = useDaySettings();
  return (
    <div className="pic-frame">
      <MonthView
        calendar={{
          layers: [],
          others: 0,
          on: (date) => [...entries, journey].filter((entry) => entry.date === date),
        }}
        settings={settings}
        days={Array.from({ length: 21 }, (_, at) => addDays(first, at))}
        // No day is chosen: it is none of those shown.
        date="2025-09-01"
        onSelect={nothing}
        onOpen={nothing}
      />
    </div>
  );
}
