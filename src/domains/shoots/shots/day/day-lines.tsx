import { Phone, Sunrise, Sunset, Telescope } from 'lucide-react';
import { formatTime } from '#client/words/format-dates.ts';
import type { DayFormats } from '#client/words/format-dates.ts';
import { openBooking } from '#domains/shoots/bookings/panel/booking-panel-host.tsx';
import { KindIcon } from '#domains/shoots/bookings/parts/kind-icon.tsx';
import type { Booking } from '#domains/shoots/bookings/schema.ts';
import type { SunMark } from '#domains/shoots/schedule/daylight/words/rules.ts';
import type { TripPerson } from '#domains/shoots/trips/people/schema.ts';

const sunIcons = { sunrise: Sunrise, sunset: Sunset, polar: Telescope };

/** What the sun does. */
export function SunLine({ mark, formats }: { mark: SunMark; formats: DayFormats }) {
  const Icon = sunIcons[mark.kind];
  return (
    <li className="trip-day-line trip-day-sun">
      <span className="trip-day-time num">{mark.time ? formatTime(mark.time, formats) : ''}</span>
      <span className="trip-day-body trip-day-note icon-14">
        <Icon aria-hidden="true" />
        {[mark.title, mark.detail].filter(Boolean).join('. ')}
      </span>
    </li>
  );
}

interface CallLineProps {
  time: string;
  /** Those who are to be there then. */
  people: readonly TripPerson[];
  nameOf: (person: TripPerson) => string;
  formats: DayFormats;
}

/** When who is to be there. */
export function CallLine({ time, people, nameOf, formats }: CallLineProps) {
  const names = people.map((person) =>
    person.role ? `${nameOf(person)} (${person.role})` : nameOf(person),
  );
  return (
    <li className="trip-day-line">
      <span className="trip-day-time num">{formatTime(time, formats)}</span>
      <span className="trip-day-body trip-day-note icon-14 muted">
        <Phone aria-hidden="true" />
        <span className="anywhere">{`Call: ${names.join(', ')}`}</span>
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

/** A booking on the day on which it starts or ends. */
export function BookingLine({ booking, isEnd, time, formats }: BookingLineProps) {
  const details = [isEnd ? 'ends' : '', booking.location].filter(Boolean).join(' · ');
  return (
    <li className="trip-day-line">
      <span className="trip-day-time num">{time ? formatTime(time, formats) : ''}</span>
      <span className="trip-day-body">
        <span className="inline gap-8 icon-14">
          <KindIcon kind={booking.kind} />
          <button
            type="button"
            className="opens anywhere"
            dir="auto"
            onClick={() => openBooking(booking.id)}
          >
            {booking.title}
          </button>
        </span>
        {details ? <span className="block sm muted">{details}</span> : null}
      </span>
    </li>
  );
}
