import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { Missing } from '#client/sync/reading/missing.ts';
import { EmptyState, ErrorState, SectionPending, SkeletonRows } from '#client/ui/base/states.tsx';
import { buttonClass } from '#client/ui/button.tsx';
import { Segmented } from '#client/ui/choices/segmented.tsx';
import { usePageName } from '#client/words/page-name.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { usePacking } from '#domains/shoots/packing/list/use-packing.ts';
import { progressOf } from '#domains/shoots/shots/rules.ts';
import { trips } from '#domains/shoots/trips/data.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { DayFoot } from './day-foot.tsx';
import { DayHead } from './day-head.tsx';
import { DayPacking } from './day-packing.tsx';
import { DaySchedule } from './day-schedule.tsx';
import { DayShots } from './day-shots.tsx';
import { dayParts, useDayStatus, useSetDay } from './use-day.ts';
import './day-mode-page.css';

const route = getRouteApi('/guarded/trip/$id/day');

/** The day of a shoot on the set: one page, one thumb, and no network needed. */
export function DayModePage() {
  const { id } = route.useParams();
  const status = trips.useStatus();
  const trip = trips.useRows(rowsById).get(id);
  usePageName(trip?.title);
  const [wasThere, setWasThere] = useState(false);
  if (trip && !wasThere) setWasThere(true);
  if (trip)
    return (
      <div className="day-mode">
        <OneDay trip={trip} />
      </div>
    );
  if (status === 'loading') return <SkeletonRows rows={8} />;
  if (status === 'error')
    return <ErrorState message="Failed to load trips" onRetry={trips.retry} />;
  return wasThere ? <GoneDay /> : <Missing />;
}

function OneDay({ trip }: { trip: Trip }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const formats = useFormats();
  const day = useSetDay(trip, search.day);
  const { items: things } = usePacking(trip);
  const { of: statusOf, retry } = useDayStatus();
  const part = dayParts.find((one) => one === search.part) ?? 'day';
  const go = (changes: { day?: string; part?: string }) =>
    void navigate({ search: (before) => ({ ...before, ...changes }), replace: true });
  const { done, of } = progressOf(day.shots);
  const toPack = things.filter(({ isPacked }) => !isPacked).length;
  return (
    <>
      <div className="set-scroll">
        <DayHead day={day} formats={formats} onDay={(date) => go({ day: date })} />
        <div className="set-body">
          {day.date === undefined ? (
            <p className="muted set-empty">
              This trip has no days yet. Choose them, and the day of the shoot stands here.
            </p>
          ) : (
            <>
              <Segmented
                wide
                label="Part of the day"
                value={part}
                onChange={(next) => go({ part: next })}
                options={[
                  { value: 'day', label: 'Day' },
                  { value: 'shots', label: 'Shots', count: of - done },
                  { value: 'packing', label: 'Pack', count: toPack },
                ]}
              />
              {statusOf[part] !== 'ready' ? (
                <SectionPending status={statusOf[part]} rows={4} onRetry={retry} />
              ) : part === 'shots' ? (
                <DayShots day={day} />
              ) : part === 'packing' ? (
                <DayPacking trip={trip} />
              ) : (
                <DaySchedule day={day} formats={formats} onShots={() => go({ part: 'shots' })} />
              )}
            </>
          )}
        </div>
      </div>
      <DayFoot day={day} part={part} formats={formats} />
    </>
  );
}

/** Deleted while it was on screen, or private to somebody else from now on. */
function GoneDay() {
  return (
    <div className="page">
      <h1 className="sr">Day mode</h1>
      <EmptyState
        title="This trip is gone"
        action={
          <Link to="/trips" className={buttonClass({ variant: 'primary' })}>
            Trips
          </Link>
        }
      >
        Somebody deleted it or keeps it to themself now. What you ticked until then is not lost: it
        comes back with the trip from the trash.
      </EmptyState>
    </div>
  );
}
