import { allRows } from '#client/sync/reading/selectors.ts';
import { outlivesItems } from '#domains/shoots/schedule/moves/left-parts.ts';
import { shots } from '#domains/shoots/shots/data.ts';

// They keep the item as well: one that comes back from the trash has its shots again.
outlivesItems(({ id, scheduledOn }) => {
  const own = shots.read(allRows).filter(({ scheduleItemId }) => scheduleItemId === id);
  if (own.length === 0) return undefined;
  const byDay = [...Map.groupBy(own, ({ shotOn }) => shotOn)];
  const put = (dayOf: (before: string | null) => string | null) =>
    shots.updateMany(
      byDay.map(([before, those]) => ({
        ids: those.map((shot) => shot.id),
        fields: { shotOn: dayOf(before) },
      })),
    );
  return { leave: () => put(() => scheduledOn), back: () => put((before) => before) };
});

/** Nothing appears here: it is told what goes from a schedule. */
export function Host() {
  return null;
}
