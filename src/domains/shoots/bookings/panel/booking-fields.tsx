import {
  ChoiceProperty,
  DateProperty,
  MoneyProperty,
  TextProperty,
} from '#client/record/properties.tsx';
import { Property, PropertyList } from '#client/record/property-list.tsx';
import { bySchema } from '#client/record/saved-text.ts';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { CurrencySelect } from '#client/ui/fields/currency-select.tsx';
import { ProseField } from '#client/ui/prose/prose.tsx';
import { optionsOf } from '#domains/business/campaigns/moves/deal-labels.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { inCurrency } from '#domains/shoots/bookings/costs/rules.ts';
import { TimeProperty } from '#domains/shoots/bookings/parts/time-property.tsx';
import {
  bookingKindLabels,
  bookingStatusLabels,
  withTimes,
  wrongEnds,
} from '#domains/shoots/bookings/rules.ts';
import {
  type Booking,
  booking as bookingSchema,
  type BookingChanges,
} from '#domains/shoots/bookings/schema.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { changeBooking } from './booking-actions.ts';
import { BookingExpense } from './booking-expense.tsx';
import { CodeField, ZoneProperty } from './booking-parts.tsx';

const { shape } = bookingSchema;
const read = {
  location: bySchema(shape.location),
  cost: bySchema(shape.costMinor),
};
const kinds = optionsOf(bookingKindLabels);
const statuses = optionsOf(bookingStatusLabels);

interface BookingFieldsProps {
  booking: Booking;
  trip: Trip;
  /** Whether the expense that was made of it is still there. */
  hasExpense: boolean;
  canEdit: boolean;
  formats: DayFormats;
}

/** When and where a booking is, how it stands, and what it costs. */
export function BookingFields(props: BookingFieldsProps) {
  const { booking, trip, hasExpense, canEdit, formats } = props;
  const seesMoney = useSeesMoney();
  const change = (changes: BookingChanges) => changeBooking(booking, changes);
  const problem = (changes: Partial<Booking>) =>
    wrongEnds({ ...booking, ...withTimes(changes) })?.message;
  const { startsOn, endsOn, costMinor, currency, confirmationCode } = booking;
  return (
    <>
      <PropertyList canEdit={canEdit}>
        <ChoiceProperty
          label="Status"
          value={booking.status}
          options={statuses}
          onSave={(status) => change({ status })}
        />
        <ChoiceProperty
          label="Kind"
          value={booking.kind}
          options={kinds}
          onSave={(kind) => change({ kind })}
        />
        <DateProperty
          label="Starts"
          value={startsOn}
          settings={formats}
          problemOf={(day) => problem({ startsOn: day })}
          onSave={(day) => change({ startsOn: day })}
        />
        {startsOn ? (
          <TimeProperty
            label="At"
            add="Add a time"
            value={booking.startTime}
            problemOf={(time) => problem({ startTime: time })}
            onSave={(startTime) => change({ startTime })}
          />
        ) : null}
        <DateProperty
          label="Ends"
          value={endsOn}
          settings={formats}
          problemOf={(day) => problem({ endsOn: day })}
          onSave={(day) => change({ endsOn: day })}
        />
        {endsOn ? (
          <TimeProperty
            label="At"
            add="Add a time"
            value={booking.endTime}
            problemOf={(time) => problem({ endTime: time })}
            onSave={(endTime) => change({ endTime })}
          />
        ) : null}
        {startsOn ? (
          <ZoneProperty
            label="Zone"
            value={booking.timeZone}
            usual={trip.timeZone}
            problemOf={(timeZone) => problem({ timeZone })}
            onSave={(timeZone) => change({ timeZone })}
          />
        ) : null}
        {endsOn ? (
          <ZoneProperty
            label="End zone"
            value={booking.endTimeZone}
            usual={booking.timeZone ?? trip.timeZone}
            problemOf={(endTimeZone) => problem({ endTimeZone })}
            onSave={(endTimeZone) => change({ endTimeZone })}
          />
        ) : null}
        <TextProperty
          label="Place"
          add="Add a place"
          isWide
          value={booking.location}
          read={read.location}
          onSave={(location) => change({ location })}
        />
        <Property label="Code" isWide empty={confirmationCode === '' && 'Add the code'} isGroup>
          <CodeField
            key={confirmationCode}
            booking={booking}
            canEdit={canEdit}
            onSave={(code) => change({ confirmationCode: code })}
          />
        </Property>
        <MoneyProperty
          label="Cost"
          add="Add what it costs"
          value={costMinor}
          currency={currency}
          read={read.cost}
          onSave={(amount) => change({ costMinor: amount })}
        />
        {seesMoney ? (
          <Property label="Currency">
            <CurrencySelect
              label="Currency"
              value={currency}
              onChange={(code) => change(inCurrency(booking, code))}
            />
          </Property>
        ) : null}
      </PropertyList>
      <BookingExpense {...{ booking, trip, hasExpense, canEdit }} />
      {canEdit || booking.notes ? (
        <ProseField
          label="Notes"
          value={booking.notes}
          maxLength={5_000}
          readOnly={!canEdit}
          onSave={(notes) => change({ notes })}
        />
      ) : null}
    </>
  );
}
