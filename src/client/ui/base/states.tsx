import { Copy, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { useCopying } from '#client/ui/rows/copy-text.ts';
import { SlateGlyph } from '#client/ui/marks/glyphs.tsx';
import { type GhostExample, Ghosts, type GhostShape } from './ghosts.tsx';
import { Spinner } from './spinner.tsx';
import './states.css';

export { Spinner } from './spinner.tsx';
export { useLoadingShown } from './use-loading-shown.ts';

type EmptyStateProps = {
  /** Only for what went wrong; a place that is empty shows its own shape. */
  glyph?: 'error' | 'offline';
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** What will stand here, while it never has; the action stands where the first one goes. */
  shape?: GhostShape | undefined;
  examples?: readonly GhostExample[] | undefined;
  /** 3 inside a section that has its own h2. */
  level?: 2 | 3;
};

/** Nothing here yet: one line of help and one action. */
export function EmptyState(props: EmptyStateProps) {
  const { glyph, title, children, action, shape, examples, level = 2 } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="empty">
      {glyph ? <SlateGlyph kind={glyph} /> : null}
      <Heading>{title}</Heading>
      {children ? <div className="empty-text">{children}</div> : null}
      {shape ? (
        <Ghosts shape={shape} examples={examples}>
          {action}
        </Ghosts>
      ) : action ? (
        <div className="empty-actions">{action}</div>
      ) : null}
    </div>
  );
}

type ErrorStateProps = {
  title?: string;
  message?: string;
  onRetry: () => void;
  /** What a person who helps needs to know; copied, not shown. */
  details?: string | undefined;
};

/** The page could not be filled and nothing is cached: what happened, and the way out. */
export function ErrorState({
  title = 'Query Error',
  message = 'Failed to fetch data from the server.',
  onRetry,
  details,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        glyph="error"
        title={title}
        action={
          <>
            <Button variant="primary" icon={<RefreshCw />} onClick={onRetry}>
              Try Again
            </Button>
            {details ? <CopyDetails details={details} /> : null}
          </>
        }
      >
        {message}
      </EmptyState>
    </div>
  );
}

function CopyDetails({ details }: { details: string }) {
  const { isCopied, copy } = useCopying(details, 'Details');
  return (
    <Button variant="ghost" icon={<Copy />} onClick={copy}>
      {isCopied ? 'Copied' : 'Copy details'}
    </Button>
  );
}

/** Rows as tall as those to come; invisible for the first 150 ms. */
export function SkeletonRows({ rows = 5 }: { rows?: number }) {
  return (
    <output className="skeleton">
      <span className="sr">Loading…</span>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className="skeleton-row" aria-hidden="true">
          <span className="skeleton-check" />
          <span className="skel" />
          <span className="skel end" />
        </span>
      ))}
    </output>
  );
}

interface SectionPendingProps {
  status: 'loading' | 'error';
  onRetry: () => void;
  rows?: number;
}

/** In a section whose rows are not there: they are on their way, or could not be read. */
export function SectionPending({ status, onRetry, rows = 2 }: SectionPendingProps) {
  if (status === 'loading') return <SkeletonRows rows={rows} />;
  return (
    <p className="section-pending faint">
      This could not be loaded.
      <Button size="sm" onClick={onRetry}>
        Try Again
      </Button>
    </p>
  );
}

/** A whole page that waits for one answer before anything may be shown. */
export function GuardScreen({ text }: { text: string }) {
  return (
    <output className="guard">
      <Spinner size={18} />
      {text}
    </output>
  );
}
