import { Combobox as Base } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Check, Search } from 'lucide-react';
import { useState } from 'react';
import { takeFocus } from '#client/later/later.tsx';
import type { StoodIn } from '#client/later/stand-in.ts';
import { ComboboxFace, type ComboboxGroup, type ComboboxProps } from './combobox.tsx';
import { useFieldControl } from '#client/ui/fields/field-context.ts';
import { useBackCloses } from '#client/ui/overlays/use-back-closes.ts';
import './combobox.css';
import './menu.css';
import './popup.css';

type ComboboxListProps = ComboboxProps & StoodIn;

/** The combobox itself, with the list that opens under it. */
export function ComboboxList({
  value,
  onChange,
  groups,
  label,
  placeholder,
  emptyText,
  icon,
  most,
  defaultOpen,
  hasFocus,
}: ComboboxListProps) {
  const wiring = useFieldControl();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(defaultOpen ?? false);
  useBackCloses({ isOpen, close: () => setOpen(false) });
  return (
    // The list would bring a <style> element of its own, which our policy forbids.
    <CSPProvider disableStyleElements>
      <Base.Root<string>
        items={groups}
        value={value}
        onValueChange={(next) => (next === null ? undefined : onChange(next))}
        onInputValueChange={setTyped}
        filter={matches}
        limit={most ?? -1}
        open={isOpen}
        onOpenChange={setOpen}
        autoHighlight
      >
        <Base.Trigger
          {...wiring}
          ref={hasFocus ? takeFocus : undefined}
          aria-label={label}
          className="select"
        >
          <ComboboxFace value={value} icon={icon} />
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner
            className="popup-layer"
            align="start"
            sideOffset={4}
            collisionPadding={8}
          >
            <Base.Popup className="popup combobox" aria-label={label}>
              <div className="combobox-query row fixed-size">
                <Search aria-hidden="true" />
                <Base.Input placeholder={placeholder} aria-label={placeholder} />
              </div>
              <Base.Empty>
                <div className="combobox-empty">{emptyText(typed.trim())}</div>
              </Base.Empty>
              <Base.List className="combobox-list" aria-label={label}>
                {(group: ComboboxGroup) => (
                  <Base.Group key={group.value} items={group.items}>
                    <Base.GroupLabel className="menu-group">{group.value}</Base.GroupLabel>
                    <Base.Collection>
                      {(item: string) => (
                        <Base.Item key={item} value={item} className="menu-item">
                          <span className="grow trunc">{item}</span>
                          <Base.ItemIndicator className="select-tick">
                            <Check aria-hidden="true" />
                          </Base.ItemIndicator>
                        </Base.Item>
                      )}
                    </Base.Collection>
                  </Base.Group>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}

/** Every word that was typed, anywhere in it: 'new york', 'york am'. */
function matches(item: string, typed: string): boolean {
  const text = plain(item);
  return plain(typed)
    .split(' ')
    .every((word) => text.includes(word));
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[_/]/g, ' ').trim();
}
