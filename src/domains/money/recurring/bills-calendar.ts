import { Banknote } from 'lucide-react';
import { calendarSource } from '#client/record/calendar-source.ts';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import type { CalendarEntry, CalendarPart, CalendarSource } from '#client/words/calendar.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { standingsOf } from '#shared/dated.ts';
import { recurringExpenses } from './data.ts';
import { openRecurring } from './panel/recurring-panel-host.tsx';
import { nextAmount, recurringDate } from './rules.ts';
import type { RecurringExpense } from './schema.ts';
import { askSettle } from './settling/settle-host.tsx';

/** The layer of money that goes out; it is there for those who see money. */
export const calendar: CalendarPart = { place: 51, module: 'finance', useSources: useBills };

const layer = { id: 'bills', label: 'Bills', icon: Banknote, dueLabel: 'Bills' };

function useBills(): CalendarSource[] {
  const canEdit = useCan('edit');
  const source = billSource(recurringExpenses.useRows(allRows), { canEdit });
  return useSeesMoney() ? [source] : [];
}

interface Known extends Record<string, unknown> {
  canEdit: boolean;
}

/** Recurring expenses as rows at hand have them. */
export const billSource = calendarSource<
  RecurringExpense,
  Known,
  Known & { row: RecurringExpense }
>({
  layers: [layer],
  partsOf: (row, { canEdit }) => ({ row, canEdit }),
  entriesOf: ({ row, canEdit }) =>
    standingsOf([recurringDate], row).map(({ date }) => billDue(row, date, canEdit)),
});

function billDue(row: RecurringExpense, date: string, canEdit: boolean): CalendarEntry {
  const { id, title, currency, amountType, posting } = row;
  const about = amountType === 'variable' ? '≈ ' : '';
  return {
    id,
    layerId: layer.id,
    color: undefined,
    date,
    title,
    startTime: null,
    endTime: null,
    dueTime: null,
    timeOfDay: null,
    isDone: false,
    detail: posting === 'auto' ? 'Posts itself' : 'To pay',
    value: `${about}−${formatMoney(nextAmount(row), currency)}`,
    shape: { kind: 'mark', icon: layer.icon },
    ...(canEdit ? { next: { label: 'Paid', act: () => askSettle({ kind: 'paid', id }) } } : {}),
    actions: { noun: 'bill', open: () => openRecurring({ recurringId: id }) },
  };
}
