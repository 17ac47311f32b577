import { cloneElement, type ReactElement, useRef, useState } from 'react';
import { takeFocus } from '#client/later/later.tsx';
import { type DateSettings, MonthPicker } from './month-picker.tsx';
import { Popover } from '#client/ui/menus/popover.tsx';

export interface DatePopoverProps {
  trigger: ReactElement;
  label: string;
  value: string | null;
  settings: DateSettings;
  onPick: (date: string) => void;
}

/** A month at its trigger, fetched when that is first used: it opens at once. */
export function DatePopover({ trigger, label, value, settings, onPick }: DatePopoverProps) {
  const [isOpen, setOpen] = useState(true);
  // A trigger is a button of the kit, which takes all that a button takes.
  const button = trigger as ReactElement<Record<string, unknown>>;
  const day = useRef<HTMLButtonElement>(null);
  return (
    <Popover
      trigger={cloneElement(button, { ref: takeFocus })}
      label={label}
      open={isOpen}
      onOpenChange={setOpen}
      initialFocus={day}
    >
      {(close) => (
        <MonthPicker
          value={value}
          settings={settings}
          dayRef={day}
          onPick={(date) => {
            onPick(date);
            close();
          }}
        />
      )}
    </Popover>
  );
}
