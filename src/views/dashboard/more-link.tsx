import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import './more-link.css';

/** 'n more', leading to the page that has all of them. */
export function MoreLink({
  count,
  to,
}: {
  count: number;
  to: '/today' | '/tomorrow' | '/overdue';
}) {
  if (count <= 0) return null;
  return (
    <Link to={to} className="list-more">
      {count} more
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}
