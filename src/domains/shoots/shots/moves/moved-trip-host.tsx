import { allRows } from '#client/sync/reading/selectors.ts';
import { addDays } from '#client/words/dates.ts';
import { shots } from '#domains/shoots/shots/data.ts';
import { useShots } from '#domains/shoots/shots/list/use-shots.ts';
import { movesWithTrips } from '#domains/shoots/trips/form/dated-parts.ts';

// A shot of a schedule item goes where that goes; those are moved that have a day of their own.
movesWithTrips({
  ...{ name: 'shots', noun: 'shot' },
  useCount: (tripId) => useShots(tripId).filter(({ shotOn }) => shotOn !== null).length,
  takeDown(tripId) {
    const dated = shots
      .read(allRows)
      .flatMap(({ id, tripId: of, shotOn }) =>
        of === tripId && shotOn !== null ? [{ id, shotOn }] : [],
      );
    const byDay = [...Map.groupBy(dated, ({ shotOn }) => shotOn)];
    return (days) =>
      shots.updateMany(
        byDay.map(([date, those]) => ({
          ids: those.map(({ id }) => id),
          fields: { shotOn: addDays(date, days) },
        })),
      );
  },
});

/** Nothing appears here: what is asked stands in the form of a trip. */
export function Host() {
  return null;
}
