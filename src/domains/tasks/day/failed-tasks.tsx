import { FailedRows } from '#client/ui/rows/failed-rows.tsx';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { categories } from '#domains/tasks/categories/data.ts';
import { inOrder } from '#domains/tasks/categories/rules.ts';
import { tasks } from '#domains/tasks/data.ts';
import { noLink, linkFields } from '#domains/tasks/linking/rules.ts';
import type { TaskChanges } from '#domains/tasks/schema.ts';
import { useWorkspaces } from '#domains/people/workspaces/data.ts';

interface FailedTasksProps {
  /** Only those of this day. */
  date?: string;
  /** Only those for this record. */
  recordId?: string;
}

/** New tasks that the server refused. */
export function FailedTasks({ date, recordId }: FailedTasksProps) {
  const failed = tasks
    .useFailures()
    .filter(
      ({ operation, values }) =>
        operation === 'create' &&
        (date === undefined || values['plannedOn'] === date) &&
        (recordId === undefined || linkFields.some((field) => values[field] === recordId)),
    );
  return failed.length > 0 ? <FailedList failed={failed} /> : null;
}

// What it refers to may have gone while it waited to be sent: the same again would be refused again.
function FailedList({ failed }: { failed: readonly FailedWrite[] }) {
  const known = categories.useRows(inOrder);
  const own = useWorkspaces();
  const [first] = known;
  const offered = failed.map((one) => {
    const { categoryId, linkWorkspaceId } = one.values;
    if (first && categoryId && !known.some(({ id }) => id === categoryId)) {
      const message = `its category was deleted. Retry puts it into ${first.name}.`;
      return { ...one, message, retry: () => retryWith(one, { categoryId: first.id }) };
    }
    if (linkWorkspaceId && !own.some(({ id }) => id === linkWorkspaceId)) {
      const message = 'what it is for is no longer yours to see. Retry adds the task alone.';
      return { ...one, message, retry: () => retryWith(one, noLink) };
    }
    return one;
  });
  return <FailedRows failed={offered} titleOf={({ title }) => String(title)} />;
}

function retryWith({ values, dismiss }: FailedWrite, changes: TaskChanges): void {
  dismiss();
  // What was refused is the body of such a request.
  void tasks.create({ ...(values as Parameters<typeof tasks.create>[0]), ...changes });
}
