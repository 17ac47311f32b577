import { useState } from 'react';
import { Property } from '#client/record/property-list.tsx';
import { bySchema, useSavedText } from '#client/record/saved-text.ts';
import { useUnsaved } from '#client/sync/live/unsaved.ts';
import { Button } from '#client/ui/button.tsx';
import { TextInput } from '#client/ui/fields/text-input.tsx';
import { Combobox } from '#client/ui/menus/combobox.tsx';
import { timeZoneGroups } from '#domains/people/auth/profile/time-zones.ts';
import { SecretCode } from '#domains/shoots/bookings/parts/secret-code.tsx';
import { type Booking, booking as bookingSchema } from '#domains/shoots/bookings/schema.ts';

interface ZonePropertyProps {
  label: string;
  /** Null is the usual one. */
  value: string | null;
  usual: string;
  /** Why it cannot be this one, beside the others of the booking. */
  problemOf: (zone: string | null) => string | undefined;
  onSave: (zone: string | null) => void;
}

/** The zone in which one end of a booking is. */
export function ZoneProperty({ label, value, usual, problemOf, onSave }: ZonePropertyProps) {
  const [refused, setRefused] = useState<{ zone: string; why: string }>();
  useUnsaved(refused !== undefined);
  const shown = refused?.zone ?? value ?? usual;

  function save(zone: string) {
    const next = zone === usual ? null : zone;
    const why = next === value ? undefined : problemOf(next);
    // What cannot be saved stays as it was meant.
    setRefused(why ? { zone, why } : undefined);
    if (!why) onSave(next);
  }

  return (
    <Property label={label} error={refused?.why}>
      <Combobox
        label={label}
        placeholder="Search time zones"
        value={shown}
        groups={timeZoneGroups(shown)}
        emptyText={(typed) => `No time zone is called “${typed}”. Try a city, like Paris.`}
        onChange={save}
      />
    </Property>
  );
}

const readCode = bySchema(bookingSchema.shape.confirmationCode);

interface CodeFieldProps {
  booking: Booking;
  canEdit: boolean;
  onSave: (code: string) => void;
}

/** The code of a booking: hidden while there is one, until somebody asks to read or to change it. */
export function CodeField({ booking, canEdit, onSave }: CodeFieldProps) {
  const { confirmationCode, title } = booking;
  const [isWriting, setWriting] = useState(confirmationCode === '');
  if (isWriting && canEdit) return <CodeInput value={confirmationCode} onSave={onSave} />;
  return (
    <span className="row gap-8 prop-text">
      <SecretCode code={confirmationCode} of={title} />
      {canEdit ? (
        <Button size="sm" variant="ghost" onClick={() => setWriting(true)}>
          Change
        </Button>
      ) : null}
    </span>
  );
}

function CodeInput({ value, onSave }: { value: string; onSave: (code: string) => void }) {
  const { control, error } = useSavedText({ value, read: readCode, onSave });
  return (
    <>
      <TextInput aria-label="Confirmation code" placeholder="Add the code" {...control} />
      {error ? <span className="errtext">{error}</span> : null}
    </>
  );
}
