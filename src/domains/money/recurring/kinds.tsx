import { RefreshCw } from 'lucide-react';
import { recordKind, type RecordKind } from '#client/record/record-kind.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { recurringExpenses } from './data.ts';
import { openRecurring } from './panel/recurring-panel-host.tsx';

/** Recurring expenses. */
export const kinds: readonly RecordKind[] = [
  recordKind(recurringExpenses, {
    place: 111,
    label: 'Recurring expenses',
    noun: 'Recurring expense',
    icon: <RefreshCw />,
    titleOf: ({ title }) => title,
    look: ({ amountMinor, currency }) => ({ meta: formatMoney(amountMinor, currency) }),
    open: ({ id }) => openRecurring({ recurringId: id }),
  }),
];
