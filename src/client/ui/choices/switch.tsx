import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';
import { useFieldControl } from '#client/ui/fields/field-context.ts';
import './switch.css';

type SwitchProps = Omit<
  ComponentProps<'input'>,
  'onChange' | 'checked' | 'children' | 'type' | 'size'
> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Names the switch; give `children` as well to show words beside it. */
  label: string;
  children?: ReactNode;
};

/** Turns a setting on or off at once, without a save. */
export function Switch({ checked, onChange, label, children, className, ...rest }: SwitchProps) {
  const wiring = useFieldControl(rest);
  return (
    <label className={classNames('switch-row', className)}>
      <span className="switch">
        <input
          {...rest}
          {...wiring}
          type="checkbox"
          role="switch"
          aria-label={label}
          checked={checked}
          aria-checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
      </span>
      {children}
    </label>
  );
}
