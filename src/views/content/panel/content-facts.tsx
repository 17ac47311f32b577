import type { ReactNode } from 'react';
import './content-facts.css';

/** Fields in two columns, on phones in one; what is `wide` takes both. */
export function ContentFacts({ children }: { children: ReactNode }) {
  return <div className="content-facts">{children}</div>;
}
