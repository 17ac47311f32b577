import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';
import './chip.css';

type ChipProps = Omit<ComponentProps<'button'>, 'onClick'> & {
  pressed: boolean;
  onPress: () => void;
  count?: number | undefined;
  icon?: ReactNode;
};

/** A filter that stays pressed; labels that only tell are Tape. */
export function Chip({ pressed, onPress, count, icon, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames('chip', className)}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {icon}
      {children}
      {count === undefined ? null : <span className="n">{count}</span>}
    </button>
  );
}

/** A row of chips that wraps, and scrolls sideways on phones. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="chips" aria-label={label}>
      {children}
    </fieldset>
  );
}
