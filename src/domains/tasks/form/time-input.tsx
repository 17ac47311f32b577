import { Clock } from 'lucide-react';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { type Formats, formatTime } from '#client/words/format-dates.ts';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { readTime } from '#domains/tasks/rules.ts';
import type { TaskValues } from './task-values.ts';

interface TimeInputProps {
  control: Control<TaskValues>;
  name: 'startTime' | 'endTime' | 'dueTime';
  label: string;
  formats: Formats;
}

/**
 * A time as people type it: '5pm', '17:00', '5:00 PM'. Not the native one, because that follows the
 * browser's language and not the clock the user has chosen.
 */
export function TimeInput({ control, name, label, formats }: TimeInputProps) {
  const {
    field: { ref, value: given, onChange, onBlur },
    fieldState,
  } = useController({ control, name });
  // What is being typed; otherwise the field shows its value in the user's format.
  const [typed, setTyped] = useState<string>();
  return (
    <Field label={label} hideLabel error={fieldState.error?.message}>
      <TextInput
        ref={ref}
        icon={<Clock aria-hidden="true" />}
        autoComplete="off"
        placeholder={formats.timeFormat === '12' ? '5:00 PM' : '17:00'}
        value={typed ?? shown(given, formats)}
        onChange={(event) => {
          const { value } = event.target;
          setTyped(value);
          onChange(value.trim() === '' ? null : (readTime(value) ?? value.trim()));
        }}
        onBlur={() => {
          setTyped(undefined);
          onBlur();
        }}
      />
    </Field>
  );
}

function shown(value: string | null, formats: Formats): string {
  if (!value) return '';
  return readTime(value) === value ? formatTime(value, formats) : value;
}
