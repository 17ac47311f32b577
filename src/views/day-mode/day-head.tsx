import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, CloudOff, Sun, SunDim, X } from 'lucide-react';
import { useOnline } from '#client/sync/live/online.ts';
import { IconButton } from '#client/ui/button.tsx';
import { type Fact } from '#client/ui/marks/facts.tsx';
import { Slate, SlateFacts } from '#client/ui/marks/slate.tsx';
import type { Segment } from '#client/ui/progress/segments.ts';
import { type DayFormats, formatTime, formatWeekday } from '#client/words/format-dates.ts';
import { useBookings } from '#domains/shoots/bookings/list/use-bookings.ts';
import { minuteOf, softLightLeft } from '#domains/shoots/schedule/daylight/words/rules.ts';
import { dayWord } from '#domains/shoots/shots/day/day-words.ts';
import { dayText } from '#domains/shoots/shots/panel/when-options.ts';
import { progressOf } from '#domains/shoots/shots/rules.ts';
import {
  peopleText,
  usePeopleOf,
  usePersonName,
} from '#domains/shoots/trips/people/list/people-of.ts';
import { type SetDay, useDayStatus } from './use-day.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface DayHeadProps {
  day: SetDay;
  formats: DayFormats;
  onDay: (date: string) => void;
}

/** The slate over a day: which, who is there from when, and how long the light is soft. */
export function DayHead({ day, formats, onDay }: DayHeadProps) {
  const { trip, date, days, shots, items } = day;
  const wake = useWakeLock();
  const isOnline = useOnline();
  const booked = useBookings(trip.id);
  // 'Off' is said of a day that is known to be.
  const { of: statusOf } = useDayStatus();
  const isKnown = statusOf.day === 'ready' && statusOf.shots === 'ready';
  const at = date === undefined ? -1 : days.indexOf(date);
  const [before, after] = [days[at - 1], days[at + 1]];
  const word = date === undefined ? '' : dayWord(date, { trip, items, shots, bookings: booked });
  const { done, of } = progressOf(shots);
  return (
    <Slate clap={clapOf(day)} clapLabel={`${done} of ${of} shots`} className="set-head">
      <div className="row gap-4 set-bar">
        <Link
          to="/trip/$id"
          params={{ id: trip.id }}
          className="iconbtn lg"
          aria-label="Leave day mode"
        >
          <X aria-hidden="true" />
        </Link>
        <span className="grow trunc set-where" dir="auto">
          {trip.title}
        </span>
        {days.length > 1 ? (
          <>
            <IconButton
              size="lg"
              tooltip={false}
              label="Previous day"
              icon={<ChevronLeft />}
              disabled={before === undefined}
              onClick={() => before && onDay(before)}
            />
            <IconButton
              size="lg"
              tooltip={false}
              label="Next day"
              icon={<ChevronRight />}
              disabled={after === undefined}
              onClick={() => after && onDay(after)}
            />
          </>
        ) : null}
        <IconButton
          size="lg"
          tooltip={false}
          label="Keep the screen on"
          aria-pressed={wake.isOn}
          className={wake.isOn ? 'set-lit' : ''}
          icon={wake.isOn ? <Sun /> : <SunDim />}
          onClick={wake.turn}
        />
      </div>
      <h1 className="anywhere">
        {date === undefined
          ? trip.title
          : [formatWeekday(date), isKnown ? word.toLowerCase() : ''].filter(Boolean).join(', ')}
      </h1>
      <CallText day={day} formats={formats} />
      {isOnline ? null : (
        <p className="row gap-8 icon-14 set-offline" role="status">
          <CloudOff aria-hidden="true" />
          No network. What you tick is kept and sent later.
        </p>
      )}
      <SlateFacts label="Of the day" facts={factsOf(day, formats)} />
    </Slate>
  );
}

function CallText({ day: { trip, date }, formats }: { day: SetDay; formats: DayFormats }) {
  const people = usePeopleOf(trip.id);
  const nameOf = usePersonName();
  const called = people.flatMap(({ callTime }) => callTime ?? []).toSorted();
  const call = called[0] ? `call ${formatTime(called[0], formats)}` : '';
  const words = [peopleText(people.map(nameOf)), call].filter(Boolean).join(', ');
  return (
    <p className="set-sub anywhere">
      {[date === undefined ? '' : dayText(date, formats), words].filter(Boolean).join(' · ')}
    </p>
  );
}

function factsOf({ isToday, now, light, shots }: SetDay, formats: DayFormats): Fact[] {
  const fact = (label: string, time: string, tone?: Fact['tone']): Fact => {
    const [value, unit] = formatTime(time, formats).split(' ');
    return { label, value, unit, tone };
  };
  const { done, of } = progressOf(shots);
  const known = typeof light === 'object' ? light.light : null;
  const soft = known && isToday ? softLightLeft(known, minuteOf(now)) : null;
  const sun = known?.kind === 'day' ? known : null;
  return [
    ...(isToday ? [fact('Now', now)] : []),
    ...(of > 0 ? [{ label: 'Shots', value: done, unit: `of ${of}` }] : []),
    ...(soft === null
      ? []
      : [{ label: 'Soft light', value: soft, unit: 'min left', tone: 'warn' as const }]),
    ...(sun?.sunrise ? [fact('Sunrise', sun.sunrise.time)] : []),
    ...(sun?.sunset ? [fact('Sunset', sun.sunset.time)] : []),
  ];
}

// A stick for each shot: in the can, the next one, to come.
function clapOf({ shots }: SetDay): Segment[] {
  const kept = shots.filter(({ status }) => status !== 'dropped');
  const next = kept.findIndex(({ status }) => status === 'todo');
  return kept.map(({ status }, at) => (status === 'done' ? 'on' : at === next ? 'now' : 'rest'));
}
