import type {
  collectionHooks,
  FailedWrite,
  Status,
} from '#client/sync/reading/collection-hooks.ts';

type Collection = Pick<ReturnType<typeof collectionHooks>, 'useStatus' | 'useFailures' | 'retry'>;

/** Where the rows of a list come from. */
export interface ListSource {
  status: Status;
  retry: () => void;
  /** New rows that were refused, and what of them is shown. */
  failed?: readonly FailedWrite[];
  failedTitle?: (values: FailedWrite['values']) => string;
}

/** A list of one collection, whose rows are called by one of their fields. */
export function useListSource(
  { useStatus, useFailures, retry }: Collection,
  title: string,
): ListSource & { failures: readonly FailedWrite[] } {
  const status = useStatus();
  const failures = useFailures();
  return {
    status,
    retry,
    failures,
    failed: failures.filter(({ operation }) => operation === 'create'),
    failedTitle: (values) => String(values[title]),
  };
}
