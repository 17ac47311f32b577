import { Check } from 'lucide-react';
import { categoryColors, type CategoryColor } from '#shared/colors.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { Radios } from './radios.tsx';
import '#client/ui/marks/tape.css';
import { capitalized } from '#shared/words/capitalized.ts';

type TapeRadiosProps<T> = {
  value: T | null;
  onChange: (value: T) => void;
  options: readonly { value: T; label: string; color?: CategoryColor }[];
  label: string;
};

/** Chooses one category among pieces of tape. */
export function TapeRadios<T extends string | number>({
  value,
  onChange,
  options,
  label,
}: TapeRadiosProps<T>) {
  return (
    <Radios
      value={value}
      onChange={onChange}
      options={options}
      label={label}
      className="tape-radios"
      optionClass={(option) => classNames('tape', option.color)}
    >
      {(option) => option.label}
    </Radios>
  );
}

type ColorSwatchesProps = {
  value: CategoryColor;
  onChange: (value: CategoryColor) => void;
  label: string;
};

/** Chooses one of the eight colours. */
export function ColorSwatches({ value, onChange, label }: ColorSwatchesProps) {
  return (
    <Radios
      value={value}
      onChange={onChange}
      options={SWATCHES}
      label={label}
      className="swatches"
      optionClass={(option) => classNames('swatch', option.value)}
    >
      {(_option, isChecked) => (isChecked ? <Check aria-hidden="true" /> : null)}
    </Radios>
  );
}

const SWATCHES = categoryColors.map((color) => ({
  value: color,
  label: capitalized(color),
}));
