import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { takeFocus } from '#client/later/later.tsx';
import type { StoodIn } from '#client/later/stand-in.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { useFieldControl } from '#client/ui/fields/field-context.ts';
import { SelectFace, type SelectProps } from './select.tsx';
import { useBackCloses } from '#client/ui/overlays/use-back-closes.ts';
import '#client/ui/fields/field.css';
import './popup.css';
import './menu.css';
import './select.css';

type SelectListProps<T extends string> = SelectProps<T> & StoodIn;

/** The select itself, fetched when the page is calm: the first list does not wait for it. */
export function SelectList<T extends string>({
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
  defaultOpen,
  hasFocus,
}: SelectListProps<T>) {
  const wiring = useFieldControl({ id });
  const [isOpen, setOpen] = useState(defaultOpen ?? false);
  useBackCloses({ isOpen, close: () => setOpen(false) });
  const chosen = options.find((option) => option.value === value);
  return (
    // The list would bring a <style> element to hide its scrollbar, which our policy forbids.
    <CSPProvider disableStyleElements>
      <Base.Root<T>
        value={value ?? null}
        onValueChange={(next) => (next === null ? undefined : onChange(next))}
        disabled={disabled}
        name={name}
        open={isOpen}
        onOpenChange={setOpen}
        items={options}
      >
        <Base.Trigger
          {...wiring}
          ref={hasFocus ? takeFocus : undefined}
          aria-label={label}
          className={classNames('select', size !== 'md' && size, quiet && 'quiet', className)}
        >
          <SelectFace chosen={chosen} renderValue={renderValue} placeholder={placeholder} />
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
                    <Base.ItemText className="grow">
                      {option.label}
                      {option.hint ? <span className="xs block faint">{option.hint}</span> : null}
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
