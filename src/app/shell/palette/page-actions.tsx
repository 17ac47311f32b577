import { Plus } from 'lucide-react';
import { type PageAction, useOfferedActions } from '#client/page/shortcuts.tsx';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';

/** What N means where the page has no action of its own. */
const newTask: PageAction = { label: 'New task', icon: <Plus />, onSelect: () => openTaskDialog() };

/** What the one primary button does on this page; pages say so with `usePageActions`. */
export function usePrimaryAction(): PageAction {
  return useOfferedActions().primary ?? newTask;
}
