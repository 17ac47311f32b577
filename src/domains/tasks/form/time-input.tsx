import { Clock } from 'lucide-react';
import { useState } from 'react';
import { type Formats, formatTime } from '#client/words/format-dates.ts';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { readTime } from '#domains/tasks/rules.ts';

interface TimeInputProps {
  label: string;
  value: string | null;
  error: string | undefined;
  onChange: (value: string | null) => void;
  formats: Formats;
}

/**
 * A time as people type it: '5pm', '17:00', '5:00 PM'. Not the native one, because that follows the
 * browser's language and not the clock the user has chosen.
 */
export function TimeInput({ label, value: given, error, onChange, formats }: TimeInputProps) {
  // What is being typed; otherwise the field shows its value in the user's format.
  const [typed, setTyped] = useState<string>();
  return (
    <Field label={label} hideLabel error={error}>
      <TextInput
        icon={<Clock aria-hidden="true" />}
        autoComplete="off"
        placeholder={formats.timeFormat === '12' ? '5:00 PM' : '17:00'}
        value={typed ?? shownTime(given, formats)}
        onChange={(event) => {
          const { value } = event.target;
          setTyped(value);
          onChange(value.trim() === '' ? null : (readTime(value) ?? value.trim()));
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Field>
  );
}

/** A time in the user's format; what is none, as it was typed. */
export function shownTime(value: string | null, formats: Formats): string {
  if (!value) return '';
  return readTime(value) === value ? formatTime(value, formats) : value;
}
