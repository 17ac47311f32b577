import { CircleAlert, RotateCw, X } from 'lucide-react';
import { Button, IconButton } from '#client/ui/button.tsx';
import { tasks } from '#domains/tasks/data.ts';
import './failed-tasks.css';

/** New tasks of this day that the server refused: kept in sight until they are saved or let go. */
export function FailedTasks({ date }: { date: string }) {
  const failed = tasks
    .useFailures()
    .filter(({ operation, values }) => operation === 'create' && values['plannedOn'] === date);
  if (failed.length === 0) return null;
  return (
    <ul className="failed-tasks" aria-label="Not saved">
      {failed.map(({ id, values, message, retry, dismiss }) => (
        <li key={id}>
          <CircleAlert aria-hidden="true" />
          <span className="grow">
            <span className="failed-title">{String(values['title'])}</span>
            <span className="failed-why">Not saved: {message}</span>
          </span>
          <Button size="sm" icon={<RotateCw />} onClick={retry}>
            Retry
          </Button>
          <IconButton size="sm" label="Discard" icon={<X />} onClick={dismiss} />
        </li>
      ))}
    </ul>
  );
}
