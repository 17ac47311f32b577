import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { EmptyBand } from '#views/calendar/empty-band.tsx';
import { useCan } from '#domains/people/workspaces/data.ts';

/** Over a month without posts: the way to fill it, or to see what a filter hides. */
export function EmptyMonth({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const canEdit = useCan('edit');
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
        canEdit ? (
          <Link to="/content-ideas" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            Plan from ideas
          </Link>
        ) : null
      }
    />
  );
}
