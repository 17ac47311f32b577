import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { categoryColors, type CategoryColor } from '#shared/colors.ts';
import { classNames } from './class-names.ts';
import { Radios } from './radios.tsx';
import './tape.css';

const TONES = {
  lamp: 'lamp-t',
  tally: 'tally-t',
  wrap: 'wrap-t',
  plain: 'plain',
  slate: 'slate-t',
} as const;

type TapeProps = {
  color?: CategoryColor | undefined;
  tone?: keyof typeof TONES | undefined;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A label like camera tape: category, pillar or status; it cannot be pressed. */
export function Tape({ color, tone, icon, className, children }: TapeProps) {
  return (
    <span className={classNames('tape', color, tone && TONES[tone], className)}>
      {icon}
      {children}
    </span>
  );
}

/** The colour of a category as a small slanted dot, always beside its name. */
export function ColorDot({ color }: { color?: CategoryColor | undefined }) {
  return <span className={classNames('dot', color)} aria-hidden="true" />;
}

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
  label: `${color.charAt(0).toUpperCase()}${color.slice(1)}`,
}));
