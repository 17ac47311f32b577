import type { ReactNode } from 'react';
import { useCan } from '#domains/people/workspaces/data.ts';

interface NeedsProps {
  /** It is of the person, such as a habit: those who only look on have some too. */
  isOwn?: boolean;
  children: ReactNode;
}

/** What is to be done before a figure shows; those who cannot do it read that there is nothing. */
export function Needs({ isOwn = false, children }: NeedsProps) {
  const canEdit = useCan('edit');
  return (
    <p className="analytics-none sm muted">
      {canEdit || isOwn ? children : 'Nothing to show for this period yet.'}
    </p>
  );
}
