import { type FormEvent, useState } from 'react';
import type { CalendarSource } from '#client/words/calendar.ts';
import { addDays, daysBetween, daysFrom, startOfWeek } from '#client/words/dates.ts';
import { isDate } from '#shared/clock.ts';
import { formatShortRange } from '#client/words/format-dates.ts';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/dates/date-field.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { copyPosts } from '#views/content/posts/plan-many.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';

interface CopyWeekDialogProps {
  /** A day of the week that is copied. */
  date: string;
  /** What the filters let through. */
  source: CalendarSource;
  open: boolean;
  settings: DaySettings;
  onClose: () => void;
}

const daysInWeek = 7;

/** Copies the posts of a week to another one, each to the same weekday and time. */
export function CopyWeekDialog({ date, source, open, settings, onClose }: CopyWeekDialogProps) {
  const weekOf = (day: string) => startOfWeek(day, settings.weekStartsOn);
  const nameOf = (first: string) =>
    formatShortRange(first, addDays(first, daysInWeek - 1), settings);
  const [from, setFrom] = useState<string | null>(date);
  const [to, setTo] = useState<string | null>(addDays(date, daysInWeek));
  const [error, setError] = useState<string>();
  const [first, target] = [from, to].map((day) => (day && isDate(day) ? weekOf(day) : undefined));
  const ids = first
    ? daysFrom(first, daysInWeek)
        .flatMap(source.on)
        .filter(({ shape }) => shape?.kind === 'piece' && shape.state !== 'skipped')
        .map(({ id }) => id)
    : [];

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!first || !target) return setError('Use a date that exists, like tomorrow');
    if (first === target) return setError('Choose another week than the one that is copied');
    copyPosts(ids, daysBetween(first, target));
    onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Copy week"
      description="Each post becomes a new draft on the same weekday, with its texts and its time."
      onSubmit={submit}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary" disabled={ids.length === 0}>
            {ids.length === 0
              ? 'Copy'
              : `Copy ${ids.length} ${ids.length === 1 ? 'post' : 'posts'}`}
          </Button>
        </>
      }
    >
      <Field
        label="From the week of"
        hint={first ? weekText(nameOf(first), ids.length) : undefined}
      >
        <DateField value={from} settings={settings} onChange={setFrom} />
      </Field>
      <Field label="To the week of" error={error} hint={target ? nameOf(target) : undefined}>
        <DateField
          value={to}
          settings={settings}
          onChange={(day) => {
            setTo(day);
            setError(undefined);
          }}
        />
      </Field>
    </Dialog>
  );
}

function weekText(name: string, count: number): string {
  if (count === 0) return `${name}: no posts to copy`;
  return `${name}: ${count} ${count === 1 ? 'post' : 'posts'}`;
}
