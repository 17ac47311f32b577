import { getRouteApi } from '@tanstack/react-router';
import { RecordBar } from '#client/page/record-bar.tsx';
import { Missing } from '#client/sync/reading/missing.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { ErrorState, SkeletonRows } from '#client/ui/base/states.tsx';
import { trips } from '#domains/shoots/trips/data.ts';
import '#client/page/page.css';

const route = getRouteApi('/guarded/trip/$id');

/** One trip: its days, its people and all that is prepared for it. */
export function TripPage() {
  const { id } = route.useParams();
  const status = trips.useStatus();
  const trip = trips.useRows(rowsById).get(id);
  if (!trip) {
    if (status === 'loading') return <SkeletonRows rows={8} />;
    if (status === 'error')
      return <ErrorState message="Failed to load trips" onRetry={trips.retry} />;
    return <Missing />;
  }
  return (
    <div className="page">
      <RecordBar title={trip.title} />
      <h1>{trip.title}</h1>
    </div>
  );
}
