import {
  Check,
  CircleStop,
  Copy,
  ListChecks,
  Pause,
  Play,
  SkipForward,
  Trash2,
} from 'lucide-react';
import type { MenuProps } from '#client/ui/menus/menu.tsx';
import { dueOccurrences, openOccurrences, stateOn } from '#domains/money/recurring/rules.ts';
import type { RecurringExpense } from '#domains/money/recurring/schema.ts';
import { askSettle } from '#domains/money/recurring/settling/settle-host.tsx';
import { deleteRecurring, duplicateRecurring, end, resume, skipNext } from './recurring-actions.ts';
import { openRecurring } from './recurring-panel-host.tsx';

/** What can be done with one recurring expense, in the list and in its panel. */
export function recurringItems(
  row: RecurringExpense,
  today: string,
  onGone?: () => void,
): MenuProps['items'] {
  const { id } = row;
  const state = stateOn(row, today);
  const hasNext = openOccurrences(row, { count: 1 }).length > 0;
  const isLate = dueOccurrences(row, today, 2).length > 1;
  return [
    ...(hasNext
      ? [
          {
            label: 'Paid, with amount and day',
            icon: <Check />,
            onSelect: () => askSettle({ kind: 'paid', id }),
          },
          { label: 'Skip this one', icon: <SkipForward />, onSelect: () => skipNext(row) },
        ]
      : []),
    ...(isLate
      ? [
          {
            label: 'Post late ones',
            icon: <ListChecks />,
            onSelect: () => askSettle({ kind: 'late', id }),
          },
        ]
      : []),
    ...(hasNext || isLate ? ['separator' as const] : []),
    state === 'active'
      ? { label: 'Pause', icon: <Pause />, onSelect: () => askSettle({ kind: 'pause', id }) }
      : { label: 'Resume', icon: <Play />, onSelect: () => resume(row, today) },
    ...(state === 'ended'
      ? []
      : [{ label: 'End', icon: <CircleStop />, onSelect: () => end(row, today) }]),
    {
      label: 'Duplicate',
      icon: <Copy />,
      onSelect: () => openRecurring({ recurringId: duplicateRecurring(row, today) }),
    },
    'separator' as const,
    {
      label: 'Delete',
      icon: <Trash2 />,
      danger: true,
      onSelect: () => {
        deleteRecurring(row);
        onGone?.();
      },
    },
  ];
}
