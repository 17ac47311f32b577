import { useState } from 'react';
import { isDate } from '#client/dates.ts';
import { DateField } from '#client/ui/date-field.tsx';
import { Field } from '#client/ui/field.tsx';
import { useFormats } from '#domains/auth/data.ts';

interface PanelDateProps {
  label: string;
  value: string | null;
  onSave: (date: string | null) => void;
  disabled?: boolean;
}

/** A date that is saved when it is picked or cleared, and a typed one once the field is left. */
export function PanelDate({ label, value, onSave, disabled = false }: PanelDateProps) {
  const settings = useFormats();
  // What is being typed: 'nov 2' on the way to 'nov 25' is no date to keep.
  const [typed, setTyped] = useState<string | null>();
  const isWrong = typed !== undefined && typed !== null && !isDate(typed);

  function save(date: string | null | undefined) {
    if (date === undefined || (date !== null && !isDate(date))) return;
    setTyped(undefined);
    if (date !== value) onSave(date);
  }

  return (
    <Field label={label} error={isWrong ? 'Choose a day' : undefined}>
      <DateField
        value={typed === undefined ? value : typed}
        settings={settings}
        clearable
        disabled={disabled}
        onChange={(date) =>
          document.activeElement instanceof HTMLInputElement ? setTyped(date) : save(date)
        }
        onBlur={() => save(typed)}
      />
    </Field>
  );
}
