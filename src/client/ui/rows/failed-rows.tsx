import { CircleAlert, RotateCw, X } from 'lucide-react';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import './failed-rows.css';

interface FailedRowsProps {
  failed: readonly FailedWrite[];
  /** What was typed, in short. */
  titleOf: (values: FailedWrite['values']) => string;
}

/** New rows that the server refused: kept in sight until they are saved or let go. */
export function FailedRows({ failed, titleOf }: FailedRowsProps) {
  if (failed.length === 0) return null;
  return (
    <ul className="failed-rows" aria-label="Not saved">
      {failed.map(({ id, values, message, retry, dismiss }) => (
        <li key={id}>
          <CircleAlert aria-hidden="true" />
          <span className="grow">
            <span className="block anywhere">{titleOf(values)}</span>
            <span className="xs block late">Not saved: {message}</span>
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
