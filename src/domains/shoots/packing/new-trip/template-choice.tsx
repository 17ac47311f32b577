import { useState } from 'react';
import { Field } from '#client/ui/fields/field.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { countText } from '#client/words/count-text.ts';
import { addToList } from '#domains/shoots/packing/list/packing-actions.ts';
import { thingsOfTemplate } from '#domains/shoots/packing/merging/things/rules.ts';
import { packingTemplates } from '#domains/shoots/packing/templates/data.ts';
import { packingTemplateItems } from '#domains/shoots/packing/templates/items/data.ts';
import {
  itemsByTemplate,
  listedTemplates,
} from '#domains/shoots/packing/templates/list/template-selectors.ts';
import type { NewTripAdditionProps } from '#domains/shoots/trips/form/new-trip-additions.tsx';
import { daysOf } from '#domains/shoots/trips/rules.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';

const none = '';

/** With which template the list of a new trip begins: those of its kind are offered first. */
export function TemplateChoice({ values: { kind }, onThen }: NewTripAdditionProps) {
  const byTemplate = packingTemplateItems.useRows(itemsByTemplate);
  const templates = packingTemplates
    .useRows(listedTemplates)
    .filter(({ id }) => (byTemplate.get(id)?.length ?? 0) > 0)
    .toSorted((one, other) => Number(other.kind === kind) - Number(one.kind === kind));
  const [chosen, setChosen] = useState(none);
  if (templates.length === 0) return null;

  function choose(id: string) {
    setChosen(id);
    onThen(id === none ? null : (trip) => beginList(trip, id));
  }

  return (
    <Field label="Packing template" optional>
      <Select
        label="Packing template"
        value={chosen}
        onChange={choose}
        options={[
          { value: none, label: 'None' },
          ...templates.map(({ id, name }) => ({
            value: id,
            label: name,
            hint: countText(byTemplate.get(id)?.length ?? 0, 'item'),
          })),
        ]}
      />
    </Field>
  );
}

// Nobody is written down of a new trip yet: what is for each is for whoever goes.
function beginList(trip: Pick<Trip, 'id' | 'startsOn' | 'endsOn'>, templateId: string): void {
  const items = packingTemplateItems.read((rows) => itemsByTemplate(rows).get(templateId) ?? []);
  const things = thingsOfTemplate(items, { days: daysOf(trip) || null, people: [] });
  if (things.length > 0) addToList(trip.id, things, [templateId]);
}
