import type { StreamState } from './feed-source.ts';
import type { Cursor } from '#shared/contracts/pages.ts';
import { nilId } from '#shared/ids.ts';

/** A reader this far behind gets `reload`: sending so much is slower than reading the lists. */
const maxBacklog = 5_000;

interface Start extends Cursor {
  /** What this reader knows cannot be continued. */
  isReload: boolean;
}

/** Where a reader of a stream begins: where its cursor ends if that can be continued, else now. */
export function startOf(
  stream: string,
  known: StreamState | undefined,
  cursor: Cursor | undefined,
): Start {
  const { epoch, seq, oldest } = known ?? { epoch: nilId, seq: 0, oldest: 1 };
  if (!cursor) return { stream, epoch, seq, isReload: false };
  const goesOn =
    cursor.epoch === epoch &&
    cursor.seq + 1 >= oldest &&
    cursor.seq <= seq &&
    seq - cursor.seq <= maxBacklog;
  return { stream, epoch, seq: goesOn ? cursor.seq : seq, isReload: !goesOn };
}
