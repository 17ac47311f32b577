import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field-context.ts';
import './field.css';
import './popup.css';
import './menu.css';
import './select.css';

export type SelectOption<T extends string> = {
  value: T;
  label: string;
  icon?: ReactNode;
  hint?: string;
  disabled?: boolean;
};

type SelectProps<T extends string> = {
  value: T | null | undefined;
  onChange: (value: T) => void;
  options: readonly SelectOption<T>[];
  label: string;
  size?: 'sm' | 'md' | 'lg';
  /** No box until it is used, for toolbars and rows. */
  quiet?: boolean;
  renderValue?: (option: SelectOption<T> | undefined) => ReactNode;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  id?: string;
  className?: string;
};

/** Chooses one of many; letters jump, arrows move, as in the native one. */
export function Select<T extends string>({
  value,
  onChange,
  options,
  label,
  size = 'md',
  quiet = false,
  renderValue,
  placeholder = 'Choose…',
  disabled,
  name,
  id,
  className,
}: SelectProps<T>) {
  const wiring = useFieldControl({ id });
  const chosen = options.find((option) => option.value === value);
  return (
    // The list would bring a <style> element to hide its scrollbar, which our policy forbids.
    <CSPProvider disableStyleElements>
      <Base.Root<T>
        value={value ?? null}
        onValueChange={(next) => (next === null ? undefined : onChange(next))}
        disabled={disabled}
        name={name}
        items={options}
      >
        <Base.Trigger
          {...wiring}
          aria-label={label}
          className={classNames('select', size !== 'md' && size, quiet && 'quiet', className)}
        >
          <span className="select-value">
            {renderValue ? (
              renderValue(chosen)
            ) : chosen ? (
              <Value option={chosen} />
            ) : (
              <span className="faint">{placeholder}</span>
            )}
          </span>
          <ChevronDown aria-hidden="true" />
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner
            className="popup-layer"
            alignItemWithTrigger={false}
            sideOffset={4}
            collisionPadding={8}
          >
            <Base.Popup className="popup menu select-popup">
              <Base.List aria-label={label}>
                {options.map((option) => (
                  <Base.Item
                    key={option.value}
                    value={option.value}
                    label={option.label}
                    disabled={option.disabled}
                    className="menu-item"
                  >
                    {option.icon}
                    <Base.ItemText className="menu-text">
                      {option.label}
                      {option.hint ? <span className="menu-hint">{option.hint}</span> : null}
                    </Base.ItemText>
                    <Base.ItemIndicator className="select-tick">
                      <Check aria-hidden="true" />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}

function Value<T extends string>({ option }: { option: SelectOption<T> }) {
  return (
    <>
      {option.icon}
      <span className="trunc">{option.label}</span>
    </>
  );
}
