import type { ReactNode } from 'react';
import './day-figure.css';

/** The number of a day, wherever it heads one. */
export function DayFigure({ children }: { children: ReactNode }) {
  return <b className="day-figure">{children}</b>;
}
