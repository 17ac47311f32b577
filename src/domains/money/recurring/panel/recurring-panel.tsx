import { MoreHorizontal } from 'lucide-react';
import { RecordPanel } from '#client/record/record-panel.tsx';
import { RecordTitle } from '#client/record/record-title.tsx';
import { bySchema } from '#client/record/saved-text.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import { formatMoney } from '#client/words/format-money.ts';
import { cadenceText } from '#domains/money/recurring/cadence/cadence-text.ts';
import { recurringExpenses } from '#domains/money/recurring/data.ts';
import { goingAmount, openOccurrences } from '#domains/money/recurring/rules.ts';
import { type RecurringExpense, recurringExpense } from '#domains/money/recurring/schema.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { useDaySettings } from '#domains/tasks/day/day-settings.ts';
import { changeRecurring, payNext, skipNext } from './recurring-actions.ts';
import { RecurringFields } from './recurring-fields.tsx';
import { recurringItems } from './recurring-items.tsx';
import { standText } from './stand-text.ts';
import { RecurringExpensesPosted } from './posted-expenses.tsx';

const readTitle = bySchema(recurringExpense.shape.title);

interface RecurringPanelProps {
  recurringId: string;
  open: boolean;
  onClose: () => void;
  onWalk: (id: string) => void;
}

/** Everything about one recurring expense, and the expenses that came of it. */
export function RecurringPanel({ recurringId, open, onClose, onWalk }: RecurringPanelProps) {
  const row = recurringExpenses.useRows(rowsById).get(recurringId);
  const settings = useDaySettings();
  const canEdit = useCan('edit');
  return (
    <RecordPanel
      open={open}
      onClose={onClose}
      onWalk={onWalk}
      id={recurringId}
      title={row?.title ?? 'Recurring expense'}
      deeds={
        row && canEdit ? (
          <Menu
            label={`More for ${row.title}`}
            align="end"
            trigger={<IconButton label="More" icon={<MoreHorizontal />} />}
            items={recurringItems(row, settings.today, onClose)}
          />
        ) : null
      }
      footer={row && canEdit ? <NextDeeds row={row} /> : null}
    >
      {row ? (
        <>
          {canEdit ? null : <ReadOnlyNote className="xs faint" />}
          <RecordTitle
            label="Name"
            value={row.title}
            canEdit={canEdit}
            read={readTitle}
            onSave={(title) => changeRecurring(row, { title })}
          >
            <span className="num">
              {[
                `${row.amountType === 'variable' ? '≈ ' : ''}${formatMoney(goingAmount(row, settings.today), row.currency)}`,
                cadenceText(row, settings),
                standText(row, settings),
              ].join(' · ')}
            </span>
          </RecordTitle>
          <RecurringFields row={row} canEdit={canEdit} settings={settings} />
          <RecurringExpensesPosted row={row} settings={settings} />
        </>
      ) : (
        <p className="muted">This recurring expense no longer exists.</p>
      )}
    </RecordPanel>
  );
}

function NextDeeds({ row }: { row: RecurringExpense }) {
  if (openOccurrences(row, { count: 1 }).length === 0) return null;
  return (
    <span className="row gap-8 end">
      <Button variant="ghost" onClick={() => skipNext(row)}>
        Skip this one
      </Button>
      <Button variant="primary" onClick={() => payNext(row)}>
        Paid
      </Button>
    </span>
  );
}
