import { useState } from 'react';
import { askedDialog } from '#client/form/asked-dialog.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/base/states.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { addToList } from '#domains/shoots/packing/list/packing-actions.ts';
import { thingsOfTemplate } from '#domains/shoots/packing/merging/things/rules.ts';
import type { PackingTemplateItem } from '#domains/shoots/packing/templates/items/schema.ts';
import type { PackingTemplate } from '#domains/shoots/packing/templates/schema.ts';
import { tripPeople } from '#domains/shoots/trips/people/data.ts';
import { daysOf } from '#domains/shoots/trips/rules.ts';
import { trips } from '#domains/shoots/trips/data.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';

interface Asked {
  template: PackingTemplate;
  items: readonly PackingTemplateItem[];
}
const { ask: askUse, useAsked } = askedDialog<Asked>();
export { askUse };

/** Where it is asked for which trip a template is used. */
export function UseHost() {
  const asked = useAsked();
  return asked ? (
    <UseDialog key={asked.turn} {...asked.request} open={asked.isOpen} onClose={asked.onClose} />
  ) : null;
}

const ahead = (rows: readonly Trip[]) =>
  rows
    .filter(({ status }) => status !== 'done' && status !== 'cancelled')
    .toSorted((one, other) => (one.startsOn ?? '9999').localeCompare(other.startsOn ?? '9999'));

function UseDialog({
  template,
  items,
  open,
  onClose,
}: Asked & { open: boolean; onClose: () => void }) {
  const known = trips.useRows(ahead);
  const people = tripPeople.useRows(allRows);
  const [chosen, setChosen] = useState<string | null>(known[0]?.id ?? null);
  const trip = known.find(({ id }) => id === chosen);

  function use() {
    if (!trip) return;
    const own = people.filter(({ tripId }) => tripId === trip.id);
    const things = thingsOfTemplate(items, { days: daysOf(trip) || null, people: own });
    if (things.length > 0) addToList(trip.id, things, [template.id]);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Use ${template.name}`}
      description="Its things go onto the packing list of a trip. What is there already is never doubled."
      onSubmit={(event) => {
        event.preventDefault();
        use();
      }}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button
            type="submit"
            variant="primary"
            kbd="mod+enter"
            disabled={!trip || items.length === 0}
          >
            Add to the list
          </Button>
        </>
      }
    >
      {known.length === 0 ? (
        <EmptyState level={3} title="No trip ahead">
          Plan one under Trips first.
        </EmptyState>
      ) : (
        <Field label="Trip">
          <Select
            label="Trip"
            value={chosen}
            onChange={setChosen}
            options={known.map(({ id, title }) => ({ value: id, label: title }))}
          />
        </Field>
      )}
    </Dialog>
  );
}
