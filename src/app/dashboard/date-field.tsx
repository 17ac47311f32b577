import { CalendarDays } from 'lucide-react';
import { formatRowDate } from '#client/format-dates.ts';
import type { DaySettings } from '#domains/tasks/components/day-settings.ts';
import './date-field.css';

interface DateFieldProps {
  value: string;
  settings: DaySettings;
  onChange: (date: string | undefined) => void;
}

/** A date in words ('Today'), with the browser's own calendar under it. */
export function DateField({ value, settings, onChange }: DateFieldProps) {
  return (
    <label className="date-field">
      <CalendarDays aria-hidden="true" />
      <span aria-hidden="true">{formatRowDate(value, settings)}</span>
      <input
        type="date"
        aria-label="Date"
        value={value}
        onChange={(event) => onChange(event.target.value || undefined)}
        onClick={(event) => event.currentTarget.showPicker?.()}
      />
    </label>
  );
}
