import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { EmptyBand } from '#views/calendar/empty-band.tsx';

/** Over a month without posts: the way to fill it, or to see what a filter hides. */
export function EmptyMonth({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return isFiltered ? (
    <EmptyBand
      title="No content matches these filters"
      actions={
        <Button size="sm" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  ) : (
    <EmptyBand
      title="Nothing planned this month"
      actions={
        <Link to="/content-ideas" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          Plan from ideas
        </Link>
      }
    />
  );
}
