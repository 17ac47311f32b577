import { Clock } from 'lucide-react';
import type { Ref } from 'react';
import { formatTime } from '#client/words/format-dates.ts';
import { TextProperty } from '#client/record/properties.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { readTime } from '#domains/tasks/rules.ts';

interface PostTimeFieldProps {
  /** 'HH:MM', null for no time. */
  value: string | null;
  onChange: (time: string | null) => void;
}

const unread = 'Use a time like 5:00 PM';

/** A time as people type it, '5pm' or '17:00', told once the field is left. */
export function PostTimeField({ value, onChange }: PostTimeFieldProps) {
  const formats = useFormats();
  return (
    <TextProperty
      label="Time"
      add="Add a time"
      value={value}
      text={value ? formatTime(value, formats) : ''}
      read={(typed) => {
        const time = readPostTime(typed);
        return time === undefined ? { error: unread } : { value: time };
      }}
      onSave={onChange}
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
  ref?: Ref<HTMLInputElement>;
}

/** A time while it is typed, for forms that read it themselves as they are sent. */
export function PostTimeInput({ typed, onType, ...input }: PostTimeInputProps) {
  const { timeFormat } = useFormats();
  const isUnread = readPostTime(typed) === undefined;
  return (
    <Field label="Time" optional error={isUnread ? unread : undefined}>
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
