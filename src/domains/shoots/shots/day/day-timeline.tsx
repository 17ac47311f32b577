import { formatTime } from '#client/words/format-dates.ts';
import type { DayFormats } from '#client/words/format-dates.ts';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { FailedRows } from '#client/ui/rows/failed-rows.tsx';
import { useCan } from '#domains/people/workspaces/data.ts';
import { bookingsOn } from '#domains/shoots/bookings/rules.ts';
import type { Booking } from '#domains/shoots/bookings/schema.ts';
import { scheduleItems } from '#domains/shoots/schedule/data.ts';
import { useDaylight } from '#domains/shoots/schedule/daylight/use-daylight.ts';
import { minuteOf, sunMarks } from '#domains/shoots/schedule/daylight/words/rules.ts';
import { dayLines } from '#domains/shoots/schedule/lines/rules.ts';
import { itemsOfDay } from '#domains/shoots/schedule/rules.ts';
import type { ScheduleItem } from '#domains/shoots/schedule/schema.ts';
import { AddShot } from '#domains/shoots/shots/list/add-shot.tsx';
import { usePurposes } from '#domains/shoots/shots/list/use-shots.ts';
import type { Shot } from '#domains/shoots/shots/schema.ts';
import {
  callsOf,
  usePeopleOf,
  usePersonName,
} from '#domains/shoots/trips/people/list/people-of.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { AddItem } from './add-item.tsx';
import { DayItem } from './day-item.tsx';
import { BookingLine, CallLine, SunLine } from './day-lines.tsx';
import { DayShots } from './day-shots.tsx';

interface DayTimelineProps {
  trip: Trip;
  date: string;
  /** Of the whole trip. */
  items: readonly ScheduleItem[];
  /** Of this day. */
  shots: readonly Shot[];
  bookings: readonly Booking[];
  lastShot: number;
  formats: DayFormats;
}

/** What happens on a day, from the call to the sunset. */
export function DayTimeline(props: DayTimelineProps) {
  const { trip, date, items, shots, bookings, lastShot, formats } = props;
  const canEdit = useCan('edit');
  const purposeOf = usePurposes();
  const calls = callsOf(usePeopleOf(trip.id));
  const nameOf = usePersonName();
  const failures = scheduleItems.useFailures();
  const day = itemsOfDay(items, date);
  const known = useDaylight(
    trip,
    date,
    day.map(({ location }) => location),
  );
  const light = typeof known === 'object' ? known.light : null;
  // Their item may be gone.
  const loose = shots.filter((shot) => !day.some(({ id }) => id === shot.scheduleItemId));
  const marks = light ? sunMarks(light, (time) => formatTime(time, formats)) : [];
  const onDay = bookingsOn(bookings, date);
  const lines = dayLines(day, [
    ...calls.map((call) => ({
      minute: minuteOf(call.time),
      line: <CallLine key={call.time} {...call} nameOf={nameOf} formats={formats} />,
    })),
    ...marks.map((mark) => ({
      minute: mark.minute,
      line: <SunLine key={mark.title} mark={mark} formats={formats} />,
    })),
    ...onDay.map(({ booking, isEnd, time }) => ({
      minute: time === null ? null : minuteOf(time),
      line: <BookingLine key={booking.id} {...{ booking, isEnd, time, formats }} />,
    })),
  ]);
  const failed = failures.filter(
    ({ operation, values }) =>
      operation === 'create' && values['tripId'] === trip.id && values['scheduledOn'] === date,
  );
  const numbers = numbersOf(day, shots);
  return (
    <>
      <ol className="trip-day-lines" aria-label="Schedule">
        {lines.map((line) => {
          if ('beside' in line) return line.beside.line;
          const { item } = line;
          const own = shots.filter(({ scheduleItemId }) => scheduleItemId === item.id);
          const [one] = own;
          return (
            <DayItem
              key={item.id}
              item={item}
              day={day}
              shots={own}
              first={numbers.get(item.id) ?? 1}
              purpose={one ? purposeOf(one) : null}
              lastShot={lastShot}
              canEdit={canEdit}
              formats={formats}
              failure={failures.find(({ id }) => id === item.id)}
            />
          );
        })}
      </ol>
      {known === 'no-place' ? (
        <p className="sm faint pad-8">
          Name a city as the destination, or its coordinates like 38.72, -9.14, and the light of the
          day stands here.
        </p>
      ) : null}
      {day.length === 0 && loose.length === 0 && onDay.length === 0 ? (
        <p className="muted pad-8">Nothing is planned for this day yet.</p>
      ) : null}
      <FailedRows failed={failed} titleOf={({ title }) => String(title)} />
      {canEdit ? (
        <AddItem
          key={date}
          tripId={trip.id}
          date={date}
          last={Math.max(0, ...day.map(({ sortOrder }) => sortOrder))}
        />
      ) : null}
      {loose.length > 0 ? (
        <section aria-labelledby="day-loose" className="above-16">
          <SectionHead id="day-loose" title="Shots of the day" note={`${loose.length}`} />
          <DayShots
            shots={loose}
            first={shots.length - loose.length + 1}
            part={date}
            canEdit={canEdit}
          />
          {canEdit ? (
            <AddShot
              tripId={trip.id}
              last={lastShot}
              place={{ shotOn: date }}
              label="New shot of the day"
              placeholder="Add a shot"
            />
          ) : null}
        </section>
      ) : null}
    </>
  );
}

// The number of the first shot of each item: they are counted through the day.
function numbersOf(
  day: readonly ScheduleItem[],
  shots: readonly Shot[],
): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  let next = 1;
  for (const { id } of day) {
    numbers.set(id, next);
    next += shots.filter(({ scheduleItemId }) => scheduleItemId === id).length;
  }
  return numbers;
}
