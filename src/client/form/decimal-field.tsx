import { useState } from 'react';
import { TextInput, Field } from '#client/ui/fields/field.tsx';
import type { NumberFieldProps } from './form-fields.tsx';

const mostDecimals = 8;

/** A number with decimals, behind a point or a comma; null for none, NaN for what is none. */
export function DecimalField({ value, onChange, unit, ...field }: NumberFieldProps) {
  // As it is typed: '1,' is on its way to '1,08'.
  const [typed, setTyped] = useState<string | null>(null);
  const isNumber = typed === null || !Number.isNaN(numberOf(typed));
  return (
    <Field {...field}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? textOf(value)}
        trailing={unit ? <span className="faint">{unit}</span> : null}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(numberOf(target.value));
        }}
        onBlur={() => (isNumber ? setTyped(null) : undefined)}
      />
    </Field>
  );
}

function numberOf(text: string): number | null {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.');
  if (plain === '') return null;
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

function textOf(value: number | null): string {
  if (value === null || Number.isNaN(value)) return '';
  return value.toLocaleString('en', { maximumFractionDigits: mostDecimals, useGrouping: false });
}
