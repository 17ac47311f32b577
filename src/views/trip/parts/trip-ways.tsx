import { Link } from '@tanstack/react-router';
import { Clapperboard, Printer } from 'lucide-react';
import { buttonClass } from '#client/ui/button.tsx';
import type { Trip } from '#domains/shoots/trips/schema.ts';

/** The two other looks of a trip: the day on the set, and the sheet that is handed out. */
export function TripWays({ trip }: { trip: Trip }) {
  if (trip.startsOn === null) return null;
  const params = { id: trip.id };
  return (
    <>
      {trip.status === 'cancelled' ? null : (
        <Link to="/trip/$id/day" params={params} className={buttonClass()}>
          <Clapperboard aria-hidden="true" />
          Day mode
        </Link>
      )}
      <Link to="/trip/$id/call-sheet" params={params} className={buttonClass()}>
        <Printer aria-hidden="true" />
        Call sheet
      </Link>
    </>
  );
}
