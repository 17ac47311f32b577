import { FailedRows } from '#client/ui/rows/failed-rows.tsx';
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
  return <FailedRows failed={failed} titleOf={({ title }) => String(title)} />;
}
