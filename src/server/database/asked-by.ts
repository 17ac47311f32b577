import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request for which something runs, however deep; none for jobs and the like. */
export const askedBy = new AsyncLocalStorage<string>();

const namePattern = /^[\w.:-]{1,50}$/;

/** Whether an id from outside can stand in logs and statements as it is. */
export function isRequestId(text: unknown): text is string {
  return typeof text === 'string' && namePattern.test(text);
}

/** What PostgreSQL calls a transaction by, in its own log (`%a`) and in `pg_stat_activity`. */
export function applicationName(): string | undefined {
  const id = askedBy.getStore();
  return id && `dayslate ${id}`;
}
