import { DateField } from '#client/ui/dates/date-field.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import './read-on.css';

interface ReadOnProps {
  value: string | null;
  onChange: (value: string | null) => void;
  problem: string | undefined;
  formats: DayFormats;
}

/** The day on which the numbers that are entered now were read from the platforms. */
export function ReadOn({ value, onChange, problem, formats }: ReadOnProps) {
  return (
    <Field label="Read on" className="read-on" error={problem}>
      <DateField value={value} onChange={onChange} settings={formats} inWords clearable={false} />
    </Field>
  );
}
