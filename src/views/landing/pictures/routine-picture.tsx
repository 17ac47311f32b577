import { RoutineProgress } from '#domains/routine/page/routine-progress.tsx';
import { RoutineRow } from '#domains/routine/list/routine-row.tsx';
import { type RoutineItem, routineItemFields } from '#domains/routine/schema.ts';
import { nothing, sampled, sampleDay } from './sample-record.ts';

const own = { startsOn: '2025-06-01', isForMe: true };
const lines: { item: RoutineItem; isDone: boolean; streak: number }[] = [
  {
    item: sampled(routineItemFields, {
      ...{ ...own, title: 'Step outside', sortOrder: 0, isTinyHabit: true },
    }),
    isDone: true,
    streak: 12,
  },
  {
    item: sampled(routineItemFields, {
      ...{ ...own, title: 'Allergy tablet', sortOrder: 1, isMedicine: true, dosage: '10 mg' },
    }),
    isDone: true,
    streak: 31,
  },
  {
    item: sampled(routineItemFields, { ...own, title: 'Back up today’s footage', sortOrder: 2 }),
    isDone: false,
    streak: 4,
  },
  {
    item: sampled(routineItemFields, {
      ...{ ...own, title: 'Read one page', sortOrder: 3, isTinyHabit: true },
    }),
    isDone: false,
    streak: 9,
  },
];

const day = { done: 7, total: 12, percent: 58 };
const actions = {
  complete: nothing,
  undo: nothing,
  skip: nothing,
  logYesterday: nothing,
  edit: nothing,
  remove: nothing,
  pause: nothing,
  resume: nothing,
  note: nothing,
  letGo: nothing,
  place: nothing,
  drop: nothing,
};

/** A day of the routine that counts although not all of it is done. */
export function RoutinePicture() {
  return (
    <>
      <RoutineProgress
        day={{ ...day, sections: [], whenNeeded: [], resting: [], offered: [] }}
        date={sampleDay}
        isToday
        isReady
        text="7 of 12 completed today"
      />
      <ul>
        {lines.map(({ item, isDone, streak }) => (
          <RoutineRow
            key={item.id}
            line={{
              ...{ item, completion: undefined, isCompletedToday: isDone, isSkipped: false },
              pauses: [],
            }}
            record={{
              ...{ states: [], streak, longestStreak: streak, streakUnit: 'days' as const },
              ...{ score: 0, lastCompletedDate: null },
            }}
            isPaused={false}
            isToday
            wasDoneYesterday
            canEdit
            isActive={false}
            isJustDone={false}
            isReordering={false}
            isUnsynced={false}
            isPhone={false}
            isShared={false}
            failure={undefined}
            actions={actions}
          />
        ))}
      </ul>
    </>
  );
}
