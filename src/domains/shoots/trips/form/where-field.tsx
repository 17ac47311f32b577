import { useEffect, useState } from 'react';
import { Field } from '#client/ui/fields/field.tsx';
import { SuggestInput } from '#client/ui/fields/suggest-input.tsx';
import type { Place } from '#domains/shoots/trips/places/cities/rules.ts';
import { areNear } from '#domains/shoots/trips/places/rules.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';

type Where = Pick<Trip, 'destination' | 'latitude' | 'longitude'>;

interface WhereFieldProps {
  where: Where;
  error: string | undefined;
  onChange: (where: Partial<Where>) => void;
}

const mostShown = 6;
const hint = 'A city of the list knows its daylight. Any other place may be typed, too.';

/** Where a trip goes: a city that is offered while one types, or any other words. */
export function WhereField({ where, error, onChange }: WhereFieldProps) {
  const { destination, latitude, longitude } = where;
  const known = useCities();

  function say(next: string) {
    const city = known?.cityIn(next);
    const spot = latitude !== null && longitude !== null ? { latitude, longitude } : null;
    // A spot of elsewhere does not stay with another city: the light would be that of the old one.
    const isLeft = city?.name === next && spot !== null && !areNear(spot, city);
    onChange({ destination: next, ...(isLeft ? { latitude: null, longitude: null } : {}) });
  }

  return (
    <Field label="Where" optional error={error} hint={destination === '' ? hint : undefined}>
      <SuggestInput
        value={destination}
        onChange={say}
        placeholder="Lisbon"
        most={mostShown}
        suggestions={destination.trim() === '' ? [] : (known?.suggestions ?? [])}
      />
    </Field>
  );
}

interface Cities {
  cityIn: (text: string) => Place | null;
  suggestions: readonly { id: string; label: string }[];
}

/** The cities, which weigh more than the form: they come after it. */
function useCities(): Cities | undefined {
  const [cities, setCities] = useState<Cities>();
  useEffect(() => {
    let isLooked = true;
    void import('#domains/shoots/trips/places/cities/rules.ts').then(
      ({ cityIn, cityNames }) => {
        const suggestions = cityNames().map((label) => ({ id: label, label }));
        if (isLooked) setCities({ cityIn, suggestions });
      },
      // Without a network the place is typed all the same.
      () => undefined,
    );
    return () => {
      isLooked = false;
    };
  }, []);
  return cities;
}
