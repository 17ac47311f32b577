import { useUnsyncedIds } from '#client/sync/reading/unsynced.ts';
import { shots as collection } from '#domains/shoots/shots/data.ts';
import { ShotRow } from '#domains/shoots/shots/list/shot-row.tsx';
import type { Shot } from '#domains/shoots/shots/schema.ts';

interface DayShotsProps {
  shots: readonly Shot[];
  /** The number of the first one. */
  first: number;
  /** Shots move within one part. */
  part: string;
  canEdit: boolean;
}

/** The shots of one part of a day. */
export function DayShots({ shots, first, part, canEdit }: DayShotsProps) {
  const failures = collection.useFailures();
  const unsynced = useUnsyncedIds();
  if (shots.length === 0) return null;
  return (
    <ol className="trip-day-shots">
      {shots.map((shot, at) => (
        <ShotRow
          key={shot.id}
          shot={shot}
          number={first + at}
          siblings={shots}
          part={part}
          purpose={null}
          canEdit={canEdit}
          isUnsynced={unsynced.has(shot.id)}
          failure={failures.find(({ id }) => id === shot.id)}
        />
      ))}
    </ol>
  );
}
