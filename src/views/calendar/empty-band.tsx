import type { ReactNode } from 'react';
import './empty-band.css';

interface EmptyBandProps {
  title: string;
  /** What the place is for, in a sentence. */
  children?: ReactNode;
  /** The first step. */
  actions?: ReactNode;
}

/** Over a calendar without anything: it keeps its own shape, and this says how to fill it. */
export function EmptyBand({ title, children, actions }: EmptyBandProps) {
  return (
    <section className="empty-band row wraps spread muted" aria-label={title}>
      <div role="status">
        <h2 className="ink">{title}</h2>
        {children}
      </div>
      {actions}
    </section>
  );
}
