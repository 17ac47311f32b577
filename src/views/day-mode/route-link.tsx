import { Navigation } from 'lucide-react';
import { buttonClass } from '#client/ui/button.tsx';

/** The way to a place, in a map of its own; nothing is asked of the network before it is pressed. */
export function RouteLink({ place, className = '' }: { place: string; className?: string }) {
  if (place.trim() === '') return null;
  return (
    <a
      className={`${buttonClass({ size: 'lg' })} ${className}`}
      href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Route to ${place}`}
    >
      <Navigation aria-hidden="true" />
      Route
    </a>
  );
}
