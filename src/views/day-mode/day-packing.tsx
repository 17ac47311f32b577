import { Check } from '#client/ui/choices/check.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { packingItems } from '#domains/shoots/packing/data.ts';
import { tick, tickReturned } from '#domains/shoots/packing/list/packing-actions.ts';
import type { PackingItem } from '#domains/shoots/packing/schema.ts';
import { usePeopleOf, usePersonName } from '#domains/shoots/trips/people/list/people-of.ts';
import type { SetDay } from './use-day.ts';

const byTrip = (rows: readonly PackingItem[]) => Map.groupBy(rows, ({ tripId }) => tripId);
const none: readonly PackingItem[] = [];

/** What is packed for a trip. */
export function usePacked(tripId: string): readonly PackingItem[] {
  return packingItems.useRows(byTrip).get(tripId) ?? none;
}

/** What is to come along, by category; on the last day what is to come home. */
export function DayPacking({ day: { trip, date } }: { day: SetDay }) {
  const canEdit = useCan('edit');
  const people = usePeopleOf(trip.id);
  const nameOf = usePersonName();
  const all = usePacked(trip.id);
  // What came along is looked for on the last day.
  const isReturning = date === trip.endsOn && all.some((item) => item.isGear && item.isPacked);
  const shown = isReturning ? all.filter((item) => item.isGear && item.isPacked) : all;
  if (shown.length === 0)
    return <p className="muted set-empty">Nothing is on the packing list of this trip.</p>;
  const owner = (item: PackingItem) => {
    const person = people.find(({ id }) => id === item.tripPersonId);
    return person ? nameOf(person) : '';
  };
  const isDone = (item: PackingItem) => (isReturning ? item.isReturned : item.isPacked);
  return (
    <>
      {isReturning ? (
        <p className="muted set-empty">The last day: tick what is back in its bag.</p>
      ) : null}
      {[...Map.groupBy(shown, ({ category }) => category)].map(([category, things]) => (
        <section key={category} aria-label={category}>
          <h2 className="set-part row spread">
            <span dir="auto">{category}</span>
            <span className="num faint text-face sm">{`${things.filter(isDone).length} of ${things.length}`}</span>
          </h2>
          <ul className="set-shots">
            {things
              .toSorted((one, other) => Number(isDone(one)) - Number(isDone(other)))
              .map((item) => (
                <li
                  key={item.id}
                  className={classNames('row gap-14 set-shot', isDone(item) && 'is-done')}
                >
                  <Check
                    square
                    size="lg"
                    checked={isDone(item)}
                    disabled={!canEdit}
                    label={isReturning ? `${item.name} is back in its bag` : `Pack ${item.name}`}
                    onChange={(next) => (isReturning ? tickReturned(item, next) : tick(item, next))}
                  />
                  <span className="grow may-shrink">
                    <span className="block anywhere set-shot-title" dir="auto">
                      {item.name}
                    </span>
                    <span className="block muted">{marksOf(item, owner(item))}</span>
                  </span>
                  {item.quantity > 1 ? (
                    <span className="num muted">{`×${item.quantity}`}</span>
                  ) : null}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function marksOf(item: PackingItem, owner: string): string {
  return [
    owner,
    item.isEssential ? 'essential' : '',
    item.needsCharging && !item.isCharged ? 'to charge' : '',
    item.toBuy && !item.isBought ? 'to buy' : '',
    item.note,
  ]
    .filter(Boolean)
    .join(' · ');
}
