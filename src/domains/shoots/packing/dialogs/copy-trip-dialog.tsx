import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/base/states.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { countText } from '#client/words/count-text.ts';
import { packingItems } from '#domains/shoots/packing/data.ts';
import { addToList } from '#domains/shoots/packing/list/packing-actions.ts';
import type { Packing } from '#domains/shoots/packing/list/use-packing.ts';
import { samePeople, thingsOfTrip } from '#domains/shoots/packing/merging/things/rules.ts';
import type { PackingItem } from '#domains/shoots/packing/schema.ts';
import { tripPeople } from '#domains/shoots/trips/people/data.ts';
import { trips } from '#domains/shoots/trips/data.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { allRows } from '#client/sync/reading/selectors.ts';

interface CopyTripDialogProps {
  packing: Packing;
  open: boolean;
  onClose: () => void;
}

const itemsByTrip = (rows: readonly PackingItem[]) => Map.groupBy(rows, ({ tripId }) => tripId);
const latestFirst = (rows: readonly Trip[]) =>
  rows.toSorted((one, other) => (other.startsOn ?? '').localeCompare(one.startsOn ?? ''));

/** Puts what was packed for another trip on this list, nothing of it ticked. */
export function CopyTripDialog({ packing, open, onClose }: CopyTripDialogProps) {
  const { trip, people } = packing;
  const byTrip = packingItems.useRows(itemsByTrip);
  const known = tripPeople.useRows(allRows);
  const others = trips.useRows(latestFirst).filter(({ id }) => id !== trip.id && byTrip.has(id));
  const [chosen, setChosen] = useState<string | null>(null);

  function copy() {
    const before = known.filter(({ tripId }) => tripId === chosen);
    const items = byTrip.get(chosen ?? '') ?? [];
    addToList(trip.id, thingsOfTrip(items, { people: samePeople(before, people) }));
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Copy from a past trip"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== null) copy();
      }}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary" kbd="mod+enter" disabled={chosen === null}>
            Copy list
          </Button>
        </>
      }
    >
      {others.length === 0 ? (
        <EmptyState level={3} title="No other list yet">
          Once another trip has a packing list, it can be copied from here.
        </EmptyState>
      ) : (
        <Field label="Trip">
          <Select
            label="Trip"
            placeholder="Choose a trip"
            value={chosen}
            onChange={setChosen}
            options={others.map(({ id, title }) => ({
              value: id,
              label: title,
              hint: countText(byTrip.get(id)?.length ?? 0, 'thing'),
            }))}
          />
        </Field>
      )}
    </Dialog>
  );
}
