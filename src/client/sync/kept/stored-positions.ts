import type { Cursor } from '#shared/contracts/pages.ts';
import { isCursor, isNumber, isObject, type StoredQuery } from './stored-shapes.ts';

/**
 * How far a stream has been followed, as the browser's database keeps it: once for all lists of the
 * stream. A list that nothing has happened to need not be written for it to be known as in step.
 */
export interface StoredPosition {
  cursor: Cursor;
  /** When the feed was last known to live. */
  heardAt: number;
  /**
   * By list, the number after which nothing of it has come up to the cursor. That holds for whichever
   * copy of the list lies there, in the words of any tab, if the copy itself has come that far.
   */
  quietSince: Record<string, number>;
}

export function isStoredPosition(value: unknown): value is StoredPosition {
  return (
    isObject(value) &&
    isCursor(value['cursor']) &&
    isNumber(value['heardAt']) &&
    isObject(value['quietSince']) &&
    Object.values(value['quietSince']).every(isNumber)
  );
}

/** Up to where a stored list holds everything, and when it was last known to. */
export interface Standing {
  position: Cursor;
  inStepAt: number;
}

/**
 * Where a stored list stands: as far as its stream if nothing of it came since it was written, else
 * where it was when it was written. Undefined if it cannot go on, as after another epoch has begun.
 */
export function standingOf(
  hash: string,
  { position, updatedAt }: Pick<StoredQuery, 'position' | 'updatedAt'>,
  stream: StoredPosition | undefined,
): Standing | undefined {
  if (!position) return undefined;
  const itself = { position, inStepAt: updatedAt };
  if (!stream) return itself;
  const { cursor, heardAt, quietSince } = stream;
  if (cursor.epoch !== position.epoch) return undefined;
  const since = quietSince[hash];
  if (since === undefined || position.seq < since || position.seq > cursor.seq) return itself;
  return { position: cursor, inStepAt: Math.max(updatedAt, heardAt) };
}

/** The stream of a list; undefined of what is none. */
export function streamOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('cursor' in data)) return undefined;
  const { cursor } = data;
  if (typeof cursor !== 'object' || cursor === null || !('stream' in cursor)) return undefined;
  return String(cursor.stream);
}
