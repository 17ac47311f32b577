import { useState } from 'react';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { pointText, readPoint } from '#domains/shoots/trips/places/rules.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';

type Spot = Pick<Trip, 'latitude' | 'longitude'>;

interface SpotFieldProps extends Spot {
  /** What is wrong with it, once it was looked at. */
  isWrong: boolean;
  onChange: (spot: Spot) => void;
}

// No number, which the schema refuses.
const noPoint = { latitude: Number.NaN, longitude: Number.NaN };

/** Where exactly it is, as maps write it; only what no city says needs it. */
export function SpotField({ latitude, longitude, isWrong, onChange }: SpotFieldProps) {
  const isKnown = latitude !== null && longitude !== null && !Number.isNaN(latitude);
  const text = isKnown ? pointText({ latitude, longitude }) : '';
  // What is being typed is no point on its way to one.
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed !== null && (Number.isNaN(latitude) || isOf(typed, text)) ? typed : text;
  function read(next: string) {
    setTyped(next);
    onChange(
      next.trim() === '' ? { latitude: null, longitude: null } : (readPoint(next) ?? noPoint),
    );
  }
  return (
    <Field
      label="Coordinates"
      optional
      hint="Where the light of the day is reckoned for. Without them, for the city."
      error={isWrong ? 'Write them like 38.7167, -9.1333' : undefined}
    >
      <TextInput
        autoComplete="off"
        placeholder="38.7167, -9.1333"
        value={shown}
        onChange={({ target }) => read(target.value)}
      />
    </Field>
  );
}

// Whether what was typed still says what the form holds: another field may have taken it away.
function isOf(typed: string, text: string): boolean {
  const point = readPoint(typed);
  return typed.trim() === '' ? text === '' : point !== null && pointText(point) === text;
}
