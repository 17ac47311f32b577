import { FailedRows } from '#client/ui/rows/failed-rows.tsx';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { categories } from '#domains/tasks/categories/data.ts';
import { inOrder } from '#domains/tasks/categories/rules.ts';
import { tasks } from '#domains/tasks/data.ts';
import { linkFields } from '#domains/tasks/linking/schema.ts';

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

function FailedList({ failed }: { failed: readonly FailedWrite[] }) {
  const known = categories.useRows(inOrder);
  const [first] = known;
  const offered = failed.map((one) => {
    const { categoryId } = one.values;
    if (!first || known.some(({ id }) => id === categoryId)) return one;
    return {
      ...one,
      message: `its category was deleted. Retry puts it into ${first.name}.`,
      retry: () => {
        one.dismiss();
        // What was refused is the body of such a request.
        const values = one.values as Parameters<typeof tasks.create>[0];
        void tasks.create({ ...values, categoryId: first.id });
      },
    };
  });
  return <FailedRows failed={offered} titleOf={({ title }) => String(title)} />;
}
