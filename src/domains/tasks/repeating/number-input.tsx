import { useState } from 'react';
import { TextInput } from '#client/ui/fields/field.tsx';

interface NumberInputProps {
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

/** A whole number from 1 on; while it is being typed it may be none. */
export function NumberInput({ label, value, max, onChange }: NumberInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      className="repeat-number"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={typed ?? String(value)}
      onFocus={(event) => event.target.select()}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '').slice(0, 3);
        setTyped(digits);
        const number = Number(digits);
        if (number >= 1 && number <= max) onChange(number);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
