import { type ReactNode, useState } from 'react';
import { isDate } from '#client/words/dates.ts';
import { DateField } from './date-field.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import type { DateSettings } from './month-picker.tsx';

interface AutoSaveDateProps {
  label: string;
  value: string | null;
  settings: DateSettings;
  onSave: (date: string | null) => void;
  optional?: boolean;
  hint?: ReactNode;
  disabled?: boolean;
}

/** A date that is saved when it is picked or cleared, and a typed one once the field is left. */
export function AutoSaveDate({
  label,
  value,
  settings,
  onSave,
  optional = false,
  hint,
  disabled = false,
}: AutoSaveDateProps) {
  // What is being typed: 'nov 2' on the way to 'nov 25' is no date to keep.
  const [typed, setTyped] = useState<string | null>();
  const isWrong = typed !== undefined && typed !== null && !isDate(typed);

  function save(date: string | null | undefined) {
    if (date === undefined || (date !== null && !isDate(date))) return;
    setTyped(undefined);
    if (date !== value) onSave(date);
  }

  return (
    <Field
      label={label}
      optional={optional}
      hint={hint}
      error={isWrong ? 'Choose a day' : undefined}
    >
      <DateField
        value={typed === undefined ? value : typed}
        settings={settings}
        clearable
        disabled={disabled}
        onChange={(date) =>
          document.activeElement instanceof HTMLInputElement ? setTyped(date) : save(date)
        }
        onBlur={() => save(typed)}
        onKeyDown={({ key }) => {
          // Escape closes what is around the field before it is left.
          if (key === 'Enter' || key === 'Escape') save(typed);
        }}
      />
    </Field>
  );
}
