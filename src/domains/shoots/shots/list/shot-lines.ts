import {
  byPriority,
  byScene,
  dayOfShot,
  noScene,
  progressOf,
} from '#domains/shoots/shots/rules.ts';
import type { Shot } from '#domains/shoots/shots/schema.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';

/** How the list is cut into parts. */
export type ShotOrder = 'scene' | 'priority';

/** A line of the list: the head of a part, or a shot in it. */
export type ShotLine =
  | { head: string; key: string; note: string }
  | { shot: Shot; number: number; siblings: readonly Shot[]; part: string };

const headOf: Record<string, string> = { must: 'Must have', nice: 'Nice to have' };

/** The lines of the list, part by part. */
export function shotLines(shots: readonly Shot[], order: ShotOrder): ShotLine[] {
  const groups = order === 'scene' ? byScene(shots) : byPriority(shots);
  let number = 0;
  return groups.flatMap(({ key, shots: inside }): ShotLine[] => {
    const { done, of } = progressOf(inside);
    const head =
      order === 'priority' ? (headOf[key] ?? key) : key === noScene ? 'No place yet' : key;
    return [
      { head, key: `head ${key}`, note: `${done} of ${of}` },
      ...inside.map((shot) => {
        number += 1;
        return { shot, number, siblings: inside, part: key };
      }),
    ];
  });
}

/** The shots of one day, or all of them. */
export function shotsOn(
  shots: readonly Shot[],
  items: ReadonlyMap<string, { scheduledOn: string }>,
  { day, trip }: { day: string | null; trip: Trip },
): readonly Shot[] {
  return day === null ? shots : shots.filter((shot) => dayOfShot(shot, items, trip) === day);
}
