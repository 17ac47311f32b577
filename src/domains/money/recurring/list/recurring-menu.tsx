import { MoreHorizontal } from 'lucide-react';
import { IconButton } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { recurringItems } from '#domains/money/recurring/panel/recurring-items.tsx';
import type { RecurringExpense } from '#domains/money/recurring/schema.ts';

/** What can be done with one recurring expense. */
export function RecurringMenu({ row, today }: { row: RecurringExpense; today: string }) {
  return (
    <Menu
      label={`More for ${row.title}`}
      align="end"
      trigger={<IconButton size="sm" label={`More for ${row.title}`} icon={<MoreHorizontal />} />}
      items={recurringItems(row, today)}
    />
  );
}
