import { type FormEvent, useState } from 'react';
import type { CalendarEntry } from '#client/words/calendar.ts';
import { addDays } from '#client/words/dates.ts';
import { type Formats, formatShortDate } from '#client/words/format-dates.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import type { DateSettings } from '#client/ui/dates/month-picker.tsx';
import { Segmented } from '#client/ui/choices/segmented.tsx';
import { shiftPosts } from '#views/content/posts/plan-many.ts';
import { maxShift, readShift } from './shift.ts';

interface ShiftDialogProps {
  chosen: readonly CalendarEntry[];
  open: boolean;
  settings: DateSettings & Formats;
  onClose: () => void;
}

const ways = [
  { value: 'later', label: 'Later' },
  { value: 'earlier', label: 'Earlier' },
] as const;

/** By how many days the chosen posts move, and which way. */
export function ShiftDialog({ chosen, open, settings, onClose }: ShiftDialogProps) {
  const [way, setWay] = useState<'later' | 'earlier'>('later');
  const [typed, setTyped] = useState('2');
  const [error, setError] = useState<string>();
  const days = readShift(typed, way);
  const [first] = chosen.map(({ date }) => date).toSorted();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (days === undefined) return setError(`Use a whole number of days up to ${maxShift}`);
    shiftPosts(
      chosen.map(({ id }) => id),
      days,
    );
    onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={chosen.length === 1 ? 'Shift post' : `Shift ${chosen.length} posts`}
      onSubmit={submit}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary">
            Shift
          </Button>
        </>
      }
    >
      <Segmented label="Direction" wide value={way} options={ways} onChange={setWay} />
      <Field
        label="Days"
        error={error}
        hint={
          first && days !== undefined
            ? `${formatShortDate(first, settings)} becomes ${formatShortDate(addDays(first, days), settings)}`
            : undefined
        }
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
          }}
        />
      </Field>
    </Dialog>
  );
}
