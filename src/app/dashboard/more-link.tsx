import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';

/** 'n more', leading to all of them where they have a page. */
export function MoreLink({ count, to }: { count: number; to?: '/today' | '/tomorrow' }) {
  if (count <= 0) return null;
  if (!to) return <span className="list-more">{count} more</span>;
  return (
    <Link to={to} className="list-more">
      {count} more
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}
