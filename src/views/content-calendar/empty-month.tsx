import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '#client/ui/button.tsx';

/** Over a month without posts: the way to fill it, or to see what a filter hides. */
export function EmptyMonth({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <p className="content-empty" role="status">
      {isFiltered ? (
        <>
          No content matches these filters
          <Button size="sm" onClick={onClear}>
            Clear filters
          </Button>
        </>
      ) : (
        <>
          Nothing planned this month
          <Link to="/content-ideas" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            Plan from ideas
          </Link>
        </>
      )}
    </p>
  );
}
