import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { countText } from '#client/words/count-text.ts';
import { Button } from '#client/ui/button.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { allRows } from '#client/sync/reading/selectors.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { packingItems } from '#domains/shoots/packing/data.ts';
import { quantityFor } from '#domains/shoots/packing/templates/items/rules.ts';
import type { PackingTemplateItem } from '#domains/shoots/packing/templates/items/schema.ts';
import { trips } from '#domains/shoots/trips/data.ts';
import { removeItems } from './item-actions.ts';
import { usedOn } from './used-on.ts';
import { numberText } from '#shared/words/number-text.ts';
import './template-aside.css';

/** For how many nights and people a template is looked at. */
export interface Preview {
  nights: number;
  people: number;
}

interface TemplateAsideProps {
  items: readonly PackingTemplateItem[];
  preview: Preview;
  onPreview: (preview: Preview) => void;
  canEdit: boolean;
}

/** What a template makes of a trip, and on which trips it was. */
export function TemplateAside({ items, preview, onPreview, canEdit }: TemplateAsideProps) {
  const { nights, people } = preview;
  const span = { days: nights + 1, people };
  const rows = items.reduce(
    (sum, { assignment }) => sum + (assignment === 'each_person' ? people : 1),
    0,
  );
  const things = items.reduce((sum, item) => {
    const times = item.assignment === 'each_person' ? people : 1;
    return sum + quantityFor(item, span) * times;
  }, 0);
  const nightsText = countText(nights, 'night');
  const peopleText = people === 1 ? '1 person' : `${people} people`;
  return (
    <aside className="template-aside stack gap-24">
      <section aria-labelledby="template-preview">
        <SectionHead id="template-preview" title={`For ${nightsText}, ${peopleText}`} />
        <Slider
          label="Nights"
          min={0}
          max={21}
          value={nights}
          text={nightsText}
          onChange={(next) => onPreview({ ...preview, nights: next })}
        />
        <Slider
          label="People"
          min={1}
          max={8}
          value={people}
          text={peopleText}
          onChange={(next) => onPreview({ ...preview, people: next })}
        />
        <p className="sm muted" aria-live="polite">
          <b className="ink num">{numberText(things)}</b> things in {countText(rows, 'row')}.
        </p>
      </section>
      <UsedOn items={items} canEdit={canEdit} />
    </aside>
  );
}

interface SliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  text: string;
  onChange: (value: number) => void;
}

function Slider({ label, min, max, value, text, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="template-slider row gap-12 sm">
      <label htmlFor={id} className="muted">
        {label}
      </label>
      <input
        id={id}
        className="grow"
        type="range"
        {...{ min, max, value }}
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <span className="num" aria-hidden="true">
        {value}
      </span>
    </div>
  );
}

function UsedOn({ items, canEdit }: Pick<TemplateAsideProps, 'items' | 'canEdit'>) {
  const { today } = useFormats();
  const packed = packingItems.useRows(allRows);
  const known = trips.useRows(allRows);
  const { uses, neverPacked } = usedOn(items, { packed, trips: known, today });
  if (uses.length === 0) return null;
  return (
    <section aria-labelledby="template-used">
      <SectionHead id="template-used" title="Used on" note={countText(uses.length, 'trip')} />
      <ul className="lines sm">
        {uses.slice(0, shownUses).map(({ trip, packed: count, total }) => (
          <li key={trip.id} className="row gap-8 tall-44">
            <Link
              to="/trip/$id"
              params={{ id: trip.id }}
              className="grow trunc hover-line"
              dir="auto"
            >
              {trip.title}
            </Link>
            <span className="num muted one-line">{`${count} of ${total}`}</span>
          </li>
        ))}
      </ul>
      {neverPacked.slice(0, shownUses).map((item) => (
        <p key={item.id} className="row gap-8 tall-44 sm">
          <span className="grow anywhere muted" dir="auto">{`Never packed: ${item.name}`}</span>
          {canEdit ? (
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Remove ${item.name}`}
              onClick={() => removeItems([item])}
            >
              Remove
            </Button>
          ) : null}
        </p>
      ))}
    </section>
  );
}

const shownUses = 5;
