import type { ComponentType } from 'react';
import type { Trip } from '#domains/shoots/trips/schema.ts';

/** What a new trip is as far as it is typed. */
type Typed = Pick<Trip, 'kind' | 'startsOn' | 'endsOn'>;
/** Done with a trip once it is added. */
type Then = (trip: Typed & Pick<Trip, 'id'>) => void;

export interface NewTripAdditionProps {
  values: Typed;
  /** What is to be done with the trip once it is added; null for nothing. */
  onThen: (then: Then | null) => void;
}

const additions: ComponentType<NewTripAdditionProps>[] = [];

/** Puts a field of a later domain into the form of a new trip: one line in a `*-host.tsx`. */
export function addsToNewTrips(addition: ComponentType<NewTripAdditionProps>): void {
  additions.push(addition);
}

/** What later domains are to do with a new trip, each at its place. */
export type Thens = Map<number, Then>;

interface NewTripAdditionsProps extends Pick<NewTripAdditionProps, 'values'> {
  onThen: (change: (thens: Thens) => void) => void;
}

/** What later domains ask for a new trip. */
export function NewTripAdditions({ values, onThen }: NewTripAdditionsProps) {
  return additions.map((Addition, at) => (
    <Addition
      key={at}
      values={values}
      onThen={(then) =>
        onThen((thens) => {
          if (then) thens.set(at, then);
          else thens.delete(at);
        })
      }
    />
  ));
}
