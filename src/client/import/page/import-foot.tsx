import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Check } from '#client/ui/choices/check.tsx';
import { FormError } from '#client/ui/fields/field.tsx';
import type { More } from '#client/sync/reading/use-more.ts';
import { useOnline } from '#client/sync/live/online.ts';
import { countText } from '#client/words/count-text.ts';
import type { useSendImport } from './use-send-import.ts';

interface ImportFootProps {
  /** How much is ticked, and what one of it is called. */
  count: number;
  noun: string;
  /** What it amounts to, beside the count. */
  summary?: ReactNode;
  wrongCount: number;
  leavesWrong: boolean;
  onLeaveWrong: (leavesWrong: boolean) => void;
  /** Whether all is read that these rows are compared with. */
  known: More;
  sending: ReturnType<typeof useSendImport>;
}

/** What an import amounts to, and the press that does it. */
export function ImportFoot(props: ImportFootProps) {
  const { count, noun, summary, wrongCount, leavesWrong, onLeaveWrong, known } = props;
  const { send, share, error } = props.sending;
  const isOnline = useOnline();
  const isReady =
    count > 0 && isOnline && known.status === 'ready' && (wrongCount === 0 || leavesWrong);
  const reason = !isOnline
    ? 'An import needs a connection.'
    : known.status === 'loading'
      ? 'Looking for duplicates…'
      : null;
  return (
    <div className="import-foot stack gap-8">
      <FormError>{error}</FormError>
      <div className="row wraps gap-16">
        <output className="grow">
          {share === undefined ? (
            <>
              <b>{countText(count, noun)}</b>
              {count > 0 ? summary : null}
              {reason ? <span className="faint sm block">{reason}</span> : null}
            </>
          ) : (
            <span className="row sm">
              <progress
                className="import-progress"
                max={1}
                value={share}
                aria-label="Sending the rows"
              />
              {share < 1 ? `Sending, ${Math.round(share * 100)}%` : 'Storing…'}
            </span>
          )}
        </output>
        {wrongCount > 0 ? (
          <label className="row">
            <Check
              square
              label={`Leave out ${countText(wrongCount, 'row')} that cannot be read`}
              checked={leavesWrong}
              onChange={onLeaveWrong}
            />
            <span className="sm">{`Leave out ${countText(wrongCount, 'row')} that cannot be read`}</span>
          </label>
        ) : null}
        {known.status === 'error' ? (
          <Button onClick={known.retry}>Look for duplicates again</Button>
        ) : null}
        <Button
          variant="primary"
          className="import-send"
          disabled={!isReady}
          busy={share !== undefined}
          onClick={send}
        >
          {count > 0 ? `Import ${countText(count, noun)}` : 'Import'}
        </Button>
      </div>
    </div>
  );
}
