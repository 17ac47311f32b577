import { askedDialog } from '#client/form/asked-dialog.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/base/states.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { countText } from '#client/words/count-text.ts';
import { useState } from 'react';
import { packingItems } from '#domains/shoots/packing/data.ts';
import { thingsForTemplate } from '#domains/shoots/packing/merging/things/rules.ts';
import type { PackingItem } from '#domains/shoots/packing/schema.ts';
import { packingTemplates } from '#domains/shoots/packing/templates/data.ts';
import { makeTemplate } from '#domains/shoots/packing/templates/starters/add-starters.ts';
import { trips } from '#domains/shoots/trips/data.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { freeName } from './template-selectors.ts';

const { ask: askFromTrip, useAsked } = askedDialog<{ open: (id: string) => void }>();
export { askFromTrip };

const byTrip = (rows: readonly PackingItem[]) => Map.groupBy(rows, ({ tripId }) => tripId);
const latestFirst = (rows: readonly Trip[]) =>
  rows.toSorted((one, other) => (other.startsOn ?? '').localeCompare(one.startsOn ?? ''));

/** Where the dialog appears that makes a template of a list. */
export function FromTripHost() {
  const asked = useAsked();
  return asked ? (
    <FromTrip
      key={asked.turn}
      open={asked.isOpen}
      onClose={asked.onClose}
      onAdded={asked.request.open}
    />
  ) : null;
}

interface FromTripProps {
  open: boolean;
  onClose: () => void;
  onAdded: (id: string) => void;
}

function FromTrip({ open, onClose, onAdded }: FromTripProps) {
  const lists = packingItems.useRows(byTrip);
  const known = trips.useRows(latestFirst).filter(({ id }) => lists.has(id));
  const [chosen, setChosen] = useState<string | null>(null);

  function make() {
    const trip = known.find(({ id }) => id === chosen);
    if (!trip) return;
    const things = thingsForTemplate(lists.get(trip.id) ?? []);
    const name = packingTemplates.read((rows) => freeName(trip.title, rows));
    const id = makeTemplate({ name, description: '', kind: trip.kind, icon: 'luggage', things });
    onClose();
    if (id) onAdded(id);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Template from a past trip"
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary" kbd="mod+enter" disabled={chosen === null}>
            Make template
          </Button>
        </>
      }
    >
      {known.length === 0 ? (
        <EmptyState level={3} title="No packing list yet">
          Once a trip has a packing list, a template can be made of it here.
        </EmptyState>
      ) : (
        <Field label="Trip">
          <Select
            label="Trip"
            placeholder="Choose a trip"
            value={chosen}
            onChange={setChosen}
            options={known.map(({ id, title }) => ({
              value: id,
              label: title,
              hint: countText(lists.get(id)?.length ?? 0, 'thing'),
            }))}
          />
        </Field>
      )}
    </Dialog>
  );
}
