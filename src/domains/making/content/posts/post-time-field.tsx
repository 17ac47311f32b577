import { Clock } from 'lucide-react';
import { type Ref, useState } from 'react';
import { formatTime } from '#client/words/format-dates.ts';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
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
  const time = readPostTime(typed ?? '');

  function save() {
    if (typed === undefined || time === undefined) return;
    if (time !== value) onChange(time);
    setTyped(undefined);
  }

  return (
    <PostTimeInput
      disabled={disabled}
      typed={typed ?? (value ? formatTime(value, formats) : '')}
      onType={setTyped}
      onBlur={save}
    />
  );
}

/** A typed time as 'HH:MM', null for none, undefined for what cannot be read. */
export function readPostTime(typed: string): string | null | undefined {
  return typed.trim() === '' ? null : readTime(typed);
}

interface PostTimeInputProps {
  typed: string;
  onType: (typed: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A time while it is typed, for forms that read it themselves as they are sent. */
export function PostTimeInput({ typed, onType, ...input }: PostTimeInputProps) {
  const { timeFormat } = useFormats();
  const isUnread = readPostTime(typed) === undefined;
  return (
    <Field label="Time" optional error={isUnread ? 'Use a time like 5:00 PM' : undefined}>
      <TextInput
        {...input}
        icon={<Clock aria-hidden="true" />}
        autoComplete="off"
        placeholder={timeFormat === '12' ? '5:00 PM' : '17:00'}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </Field>
  );
}
