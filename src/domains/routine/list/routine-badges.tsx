import { CircleAlert, Flame, Lock, Pill, Users } from 'lucide-react';
import { Tape } from '#client/ui/marks/tape.tsx';
import type { ItemRecord } from '#domains/routine/history/rules.ts';
import type { RoutineItem } from '#domains/routine/schema.ts';
import { useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import { frequencyLabels } from './choices.ts';
import './routine-badges.css';

/** What kind of item it is: critical, a medicine with its dosage, a tiny habit. */
export function RoutineBadges({ item }: { item: RoutineItem }) {
  return (
    <>
      {item.isCritical ? (
        <Tape color="red" icon={<CircleAlert aria-hidden="true" />}>
          Critical
        </Tape>
      ) : null}
      {item.isMedicine ? (
        <Tape tone="plain" icon={<Pill aria-hidden="true" />} className="routine-dosage">
          <span className="sr">Medicine{item.dosage ? ', ' : ''}</span>
          {item.dosage ? <span className="trunc">{item.dosage}</span> : null}
        </Tape>
      ) : null}
      {item.isTinyHabit ? <Tape color="teal">Tiny habit</Tape> : null}
    </>
  );
}

/** For whom an item is, where there are others to see it; of a medicine the form says it. */
export function RoutineFor({ item }: { item: RoutineItem }) {
  const hasOthers = (useCurrentWorkspace()?.memberCount ?? 1) > 1;
  if (!hasOthers) return null;
  const isMine = item.isForMe || item.isMedicine;
  const Icon = isMine ? Lock : Users;
  const label = isMine ? 'Only me' : 'Everybody';
  return (
    <span
      className="routine-for inline gap-4 faint fixed-size"
      title={isMine ? 'Nobody else sees it' : 'For everybody here'}
    >
      <Icon aria-hidden="true" />
      {label}
    </span>
  );
}

/** How often an item is due, unless it is every day. */
export function RoutineFrequency({ item, isShort }: { item: RoutineItem; isShort: boolean }) {
  // On a phone the heading 'When needed' says it.
  if (item.frequency === 'daily' || (isShort && item.frequency === 'as-needed')) return null;
  const label = frequencyLabels[item.frequency];
  // 'Most days (4+ per week)' has no room on a phone.
  return (
    <span className="routine-frequency xs faint">
      {isShort ? label.replace(/ \(.*/, '') : label}
    </span>
  );
}

/** How many days, or weeks, in a row it was done; nothing before the first. */
export function Streak({ streak: count, streakUnit }: Pick<ItemRecord, 'streak' | 'streakUnit'>) {
  return (
    <span className="routine-streak inline faint num">
      {count > 0 ? (
        <>
          <Flame aria-hidden="true" />
          {count}
          <span className="sr"> {count === 1 ? streakUnit.slice(0, -1) : streakUnit} in a row</span>
        </>
      ) : null}
    </span>
  );
}
