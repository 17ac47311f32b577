import { useContext, useId, type ReactNode } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';
import { FieldContext } from '#client/ui/fields/field-context.ts';
import './radios.css';

export type RadioOption<T> = { value: T; label: string; disabled?: boolean };

type RadiosProps<T, O extends RadioOption<T>> = {
  value: T | null;
  onChange: (value: T) => void;
  options: readonly O[];
  label: string;
  className: string;
  optionClass?: (option: O) => string | undefined;
  /** Called with the option that is chosen, once it stands on screen. */
  onChosen?: (option: HTMLElement | null) => void;
  children: (option: O, isChecked: boolean) => ReactNode;
};

/** Native radios under any drawing: arrow keys, names and forms come from the browser. */
export function Radios<T extends string | number, O extends RadioOption<T>>({
  value,
  onChange,
  options,
  label,
  className,
  optionClass,
  onChosen,
  children,
}: RadiosProps<T, O>) {
  const name = useId();
  const field = useContext(FieldContext);
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-describedby={field?.describedBy}
      className={classNames('radios', className)}
    >
      {options.map((option) => {
        const isChecked = option.value === value;
        return (
          <label
            key={option.value}
            ref={isChecked ? onChosen : undefined}
            className={classNames('radio', optionClass?.(option))}
          >
            <input
              type="radio"
              name={name}
              aria-label={option.label}
              checked={isChecked}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {children(option, isChecked)}
          </label>
        );
      })}
    </div>
  );
}
