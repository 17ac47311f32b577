import { ListChecks } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { Monogram } from '#client/ui/marks/avatar.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { countText } from '#client/words/count-text.ts';
import { type DayFormats, formatShortDate } from '#client/words/format-dates.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { payNext, skipNext } from '#domains/money/recurring/panel/recurring-actions.ts';
import { openRecurring } from '#domains/money/recurring/panel/recurring-panel-host.tsx';
import { distanceText } from '#domains/money/recurring/panel/stand-text.ts';
import { maxAtOnce } from '#domains/money/recurring/schema.ts';
import { askSettle } from '#domains/money/recurring/settling/settle-host.tsx';
import type { RecurringLine } from './recurring-lines.ts';
import './due-now.css';

interface DueNowProps {
  lines: readonly RecurringLine[];
  settings: DayFormats;
  canEdit: boolean;
}

/** What is to be paid today or was before: paid, or skipped. */
export function DueNow({ lines, settings, canEdit }: DueNowProps) {
  const due = lines
    .filter((line) => line.due.length > 0)
    .toSorted((one, other) => (one.nextOn ?? '').localeCompare(other.nextOn ?? ''));
  if (due.length === 0) return null;
  return (
    <section className="due-now" aria-labelledby="due-now">
      <SectionHead id="due-now" title="Due now" note={countText(due.length, 'bill')} />
      <ul className="lines">
        {due.map((line) => (
          <DueLine key={line.id} line={line} settings={settings} canEdit={canEdit} />
        ))}
      </ul>
    </section>
  );
}

function DueLine({
  line,
  settings,
  canEdit,
}: Omit<DueNowProps, 'lines'> & { line: RecurringLine }) {
  const { row, due, category } = line;
  const [next] = due;
  if (!next) return null;
  const { today } = settings;
  const more = due.length > maxAtOnce ? `${maxAtOnce} or more` : String(due.length - 1);
  return (
    <li className="due-line">
      <Monogram size="sm" name={row.title} color={category?.color} />
      <span className="stack may-shrink">
        <button
          type="button"
          className="trunc start opens strong"
          dir="auto"
          onClick={() => openRecurring({ recurringId: row.id })}
        >
          {row.title}
        </button>
        <small className={classNames('xs num', next.dueOn < today ? 'late' : 'warn')}>
          {`${formatShortDate(next.dueOn, settings)}, ${distanceText(next.dueOn, today)}`}
          {due.length > 1 ? `, and ${more} more` : ''}
        </small>
      </span>
      <span className="due-amount num strong">
        {row.amountType === 'variable' ? '≈ ' : ''}
        {formatMoney(next.amountMinor, row.currency)}
      </span>
      {canEdit ? (
        <span className="due-deeds row gap-6">
          {due.length > 1 ? (
            <Button
              size="sm"
              variant="ghost"
              icon={<ListChecks />}
              onClick={() => askSettle({ kind: 'late', id: row.id })}
            >
              Post late ones
            </Button>
          ) : null}
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Skip ${row.title} this time`}
            onClick={() => skipNext(row)}
          >
            Skip
          </Button>
          <Button size="sm" aria-label={`${row.title} is paid`} onClick={() => payNext(row)}>
            Paid
          </Button>
        </span>
      ) : null}
    </li>
  );
}
