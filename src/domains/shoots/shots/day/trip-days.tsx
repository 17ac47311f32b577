import { useMatch, useNavigate } from '@tanstack/react-router';
import { worstOf } from '#client/sync/reading/worst-of.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { SectionPending } from '#client/ui/base/states.tsx';
import { Button } from '#client/ui/button.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { useBookings } from '#domains/shoots/bookings/list/use-bookings.ts';
import { useItems } from '#domains/shoots/schedule/day/use-items.ts';
import { scheduleItems } from '#domains/shoots/schedule/data.ts';
import { dayToOpen, daysOf } from '#domains/shoots/schedule/rules.ts';
import { shots } from '#domains/shoots/shots/data.ts';
import { useShots } from '#domains/shoots/shots/list/use-shots.ts';
import { dayOfShot } from '#domains/shoots/shots/rules.ts';
import { askTrip } from '#domains/shoots/trips/form/trip-form-host.tsx';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { DayTabs } from './day-tabs.tsx';
import { dayWord } from './day-words.ts';
import { DayTimeline } from './day-timeline.tsx';
import './trip-days.css';

/** The days of a trip, and what happens on one of them with its shots and its light. */
export function TripDays({ trip }: { trip: Trip }) {
  const items = useItems(trip.id);
  const all = useShots(trip.id);
  const booked = useBookings(trip.id);
  const formats = useFormats();
  const canEdit = useCan('edit');
  const status = worstOf(scheduleItems.useStatus(), shots.useStatus());
  const byItem = rowsById(items);
  const dates = [
    ...items.map(({ scheduledOn }) => scheduledOn),
    ...all.map(({ shotOn }) => shotOn),
  ];
  const days = daysOf(trip, dates);
  const today = todayIn(trip.timeZone);
  const [asked, ask] = useAskedDay();
  const day = dayToOpen(trip, days, { asked, today });
  if (status !== 'ready')
    return (
      <SectionPending
        status={status}
        rows={5}
        onRetry={() => {
          scheduleItems.retry();
          shots.retry();
        }}
      />
    );
  if (!day)
    return (
      <div>
        <p className="muted pad-8">
          {canEdit
            ? 'Choose the days of the trip, and each gets its schedule here.'
            : 'Once the trip has days, each has its schedule here.'}
        </p>
        {canEdit ? (
          <p>
            <Button size="sm" onClick={() => askTrip({ kind: 'edit', trip })}>
              Choose its days
            </Button>
          </p>
        ) : null}
      </div>
    );
  const parts = { trip, items, shots: all, bookings: booked };
  return (
    <DayTabs
      days={days.map((date) => ({ date, word: dayWord(date, parts) }))}
      value={day}
      today={today}
      onChange={ask}
    >
      <DayTimeline
        key={day}
        trip={trip}
        date={day}
        items={items}
        shots={all.filter((shot) => dayOfShot(shot, byItem, trip) === day)}
        bookings={booked}
        lastShot={all.at(-1)?.sortOrder ?? 0}
        formats={formats}
      />
    </DayTabs>
  );
}

// The day there is it, not the one where somebody looks from.
function todayIn(zone: string): string {
  return Temporal.Now.plainDateISO(zone).toString();
}

/** The day that the address names, so that a link leads to it. */
function useAskedDay(): [string | undefined, (date: string) => void] {
  const { said, from } = useMatch({
    strict: false,
    select: ({ search, fullPath }) => ({ said: search as { day?: string }, from: fullPath }),
  });
  const navigate = useNavigate({ from });
  const ask = (day: string) => {
    // Which words there may be, only the page on screen knows.
    const search = { ...said, day } as never;
    void navigate({ to: '.', search, replace: true, resetScroll: false });
  };
  return [said.day, ask];
}
