import type { CategoryColor } from '#shared/colors.ts';

/** Planned posts are outlined, scheduled ones filled, notes of days are on slate. */
type Post = { title: string; color: CategoryColor; look: 'planned' | 'scheduled' };

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const days = [
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
  '22',
  '23',
  '24',
  '25',
  '26',
  '27',
  '28',
  '29',
  '30',
  'Oct 1',
  '2',
  '3',
  '4',
];
const today = '16';
const noted = '24';

const posts: Record<string, Post[]> = {
  '16': [
    { title: 'One-pan orzo', color: 'orange', look: 'scheduled' },
    { title: 'Letter 61', color: 'pink', look: 'planned' },
  ],
  '18': [{ title: 'Part one: the pan', color: 'orange', look: 'scheduled' }],
  '19': [
    { title: 'Lentil dal', color: 'orange', look: 'planned' },
    { title: 'SPF unboxing', color: 'teal', look: 'planned' },
  ],
  '21': [{ title: 'Fish pie', color: 'orange', look: 'planned' }],
  '22': [{ title: 'Rain shell reel', color: 'teal', look: 'planned' }],
  '23': [{ title: 'Letter 62', color: 'pink', look: 'planned' }],
  '25': [{ title: 'Part two', color: 'orange', look: 'planned' }],
};

export function CalendarPicture() {
  return (
    <div className="pic-frame pic-calendar">
      {weekdays.map((weekday) => (
        <span key={weekday} className="pic-weekday">
          {weekday}
        </span>
      ))}
      {days.map((day) => (
        <div key={day} className={`pic-day${day === today ? ' today' : ''}`}>
          <b>
            <span>{day}</span>
          </b>
          {day === noted && <span className="pic-day-note">Fly to Lisbon</span>}
          {posts[day]?.map(({ title, color, look }) => (
            <span key={title} className={`pic-post ${color} ${look}`}>
              {title}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
