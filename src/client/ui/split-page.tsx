import type { ReactNode } from 'react';
import { localTimeZone, useToday } from '#client/words/dates.ts';
import { Wordmark } from '#client/ui/marks/glyphs.tsx';
import type { Segment } from '#client/ui/progress/segments.ts';
import '#client/ui/marks/slate.css';
import './split-page.css';

interface SplitPageProps {
  clap: readonly Segment[];
  /** What the slate says; it repeats or decorates, so screen readers pass it by. */
  slate: ReactNode;
  /** Opposite the mark. */
  corner?: ReactNode;
  timeZone?: string;
  children: ReactNode;
}

/** A form on paper with the slate beside it, for whoever is not in the app yet. */
export function SplitPage({
  clap,
  slate,
  corner,
  timeZone = localTimeZone(),
  children,
}: SplitPageProps) {
  const day = useToday(timeZone);
  return (
    <div className="split">
      <main id="main" className="split-left stack" tabIndex={-1}>
        <header className="split-head row gap-16 spread">
          {/* A full load: the front page is the server's. */}
          <a href="/" className="split-mark" aria-label="Dayslate, to the front page">
            <Wordmark />
          </a>
          {corner}
        </header>
        <div className="split-form">{children}</div>
        <footer className="xs faint">© 2025 Dayslate. Your data stays on this server.</footer>
      </main>
      <div className="split-right stack" aria-hidden="true">
        <div className="clap">
          {clap.map((segment, index) => (
            <i key={index} className={segment} />
          ))}
        </div>
        <div className="split-board">{slate}</div>
        <p className="split-date sm">{longDate(day)}</p>
      </div>
    </div>
  );
}

function longDate(day: string): string {
  return Temporal.PlainDate.from(day).toLocaleString('en-US', { dateStyle: 'full' });
}
