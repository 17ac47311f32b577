import type { ScheduleItem } from '#domains/shoots/schedule/schema.ts';

type Written = Promise<{ ok: boolean }>;

/** What becomes of what hangs on an item as that goes, and the way back; both write at once. */
interface Left {
  leave: () => Written;
  back: () => Written;
}
/** Takes down what hangs on an item before it goes; undefined where nothing does. */
type TakeDown = (item: Pick<ScheduleItem, 'id' | 'scheduledOn'>) => Left | undefined;

const parts: TakeDown[] = [];

/** Lets something outlive the items that it hangs on: a later domain says it in a `*-host.tsx`. */
export function outlivesItems(takeDown: TakeDown): void {
  parts.push(takeDown);
}

/** All that hangs on an item which is about to go. */
export function leftBy(item: Pick<ScheduleItem, 'id' | 'scheduledOn'>): Left[] {
  return parts.flatMap((takeDown) => takeDown(item) ?? []);
}
