import { classNames } from '#client/ui/base/class-names.ts';
import { Picture } from '#client/ui/marks/picture.tsx';
import { thumbnailUrl } from '#domains/around/attachments/file-links.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { stillOf } from './trip-stills.tsx';
import './trip-cover.css';

interface TripCoverProps {
  trip: Pick<Trip, 'id' | 'kind' | 'coverId'>;
  className?: string;
}

/** What a trip looks like: the picture that was chosen, or one that is drawn for its kind. */
export function TripCover({ trip, className }: TripCoverProps) {
  const drawn = (
    <svg viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {stillOf(trip)}
    </svg>
  );
  return (
    <span className={classNames('trip-cover', className)}>
      {trip.coverId ? <Picture url={thumbnailUrl(trip.coverId)}>{drawn}</Picture> : drawn}
    </span>
  );
}
