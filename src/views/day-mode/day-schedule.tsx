import { Clapperboard, Sunrise, Sunset, Telescope } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { Tape } from '#client/ui/marks/tape.tsx';
import { type DayFormats, formatTime } from '#client/words/format-dates.ts';
import { KindIcon } from '#domains/shoots/bookings/parts/kind-icon.tsx';
import { SecretCode } from '#domains/shoots/bookings/parts/secret-code.tsx';
import type { Booking } from '#domains/shoots/bookings/schema.ts';
import { minuteOf, type SunMark, sunMarks } from '#domains/shoots/schedule/daylight/words/rules.ts';
import { dayLines } from '#domains/shoots/schedule/lines/rules.ts';
import type { ScheduleItem } from '#domains/shoots/schedule/schema.ts';
import { usePurposes } from '#domains/shoots/shots/list/use-shots.ts';
import { progressOf } from '#domains/shoots/shots/rules.ts';
import { RouteLink } from './route-link.tsx';
import type { SetDay } from './use-day.ts';

interface DayScheduleProps {
  day: SetDay;
  formats: DayFormats;
  onShots: () => void;
}

/** What happens on the day, the present thing with its two buttons. */
export function DaySchedule({ day, formats, onShots }: DayScheduleProps) {
  const { items, light, bookings } = day;
  const known = typeof light === 'object' ? light.light : null;
  const marks = known ? sunMarks(known, (time) => formatTime(time, formats)) : [];
  const lines = dayLines(items, [
    ...marks.map((mark) => ({
      minute: mark.minute,
      line: <SunLine key={mark.title} mark={mark} formats={formats} />,
    })),
    ...bookings.map(({ booking, isEnd, time }) => ({
      minute: time === null ? null : minuteOf(time),
      line: <BookingLine key={booking.id} {...{ booking, isEnd, time, formats }} />,
    })),
  ]);
  if (lines.length === 0)
    return <p className="muted set-empty">Nothing is planned for this day.</p>;
  return (
    <ol className="set-lines" aria-label="Schedule">
      {lines.map((line) =>
        'beside' in line ? (
          line.beside.line
        ) : (
          <ItemLine
            key={line.item.id}
            item={line.item}
            day={day}
            formats={formats}
            onShots={onShots}
          />
        ),
      )}
    </ol>
  );
}

const sunIcons = { sunrise: Sunrise, sunset: Sunset, polar: Telescope };

function SunLine({ mark, formats }: { mark: SunMark; formats: DayFormats }) {
  const Icon = sunIcons[mark.kind];
  return (
    <li className="set-line is-sun">
      <span className="num set-time">{mark.time ? formatTime(mark.time, formats) : ''}</span>
      <span>
        <span className="row gap-8 set-title">
          <Icon size={18} aria-hidden="true" />
          {mark.title}
        </span>
        <span className="block muted">{mark.detail}</span>
      </span>
    </li>
  );
}

interface ItemLineProps extends DayScheduleProps {
  item: ScheduleItem;
}

function ItemLine({ item, day, formats, onShots }: ItemLineProps) {
  const purposeOf = usePurposes();
  const own = day.shots.filter(({ scheduleItemId }) => scheduleItemId === item.id);
  const { done, of } = progressOf(own);
  const isNow = item.id === day.current?.id;
  const [first] = own;
  const purpose = first ? purposeOf(first) : null;
  const details = [
    item.location,
    of === 0 ? '' : done === of ? 'all shots done' : `${of - done} of ${of} shots left`,
    item.note.split('\n')[0] ?? '',
  ].filter(Boolean);
  return (
    <li className={classNames('set-line', isNow && 'is-now')} aria-current={isNow || undefined}>
      <span className="num set-time">
        {item.startTime ? formatTime(item.startTime, formats) : ''}
      </span>
      <span className="may-shrink">
        <span className="row wraps gap-8">
          <span className="anywhere set-title" dir="auto">
            {item.title}
          </span>
          {purpose ? <Tape color={purpose.color}>{purpose.label}</Tape> : null}
        </span>
        <span className="block muted anywhere" dir="auto">
          {details.join(' · ')}
        </span>
        {isNow ? (
          <span className="row wraps gap-10 set-deeds">
            {of > 0 ? (
              <Button size="lg" variant="primary" icon={<Clapperboard />} onClick={onShots}>
                Open shots
              </Button>
            ) : null}
            <RouteLink place={item.location} />
          </span>
        ) : null}
      </span>
    </li>
  );
}

interface BookingLineProps {
  booking: Booking;
  isEnd: boolean;
  time: string | null;
  formats: DayFormats;
}

function BookingLine({ booking, isEnd, time, formats }: BookingLineProps) {
  const { title, kind, location, confirmationCode } = booking;
  const details = [isEnd ? 'ends' : '', location].filter(Boolean).join(' · ');
  return (
    <li className="set-line">
      <span className="num set-time">{time ? formatTime(time, formats) : ''}</span>
      <span className="may-shrink">
        <span className="row gap-8 set-title">
          <KindIcon kind={kind} />
          <span className="anywhere" dir="auto">
            {title}
          </span>
        </span>
        <span className="row wraps gap-8 muted">
          {details ? <span className="anywhere">{details}</span> : null}
          <SecretCode code={confirmationCode} of={title} />
        </span>
      </span>
    </li>
  );
}
