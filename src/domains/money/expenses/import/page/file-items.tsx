import { useNavigate } from '@tanstack/react-router';
import { FileArchive, FileUp, Plus } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import type { MenuProps } from '#client/ui/menus/menu.tsx';
import { askYearPack } from '#domains/money/expenses/list/ask-year-pack.ts';
import { openExpense } from '#domains/money/expenses/panel/expense-panel-host.tsx';

/** What of a list of expenses comes from files or goes into them. */
export function useFileItems(canEdit: boolean): MenuProps['items'] {
  const navigate = useNavigate();
  return [
    { group: 'Files' },
    ...(canEdit
      ? [
          {
            label: 'Import CSV…',
            icon: <FileUp />,
            onSelect: () => void navigate({ to: '/expenses/import' }),
          },
        ]
      : []),
    { label: 'Year pack…', icon: <FileArchive />, onSelect: () => askYearPack() },
  ];
}

/** How the first expenses are made. */
export function EmptyExpenses() {
  const navigate = useNavigate();
  return (
    <>
      <Button variant="primary" icon={<Plus />} onClick={() => openExpense()}>
        New expense
      </Button>
      <Button icon={<FileUp />} onClick={() => void navigate({ to: '/expenses/import' })}>
        Import CSV…
      </Button>
    </>
  );
}
