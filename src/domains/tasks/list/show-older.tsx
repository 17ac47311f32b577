import { Button } from '#client/ui/button.tsx';
import type { useOlderDone } from './older-done.ts';
import { numberText } from '#shared/words/number-text.ts';

/** Brings the done tasks of earlier months, some months at a time. */
export function ShowOlder({ older }: { older: ReturnType<typeof useOlderDone> }) {
  const { status, next, retry, showOlder } = older;
  if (status === 'error') return <Button onClick={retry}>Failed to load todos · Try Again</Button>;
  return (
    <Button busy={status === 'loading'} onClick={showOlder}>
      Show older ({numberText(next)})
    </Button>
  );
}
