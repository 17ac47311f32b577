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
    <Link to={to} className="more-link inline gap-6 icon-14 sm faint">
      {count} more
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}
