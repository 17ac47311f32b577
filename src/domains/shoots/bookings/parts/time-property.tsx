import { TextProperty } from '#client/record/properties.tsx';
import { formatTime } from '#client/words/format-dates.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { readTime } from '#domains/tasks/rules.ts';

interface TimePropertyProps {
  label: string;
  add: string;
  /** 'HH:MM', null for none. */
  value: string | null;
  /** Why it cannot be this one, beside the others of the record. */
  problemOf?: (time: string | null) => string | undefined;
  onSave: (time: string | null) => void;
}

/** A time as people type it, '5pm' or '17:00', told once the field is left. */
export function TimeProperty({ value, problemOf, ...named }: TimePropertyProps) {
  const formats = useFormats();
  return (
    <TextProperty
      {...named}
      value={value}
      text={value ? formatTime(value, formats) : ''}
      read={(typed) => {
        const time = typed.trim() === '' ? null : readTime(typed);
        if (time === undefined) return { error: 'Use a time like 5:00 PM' };
        const problem = time === value ? undefined : problemOf?.(time);
        return problem ? { error: problem } : { value: time };
      }}
    />
  );
}
