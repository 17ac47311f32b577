import { Button } from '#client/ui/button.tsx';
import { Check } from '#client/ui/choices/check.tsx';
import { FormError } from '#client/ui/fields/field.tsx';
import { TotalText } from '#client/ui/marks/total-text.tsx';
import type { More } from '#client/sync/reading/use-more.ts';
import { useOnline } from '#client/sync/live/online.ts';
import { countText } from '#client/words/count-text.ts';
import { totalIn } from '#shared/money.ts';
import { useBaseCurrency } from '#domains/people/workspaces/data.ts';
import type {
  ImportSettings,
  ImportTable,
} from '#domains/money/expenses/import/reading/import-settings.ts';
import type { ReadLine } from '#domains/money/expenses/import/reading/read-lines.ts';
import { useSendImport } from './use-send-import.ts';

interface ImportFootProps {
  fileName: string;
  table: ImportTable;
  settings: ImportSettings;
  /** What is ticked. */
  lines: readonly ReadLine[];
  wrongCount: number;
  leavesWrong: boolean;
  onLeaveWrong: (leavesWrong: boolean) => void;
  lastDay: string;
  nameOf: (line: ReadLine) => string | null;
  /** Whether all is read that these rows are compared with. */
  known: More;
}

const noRate = { rate: null, rateCurrency: null };

/** What an import amounts to, and the press that does it. */
export function ImportFoot(props: ImportFootProps) {
  const { lines, wrongCount, leavesWrong, onLeaveWrong, known } = props;
  const base = useBaseCurrency();
  const isOnline = useOnline();
  const { send, share, error } = useSendImport(props);
  const total = totalIn(
    base,
    lines.map((line) => ({ ...line, ...noRate })),
  );
  const isReady =
    lines.length > 0 && isOnline && known.status === 'ready' && (wrongCount === 0 || leavesWrong);
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
              <b>{countText(lines.length, 'expense')}</b>
              {lines.length > 0 ? (
                <>
                  {total.amountMinor === 0 ? ' ' : ', '}
                  <TotalText total={total} base={base} />
                </>
              ) : null}
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
          onClick={() => void send()}
        >
          {lines.length > 0 ? `Import ${countText(lines.length, 'expense')}` : 'Import'}
        </Button>
      </div>
    </div>
  );
}
