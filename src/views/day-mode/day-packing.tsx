import { useState } from 'react';
import { Check } from '#client/ui/choices/check.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { tick, tickReturned } from '#domains/shoots/packing/list/packing-actions.ts';
import { sectionsOf } from '#domains/shoots/packing/list/packing-sections.ts';
import { ReturnCheck } from '#domains/shoots/packing/list/return-check.tsx';
import { usePacking } from '#domains/shoots/packing/list/use-packing.ts';
import type { PackingItem } from '#domains/shoots/packing/schema.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';

const everything = {
  ...({ segment: 'all', groupBy: 'category', personId: null, bagId: null } as const),
  ...{ isEssential: false, typed: '' },
};

/** What is to come along, by category; from the last day on, if one asks, what is to come home. */
export function DayPacking({ trip }: { trip: Trip }) {
  const canEdit = useCan('edit');
  const packing = usePacking(trip);
  const { items, people, isEnding } = packing;
  const [isChecking, setChecking] = useState(false);
  // Without gear there is nothing to look for, and no switch to turn off.
  const isReturning = isChecking && isEnding && items.some((item) => item.isGear && item.isPacked);
  const names = {
    bags: new Map<string, never>(),
    people: new Map(people.map((person) => [person.id, person])),
  };
  const { sections } = sectionsOf(items, { ...everything, isReturning }, names);
  if (sections.length === 0)
    return <p className="muted set-empty">Nothing is on the packing list of this trip.</p>;
  const owner = ({ tripPersonId }: PackingItem) => names.people.get(tripPersonId ?? '')?.name ?? '';
  const isDone = (item: PackingItem) => (isReturning ? item.isReturned : item.isPacked);
  return (
    <>
      <ReturnCheck packing={packing} isReturning={isReturning} onReturning={setChecking} />
      {sections.map(({ key, label, items: things, packed, total }) => (
        <section key={key} aria-label={label}>
          <h2 className="set-part row spread">
            <span dir="auto">{label}</span>
            <span className="num faint text-face sm">{`${packed} of ${total}`}</span>
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
