import { type FormEvent, useState } from 'react';
import type { CalendarEntry } from '#client/words/calendar.ts';
import { addDays, nextWeek } from '#client/words/dates.ts';
import { isDate } from '#shared/clock.ts';
import { formatRowDate } from '#client/words/format-dates.ts';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/dates/date-field.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import type { DateSettings } from '#client/ui/dates/month-picker.tsx';

interface MoveDialogProps {
  entry: CalendarEntry;
  open: boolean;
  settings: DateSettings;
  onClose: () => void;
}

/** The day that an entry moves to: one of the usual three, or any other. */
export function MoveDialog({ entry, open, settings, onClose }: MoveDialogProps) {
  const [value, setValue] = useState<string | null>(entry.date || null);
  const [error, setError] = useState<string>();
  const { today } = settings;
  const usual = [
    { label: 'Today', date: today },
    { label: 'Tomorrow', date: addDays(today, 1) },
    { label: 'Next week', date: nextWeek(today, settings.weekStartsOn) },
  ];

  function move(date: string) {
    if (date !== entry.date) entry.actions.move?.(entry.id, date);
    onClose();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (value && isDate(value)) move(value);
    else setError('Use a date that exists, like tomorrow');
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Move to…"
      description={<span dir="auto">{entry.title}</span>}
      onSubmit={submit}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary">
            Move {entry.actions.noun}
          </Button>
        </>
      }
    >
      <Field label="Date" error={error}>
        <DateField
          value={value}
          settings={settings}
          onChange={(typed) => {
            setValue(typed);
            setError(undefined);
          }}
        />
      </Field>
      <div className="row">
        {usual.map(({ label, date }) => (
          <Button key={label} onClick={() => move(date)} disabled={date === entry.date}>
            {label === 'Next week' ? `${label}, ${formatRowDate(date, settings)}` : label}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
