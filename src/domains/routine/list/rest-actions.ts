import { countText } from '#client/sync/change-many.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { routineItems } from '#domains/routine/data.ts';
import { isPausedOn } from '#domains/routine/rules.ts';
import { maxPauses, type Pause, type RoutineItem } from '#domains/routine/schema.ts';
import { routineTakings, take, takeAgain, takingsByItem } from '#domains/routine/takings/data.ts';

/** Whom an item rests for. */
export type RestsFor = 'me' | 'everybody';

/** Lets items rest until a day, instead of what they rest for now. */
export function pauseItems(items: readonly RoutineItem[], pause: Pause, restsFor: RestsFor): void {
  const next: Next = (pauses) => [...ended(pauses, pause.from), pause].slice(-maxPauses);
  const { written, undo } =
    restsFor === 'everybody' ? restForAll(items, next) : restForMe(items, next, pause.from);
  tellDone(countText(items.length, 'item', 'paused'), written, undo);
}

/** Items that rest, for oneself or for everybody, are due again from today on. */
export function resumeItems(items: readonly RoutineItem[], today: string): void {
  const own = routineTakings.read(takingsByItem);
  const next: Next = (pauses) => ended(pauses, today);
  const isOwnPaused = ({ id }: RoutineItem) =>
    isPausedOn({ pauses: own.get(id)?.pauses ?? [] }, today);
  const rests = [
    restForAll(
      items.filter((item) => isPausedOn(item, today)),
      next,
    ),
    restForMe(items.filter(isOwnPaused), next, today),
  ];
  tellDone(
    countText(items.length, 'item', 'due again'),
    rests.flatMap(({ written }) => written),
    () => rests.forEach(({ undo }) => undo()),
  );
}

type Next = (pauses: readonly Pause[]) => Pause[];
interface Rest {
  written: Promise<{ ok: boolean }>[];
  undo: () => unknown;
}

function restForAll(items: readonly RoutineItem[], next: Next): Rest {
  const put = (pausesOf: (item: RoutineItem) => Pause[]) =>
    items.map((item) => routineItems.update(item.id, { pauses: pausesOf(item) }));
  return {
    written: put(({ pauses }) => next(pauses)),
    undo: () => put(({ pauses }) => pauses),
  };
}

function restForMe(items: readonly RoutineItem[], next: Next, today: string): Rest {
  const before = routineTakings.read(takingsByItem);
  const written = items.map(({ id }) => {
    const { takenOn, pauses } = before.get(id) ?? { takenOn: today, pauses: [] };
    return take(id, { takenOn, isLetGo: false, pauses: next(pauses) });
  });
  return { written, undo: () => items.map(({ id }) => takeAgain(id, before.get(id))) };
}

/** The pauses of an item when the present one ends today: days that it rested stay days off. */
function ended(pauses: readonly Pause[], today: string): Pause[] {
  return pauses.flatMap(({ from, until }) => {
    if (until <= today) return [{ from, until }];
    return from < today ? [{ from, until: today }] : [];
  });
}
