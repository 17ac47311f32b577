import { SwitchField } from '#client/form/form-fields.tsx';
import { countText } from '#client/words/count-text.ts';
import { isDate } from '#shared/clock.ts';
import { daysText } from '#client/words/days-text.ts';
import { movedBy } from '#domains/shoots/trips/rules.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { type Chosen, comesAlong, type DatedPart, datedParts } from './dated-parts.ts';

interface MovedPartsProps {
  trip: Trip;
  values: Pick<Trip, 'startsOn' | 'endsOn'>;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** What stands on the days of a trip that is being moved: each part comes along or stays. */
export function MovedParts({ trip, values, chosen, onChoose }: MovedPartsProps) {
  const areDays = [values.startsOn, values.endsOn].every((day) => day === null || isDate(day));
  const by = areDays ? movedBy(trip, values) : 0;
  if (by === 0) return null;
  return datedParts.map((part) => (
    <MovedPart
      key={part.name}
      part={part}
      tripId={trip.id}
      by={by}
      value={comesAlong(part, chosen)}
      onChange={(isAlong) => onChoose({ ...chosen, [part.name]: isAlong })}
    />
  ));
}

interface MovedPartProps {
  part: DatedPart;
  tripId: string;
  by: number;
  value: boolean;
  onChange: (isAlong: boolean) => void;
}

function MovedPart({ part, tripId, by, value, onChange }: MovedPartProps) {
  const { name, noun, whyStays, useCount } = part;
  const count = useCount(tripId);
  if (count === 0) return null;
  const way = `${daysText(Math.abs(by))} ${by > 0 ? 'later' : 'earlier'}`;
  return (
    <div className="stack gap-4">
      <SwitchField label={`Move its ${name} along`} value={value} onChange={onChange} />
      <p className="xs faint">
        {[`${countText(count, noun)}, ${way}`, whyStays].filter(Boolean).join('. ')}
      </p>
    </div>
  );
}
