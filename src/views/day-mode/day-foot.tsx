import { Phone } from 'lucide-react';
import { buttonClass } from '#client/ui/button.tsx';
import { type DayFormats, formatTime } from '#client/words/format-dates.ts';
import { usePeopleOf, usePersonName } from '#domains/shoots/trips/people/list/people-of.ts';
import { plainProse } from '#shared/words/plain-prose.ts';
import { RouteLink } from './route-link.tsx';
import type { SetDay } from './use-day.ts';

interface DayFootProps {
  day: SetDay;
  part: string;
  formats: DayFormats;
}

/** At the thumb: whom to call, or where to go next. */
export function DayFoot({ day, part, formats }: DayFootProps) {
  return part === 'shots' && day.next ? (
    <footer className="row gap-12 set-foot">
      <span className="grow may-shrink">
        <strong className="block trunc">{`Next: ${day.next.title}`}</strong>
        <span className="block muted trunc">
          {[day.next.startTime && formatTime(day.next.startTime, formats), day.next.location]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
      <RouteLink place={day.next.location} className="fixed-size" />
    </footer>
  ) : (
    <CallFoot day={day} />
  );
}

function CallFoot({ day: { trip } }: { day: SetDay }) {
  const nameOf = usePersonName();
  const person = usePeopleOf(trip.id).find(({ phone }) => phone !== '');
  if (!person) return null;
  const emergency = /^.*\b(?:emergency|hospital)\b.*$/im.exec(plainProse(trip.notes))?.[0] ?? '';
  return (
    <footer className="row gap-12 set-foot">
      <span className="grow may-shrink">
        <strong className="block trunc">{`${nameOf(person)}, ${person.phone}`}</strong>
        <span className="block muted trunc">{emergency || person.role}</span>
      </span>
      <a
        className={`${buttonClass({ size: 'lg' })} fixed-size`}
        href={`tel:${person.phone.replace(/[^\d+]/g, '')}`}
      >
        <Phone aria-hidden="true" />
        Call
      </a>
    </footer>
  );
}
