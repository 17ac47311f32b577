import { Clock } from 'lucide-react';
import { useState } from 'react';
import { formatTime } from '#client/format-dates.ts';
import { Field, TextInput } from '#client/ui/field.tsx';
import { useFormats } from '#domains/auth/data.ts';
import { readTime } from '#domains/tasks/rules.ts';

interface PostTimeFieldProps {
  /** 'HH:MM', null for no time. */
  value: string | null;
  onChange: (time: string | null) => void;
  disabled?: boolean;
}

/** A time as people type it, '5pm' or '17:00', told once the field is left. */
export function PostTimeField({ value, onChange, disabled = false }: PostTimeFieldProps) {
  const formats = useFormats();
  const [typed, setTyped] = useState<string>();
  const words = typed?.trim();
  const time = words ? readTime(words) : null;
  const isUnread = words !== undefined && words !== '' && time === undefined;

  function save() {
    if (typed === undefined || isUnread) return;
    if ((time ?? null) !== value) onChange(time ?? null);
    setTyped(undefined);
  }

  return (
    <Field label="Time" optional error={isUnread ? 'Use a time like 5:00 PM' : undefined}>
      <TextInput
        icon={<Clock aria-hidden="true" />}
        autoComplete="off"
        disabled={disabled}
        placeholder={formats.timeFormat === '12' ? '5:00 PM' : '17:00'}
        value={typed ?? (value ? formatTime(value, formats) : '')}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={save}
      />
    </Field>
  );
}
