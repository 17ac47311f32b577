import { allRows } from '#client/sync/reading/selectors.ts';
import { addDays } from '#client/words/dates.ts';
import { scheduleItems } from '#domains/shoots/schedule/data.ts';
import { useItems } from '#domains/shoots/schedule/day/use-items.ts';
import { movesWithTrips } from '#domains/shoots/trips/form/dated-parts.ts';

movesWithTrips({
  ...{ name: 'schedule', noun: 'item' },
  useCount: (tripId) => useItems(tripId).length,
  takeDown(tripId) {
    const items = scheduleItems.read(allRows).filter((item) => item.tripId === tripId);
    const byDay = [...Map.groupBy(items, ({ scheduledOn }) => scheduledOn)];
    return (days) =>
      scheduleItems.updateMany(
        byDay.map(([date, those]) => ({
          ids: those.map(({ id }) => id),
          fields: { scheduledOn: addDays(date, days) },
        })),
      );
  },
});

/** Nothing appears here: what is asked stands in the form of a trip. */
export function Host() {
  return null;
}
