import { FailedRows } from '#client/ui/failed-rows.tsx';
import { tasks } from '#domains/tasks/data.ts';

/** New tasks, of this day if one is given, that the server refused. */
export function FailedTasks({ date }: { date?: string }) {
  const failed = tasks
    .useFailures()
    .filter(
      ({ operation, values }) =>
        operation === 'create' && (date === undefined || values['plannedOn'] === date),
    );
  return <FailedRows failed={failed} titleOf={({ title }) => String(title)} />;
}
