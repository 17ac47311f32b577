import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ApiError, NetworkError } from '#client/sync/api.ts';
import { mayReadAnew, readAnew } from '#client/sync/kept/persistence.ts';
import { Button } from '#client/ui/button.tsx';
import { SlateGlyph } from '#client/ui/marks/glyphs.tsx';
import { isMissingPart, reloadOnce } from '#app/shell/reload-once.ts';
import './error-page.css';

/** A page that broke: what happened, and the way back in. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  function tryAgain() {
    reset();
    void router.invalidate();
  }
  return <ErrorView error={error} onRetry={tryAgain} />;
}

/** The same, for errors outside of all pages. */
export function ErrorView({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const [reference] = useState(() => referenceOf(error));
  const [isReloading] = useState(() => isMissingPart(error) && reloadOnce());
  const [isMending, setMending] = useState(mayReadAnew);
  useEffect(() => {
    if (!isMending) return;
    void readAnew().then(() => {
      setMending(false);
      onRetry();
    });
  }, [isMending, onRetry]);
  useEffect(() => {
    // oxlint-disable-next-line no-console -- Whoever is asked for help finds the cause by the reference shown.
    console.error(`Reference ${reference}`, error);
  }, [error, reference]);
  if (isReloading || isMending) return null;
  return (
    <div className="error-page stack gap-4" role="alert">
      <SlateGlyph kind="error" />
      <h1>Something went wrong</h1>
      <p>
        {sentenceOf(error)} <span className="one-line">Reference {reference}.</span>
      </p>
      <Button variant="primary" icon={<RefreshCw />} onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}

function sentenceOf(error: unknown): string {
  if (error instanceof ApiError || error instanceof NetworkError) return withStop(error.message);
  if (isMissingPart(error)) return 'A part of the app could not be loaded.';
  // Other messages are the machine's own and help nobody.
  return 'This page could not be shown. What you saved is safe.';
}

function withStop(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

function referenceOf(error: unknown): string {
  const given = error instanceof ApiError ? error.reference : undefined;
  return given ?? crypto.randomUUID().slice(0, 8);
}
