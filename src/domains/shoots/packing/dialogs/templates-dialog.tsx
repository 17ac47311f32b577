import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Check } from '#client/ui/choices/check.tsx';
import { EmptyState } from '#client/ui/base/states.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { countText } from '#client/words/count-text.ts';
import { planMerge, mergeText } from '#domains/shoots/packing/merging/rules.ts';
import { thingsOfTemplate } from '#domains/shoots/packing/merging/things/rules.ts';
import { maxMerged } from '#domains/shoots/packing/merging/schema.ts';
import { addToList } from '#domains/shoots/packing/list/packing-actions.ts';
import type { Packing } from '#domains/shoots/packing/list/use-packing.ts';
import { packingTemplates } from '#domains/shoots/packing/templates/data.ts';
import { packingTemplateItems } from '#domains/shoots/packing/templates/items/data.ts';
import {
  itemsByTemplate,
  listedTemplates,
} from '#domains/shoots/packing/templates/list/template-selectors.ts';
import { TemplateTile } from '#domains/shoots/packing/templates/list/template-tile.tsx';
import { addStarters } from '#domains/shoots/packing/templates/starters/add-starters.ts';
import { numberText } from '#shared/words/number-text.ts';
import './templates-dialog.css';

interface TemplatesDialogProps {
  packing: Packing;
  open: boolean;
  onClose: () => void;
}

/** Puts templates on the list of a trip: what that does is said before it is done. */
export function TemplatesDialog({ packing, open, onClose }: TemplatesDialogProps) {
  const { trip, items, days, people } = packing;
  const templates = packingTemplates.useRows(listedTemplates);
  const byTemplate = packingTemplateItems.useRows(itemsByTemplate);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const picked = templates.filter(({ id }) => chosen.has(id));
  const things = picked.flatMap(({ id }) =>
    thingsOfTemplate(byTemplate.get(id) ?? [], { days, people }),
  );
  const isTooMuch = things.length > maxMerged;
  const span = [
    days === null ? null : countText(Math.max(1, days - 1), 'night'),
    people.length > 0 ? countText(people.length, 'person').replace('persons', 'people') : null,
  ].filter((part) => part !== null);

  function toggle(id: string, isOn: boolean) {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Apply templates"
      description={
        days === null
          ? 'Set dates to scale quantities: until then everything is counted once.'
          : `For ${span.join(', ')}. What is there already is never doubled.`
      }
      onSubmit={(event) => {
        event.preventDefault();
        if (things.length === 0 || isTooMuch) return;
        addToList(
          trip.id,
          things,
          picked.map(({ id }) => id),
        );
        onClose();
      }}
      footer={
        <>
          <output className="grow sm faint">
            {isTooMuch
              ? `Apply fewer at a time: these are ${numberText(things.length)} things, and ${numberText(maxMerged)} fit.`
              : things.length > 0
                ? mergeText(planMerge(trip.id, items, things))
                    .replace(/^Added/, 'Adds')
                    .replace('raised', 'raises')
                    .replace('skipped', 'skips')
                : ''}
          </output>
          <DialogClose />
          <Button
            type="submit"
            variant="primary"
            kbd="mod+enter"
            disabled={things.length === 0 || isTooMuch}
          >
            Apply
          </Button>
        </>
      }
    >
      {templates.length === 0 ? (
        <EmptyState
          level={3}
          title="Pack once, reuse for ever."
          action={
            <Button variant="primary" onClick={addStarters}>
              Add six starter templates
            </Button>
          }
        />
      ) : (
        <ul className="apply-templates lines">
          {templates.map((template) => {
            const count = byTemplate.get(template.id)?.length ?? 0;
            return (
              <li key={template.id}>
                {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the square is its control */}
                <label className="row gap-12">
                  <Check
                    square
                    label={`Apply ${template.name}`}
                    checked={chosen.has(template.id)}
                    disabled={count === 0}
                    onChange={(isOn) => toggle(template.id, isOn)}
                  />
                  <TemplateTile icon={template.icon} />
                  <span className="grow">
                    <span className="block strong trunc" dir="auto">
                      {template.name}
                    </span>
                    <span className="block sm faint two-lines" dir="auto">
                      {template.description}
                    </span>
                  </span>
                  <span className="sm faint num one-line">{countText(count, 'item')}</span>
                </label>
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}
