import { Globe } from 'lucide-react';
import { Fields, SwitchField } from '#client/form/form-fields.tsx';
import type { useForm } from '#client/form/use-form.ts';
import { Field } from '#client/ui/fields/field.tsx';
import { MoneyField } from '#client/ui/fields/money-field.tsx';
import { Combobox } from '#client/ui/menus/combobox.tsx';
import { BusinessSelect } from '#domains/business/businesses/parts/business-select.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { timeZoneGroups } from '#domains/people/auth/profile/time-zones.ts';
import { useIsOn } from '#domains/people/workspaces/data.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { TimeInput } from '#domains/tasks/form/time-input.tsx';
import { useScope } from '#client/sync/live/scope.ts';
import { SpotField } from './spot-field.tsx';
import type { TripValues } from './trip-form.tsx';

interface TripDetailsProps {
  form: ReturnType<typeof useForm<TripValues>>;
  formats: DayFormats;
  /** Undefined of a new one. */
  trip: Trip | undefined;
}

/** What few trips need: times, the zone of their days, money, and who sees them. */
export function TripDetails({ form, formats, trip }: TripDetailsProps) {
  const { values, set, field } = form;
  const { userId } = useScope();
  const hasMoney = useIsOn()('finance');
  const isOwn = !trip || trip.createdByUserId === userId;
  return (
    <div className="stack gap-16">
      <Fields>
        <Field label="Begins at" optional group error={field('startTime').error}>
          <TimeInput
            label="Begins at"
            formats={formats}
            {...field('startTime')}
            error={undefined}
          />
        </Field>
        <Field label="Ends at" optional group error={field('endTime').error}>
          <TimeInput label="Ends at" formats={formats} {...field('endTime')} error={undefined} />
        </Field>
      </Fields>
      <Field label="Time zone" hint="Its days and times are those of this place.">
        <Combobox
          label="Time zone"
          placeholder="Search time zones"
          icon={<Globe aria-hidden="true" />}
          value={values.timeZone}
          groups={timeZoneGroups(values.timeZone)}
          emptyText={(typed) => `No time zone is called “${typed}”. Try a city, like Paris.`}
          onChange={(timeZone) => set({ timeZone })}
        />
      </Field>
      <SpotField
        latitude={values.latitude}
        longitude={values.longitude}
        isWrong={Boolean(field('latitude').error ?? field('longitude').error)}
        onChange={set}
      />
      <MoneyField
        label="Budget"
        optional
        {...field('budgetMinor')}
        currency={values.currency}
        onCurrencyChange={(currency) => set({ currency })}
      />
      {hasMoney ? (
        <Field label="Business" optional>
          <BusinessSelect
            value={values.businessId}
            onChange={(businessId) => set({ businessId })}
          />
        </Field>
      ) : null}
      {isOwn ? (
        <div className="stack gap-4">
          <SwitchField label="Private" {...field('isPrivate')}>
            Only I see this trip
          </SwitchField>
          {field('isPrivate').error ? (
            <p className="errtext">{field('isPrivate').error}</p>
          ) : (
            <p className="xs faint">
              Nobody else of the workspace finds it, or anything in it. It has no files, comments or
              expenses: those are for everybody.
            </p>
          )}
        </div>
      ) : null}
    </div>
  );
}
