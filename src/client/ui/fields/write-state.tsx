import { CloudOff, RotateCw } from 'lucide-react';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import './write-state.css';

/** Whether the server has the latest of a row: silence if it has. */
export function WriteState({
  isUnsynced,
  failure,
  className,
}: {
  isUnsynced: boolean;
  failure: FailedWrite | undefined;
  className?: string;
}) {
  if (failure) {
    return (
      <span
        className={classNames(
          'write-state is-failed inline gap-8 xs one-line late fixed-size',
          className,
        )}
        title={failure.message}
      >
        Not saved
        <Button size="sm" icon={<RotateCw />} onClick={failure.retry}>
          Retry
        </Button>
      </span>
    );
  }
  if (!isUnsynced) return null;
  return (
    <span className={classNames('inline gap-4 icon-13 xs one-line faint fixed-size', className)}>
      <CloudOff aria-hidden="true" />
      Not synced
    </span>
  );
}
