import { ApiError } from '#client/sync/api.ts';
import type { FailureReport } from '#client/sync/query-client.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';

const sameWithinMs = 2_000;
const gathered = new Map<string, (() => void)[]>();

/** Several things that fail at once say the same sentence once, and are tried again together. */
export function tellFailure({ text, error, retry }: FailureReport): void {
  const known = gathered.get(text);
  if (known) return void known.push(retry);
  const retries = [retry];
  gathered.set(text, retries);
  const forget = () => {
    if (gathered.get(text) === retries) gathered.delete(text);
  };
  setTimeout(forget, sameWithinMs);
  // What was refused as it is would be refused again.
  const isHopeless = error instanceof ApiError && error.code === 'invalid';
  const tryAgain = {
    label: 'Retry',
    onPress: () => {
      // The toast closes: what fails again needs one of its own.
      forget();
      for (const again of retries) again();
    },
  };
  toast.error(text, isHopeless ? {} : { action: tryAgain });
}
