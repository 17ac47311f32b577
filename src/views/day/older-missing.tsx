import { Button } from '#client/ui/button.tsx';

/** Completed tasks of a time long ago are read when they are looked for, which may fail. */
export function OlderMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="row muted sm">
      Completed tasks of this time could not be loaded.
      <Button size="sm" onClick={onRetry}>
        Try Again
      </Button>
    </p>
  );
}
