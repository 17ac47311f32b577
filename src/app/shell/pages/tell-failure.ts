import { ApiError } from '#client/sync/api.ts';
import type { FailureReport } from '#client/sync/query-client.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import type { ErrorCode } from '#shared/errors.ts';

const sameWithinMs = 2_000;
const hopeless: ReadonlySet<ErrorCode> = new Set(['invalid', 'conflict', 'forbidden']);
const gathered = new Map<string, (() => void)[]>();

/**
 * Several things that fail at once say the same sentence once, and are tried again together. What was
 * refused for good says why.
 */
export function tellFailure({ text: failedText, error, retry }: FailureReport): void {
  const refusal = error instanceof ApiError ? error : undefined;
  const text = [failedText, reasonOf(refusal)].filter(Boolean).join('. ');
  const known = gathered.get(text);
  if (known) return void known.push(retry);
  const retries = [retry];
  gathered.set(text, retries);
  const forget = () => {
    if (gathered.get(text) === retries) gathered.delete(text);
  };
  setTimeout(forget, sameWithinMs);
  // What was refused as it is would be refused again.
  const isHopeless = refusal !== undefined && hopeless.has(refusal.code);
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

// What is invalid says so beside its field.
function reasonOf(refusal: ApiError | undefined): string | undefined {
  return refusal?.code === 'conflict' || refusal?.code === 'forbidden'
    ? refusal.message
    : undefined;
}
