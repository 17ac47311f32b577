import { ChevronDown } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { ChoiceField, DayField, Fields, TextField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { refusalOr } from '#client/sync/api.ts';
import { isOnline } from '#client/sync/live/online.ts';
import { picked } from '#client/sync/live/changed-fields.ts';
import { isDate } from '#shared/clock.ts';
import { saveChanges } from '#client/sync/save-changes.ts';
import { Button } from '#client/ui/button.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { useBaseCurrency } from '#domains/people/workspaces/data.ts';
import { trips } from '#domains/shoots/trips/data.ts';
import {
  checkTogether,
  endFollowing,
  kindLabels,
  statusFollowing,
} from '#domains/shoots/trips/rules.ts';
import { type Trip, tripChanges, tripKinds } from '#domains/shoots/trips/schema.ts';
import { type Chosen, partsAlong } from './dated-parts.ts';
import { MovedParts } from './moved-parts.tsx';
import { NewTripAdditions, type Thens } from './new-trip-additions.tsx';
import { addTrip } from './trip-actions.ts';
import { TripDetails } from './trip-details.tsx';
import type { TripRequest } from './trip-form-host.tsx';
import { WhereField } from './where-field.tsx';

const kinds = tripKinds.map((value) => ({ value, label: kindLabels[value] }));
const schema = tripChanges.check(checkTogether);

const names = [
  ...(['title', 'kind', 'destination', 'startsOn', 'endsOn', 'startTime', 'endTime'] as const),
  ...(['timeZone', 'latitude', 'longitude', 'businessId', 'budgetMinor', 'currency'] as const),
  'isPrivate',
] as const satisfies (keyof Trip)[];
/** What the form of a trip holds. */
export type TripValues = Pick<Trip, (typeof names)[number]>;

type Written = ReturnType<typeof trips.update>;

interface TripFormProps {
  request: Exclude<TripRequest, { kind: 'copy' }>;
  open: boolean;
  onClose: () => void;
}

/** 'New trip', and all that can be said of one that is there. */
export function TripForm({ request, open, onClose }: TripFormProps) {
  const formats = useFormats();
  const currency = useBaseCurrency();
  const trip = request.kind === 'edit' ? request.trip : undefined;
  const day = request.kind === 'new' ? (request.startsOn ?? null) : null;
  // Picked by the names that the type says.
  const before = trip && (picked(trip, names) as TripValues);
  const form = useForm<TripValues>(
    before ?? {
      ...{ title: '', kind: 'shoot', destination: '', startsOn: day, endsOn: day },
      ...{ startTime: null, endTime: null, timeZone: formats.timeZone },
      ...{ latitude: null, longitude: null, businessId: null },
      ...{ budgetMinor: null, currency, isPrivate: false },
    },
  );
  const { values, set, field, check, send } = form;
  const [isWhole, setWhole] = useState(trip !== undefined);
  const thens = useRef<Thens>(new Map());
  const [along, setAlong] = useState<Chosen>({});

  // While a first day is being typed, or was taken out to write another one, the last is as far from
  // it as it was before.
  const settled = useRef({ startsOn: values.startsOn, endsOn: values.endsOn });
  const settle = ({ startsOn, endsOn }: typeof settled.current) => {
    if ([startsOn, endsOn].every((one) => one !== null && isDate(one)))
      settled.current = { startsOn, endsOn };
  };

  function save() {
    const fields = check(schema);
    if (!fields) return;
    if (before) {
      const written = change(before);
      // Only the server knows all that may speak against it; without it the write waits, and the form does not.
      const isAsked = values.isPrivate && !before.isPrivate && isOnline();
      if (isAsked && written) return void closeOnce(written);
    } else {
      const id = addTrip(values);
      for (const then of thens.current.values()) then({ ...values, id });
      if (request.kind === 'new') request.onAdded?.(id);
    }
    onClose();
  }

  function closeOnce(written: Written): Promise<void> {
    return send(
      async () => {
        const result = await written;
        if (!result.ok) throw result.error;
        onClose();
      },
      (error) => refusalOr(error, 'Failed to update trip'),
    );
  }

  function change(was: TripValues): Written | undefined {
    if (!trip) return undefined;
    const status = statusFollowing(trip, values);
    let written: Written | undefined;
    const follow = partsAlong(trip, values, along);
    saveChanges({
      text: 'Trip saved',
      before: { ...was, status: trip.status },
      now: { ...values, status: status ?? trip.status },
      together: [
        ['startsOn', 'endsOn'],
        ['budgetMinor', 'currency'],
        ['latitude', 'longitude'],
      ],
      update: (changes) => {
        const result = (written = trips.update(trip.id, changes));
        return follow(changes.startsOn, result);
      },
    });
    return written;
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={trip ? 'Edit trip' : 'New trip'}
      size={trip ? 'lg' : 'md'}
      submitLabel={trip ? 'Save trip' : 'Add trip'}
      canSubmit={values.title.trim() !== ''}
      onSubmit={save}
    >
      <TextField
        label="Name"
        size="lg"
        placeholder="Lisbon, autumn light"
        maxLength={150}
        {...field('title')}
      />
      <Fields>
        <ChoiceField label="Kind" options={kinds} {...field('kind')} />
        <WhereField where={values} error={field('destination').error} onChange={set} />
      </Fields>
      <Fields>
        <DayField
          label="First day"
          optional
          formats={formats}
          {...field('startsOn')}
          onChange={(startsOn) =>
            startsOn === null || isDate(startsOn)
              ? set({ startsOn, endsOn: endFollowing(settled.current, startsOn) })
              : set({ startsOn })
          }
          onBlur={() => settle(values)}
        />
        <DayField
          label="Last day"
          optional
          formats={formats}
          {...field('endsOn')}
          onChange={(endsOn) => {
            set({ endsOn });
            settle({ startsOn: values.startsOn, endsOn });
          }}
        />
      </Fields>
      {trip ? (
        <MovedParts trip={trip} values={values} chosen={along} onChoose={setAlong} />
      ) : (
        <Suspense>
          <NewTripAdditions values={values} onThen={(change) => change(thens.current)} />
        </Suspense>
      )}
      {isWhole ? (
        <TripDetails form={form} formats={formats} trip={trip} />
      ) : (
        <span>
          <Button variant="ghost" size="sm" aria-expanded={false} onClick={() => setWhole(true)}>
            More details
            <ChevronDown aria-hidden="true" />
          </Button>
        </span>
      )}
    </FormDialog>
  );
}
