import * as z from 'zod/mini';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { DayField, TextField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { daysText } from '#client/words/days-text.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { daysOf } from '#domains/shoots/trips/rules.ts';
import { type Trip, tripCopy } from '#domains/shoots/trips/schema.ts';
import { copyTrip } from './trip-actions.ts';

const { title, startsOn } = tripCopy.shape;
const schema = z.strictObject({ title, startsOn });

interface CopyFormProps {
  trip: Trip;
  onCopied: (id: string) => void;
  open: boolean;
  onClose: () => void;
}

/** 'Copy trip': what it is called, and when it begins; all days come as long after that. */
export function CopyForm({ trip, onCopied, open, onClose }: CopyFormProps) {
  const formats = useFormats();
  const form = useForm({
    title: `${trip.title}, again`.slice(0, 150),
    startsOn: null as string | null,
  });
  const { values, field, check } = form;
  const days = daysOf(trip);
  // What happens on days stays where it is until there are days to put it on.
  const hasDays = trip.startsOn !== null && values.startsOn !== null;
  function save() {
    const checked = check(schema);
    if (!checked) return;
    const id = copyTrip(trip, checked);
    onClose();
    onCopied(id);
  }
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title="Copy trip"
      description={`People, deals, shots, ${hasDays ? 'schedule, ' : ''}bookings and packing come along; nothing is ticked yet.`}
      submitLabel="Copy trip"
      onSubmit={save}
    >
      <TextField label="Name" size="lg" maxLength={150} {...field('title')} />
      <DayField
        label="First day"
        optional
        formats={formats}
        hint={
          days > 0
            ? `It takes ${daysText(days)} again. Without a day it is an idea, and has no schedule yet.`
            : undefined
        }
        {...field('startsOn')}
      />
    </FormDialog>
  );
}
