import { CalendarDays, X } from 'lucide-react';
import { type KeyboardEventHandler, type Ref, useState } from 'react';
import { isDate } from '#shared/clock.ts';
import { formatFieldDate, formatRowDate } from '#client/words/format-dates.ts';
import { LaterPopup } from '#client/later/later-popup.tsx';
import { readDate } from '#client/words/read-date.ts';
import { IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import type { DatePopoverProps } from './date-popover.tsx';
import type { DateSettings } from './month-picker.tsx';
import { useFieldLooks } from '#client/ui/fields/field-context.ts';
import { TextInput } from '#client/ui/fields/text-input.tsx';
import './date-field.css';

interface DateFieldProps {
  /** 'YYYY-MM-DD', or what was typed and is no date. */
  value: string | null;
  /** Told the date, null for none; what is no date comes as typed, so that the schema refuses it. */
  onChange: (value: string | null) => void;
  settings: DateSettings;
  /** For fields without a Field around them. */
  label?: string;
  clearable?: boolean;
  /** Reads 'Today' until it is typed in, for bars and rows. */
  inWords?: boolean;
  size?: 'md' | 'lg';
  quiet?: boolean;
  disabled?: boolean;
  className?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  onBlur?: () => void;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
}

const placeholders = { MDY: 'MM/DD/YYYY', DMY: 'DD/MM/YYYY', YMD: 'YYYY-MM-DD' };

/**
 * A date, typed in the user's own format or in words ('tomorrow', 'fri'), or chosen from a month.
 * Not the native one, because that follows the browser's language.
 */
export function DateField({
  value,
  onChange,
  settings,
  label,
  clearable = false,
  inWords = false,
  onBlur,
  ...input
}: DateFieldProps) {
  // What is being typed; otherwise the field shows its value in the user's format.
  const [typed, setTyped] = useState<string>();
  const date = value && isDate(value) ? value : null;
  const format = inWords ? formatRowDate : formatFieldDate;
  const shown = date ? format(date, settings) : (value ?? '');

  const { isReadOnly } = useFieldLooks();
  if (isReadOnly)
    return <span className="prop-text num">{date ? formatRowDate(date, settings) : null}</span>;

  function type(text: string) {
    setTyped(text);
    const words = text.trim();
    onChange(words === '' ? null : (readDate(words, settings) ?? words));
  }

  return (
    <TextInput
      {...input}
      className={classNames('date-field-box', inWords && 'in-words', input.className)}
      aria-label={label}
      autoComplete="off"
      placeholder={placeholders[settings.dateFormat]}
      value={typed ?? shown}
      data-saved={typed === undefined ? '' : undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(undefined);
        input.onKeyDown?.(event);
      }}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => (inWords ? event.target.select() : undefined)}
      onClick={({ currentTarget }) =>
        inWords && typed === undefined ? currentTarget.select() : undefined
      }
      onBlur={() => {
        setTyped(undefined);
        onBlur?.();
      }}
      icon={
        <DatePickerButton
          value={date}
          settings={settings}
          label="Choose a date"
          trigger={
            <IconButton
              size="sm"
              tooltip={false}
              disabled={input.disabled}
              label="Choose a date"
              icon={<CalendarDays />}
            />
          }
          onPick={(picked) => {
            setTyped(undefined);
            onChange(picked);
          }}
        />
      }
      trailing={
        <>
          {date && !inWords ? (
            <span className="date-field-words">{formatRowDate(date, settings)}</span>
          ) : null}
          {clearable && value ? (
            <IconButton
              size="sm"
              tooltip={false}
              disabled={input.disabled}
              label="Clear the date"
              icon={<X />}
              onClick={() => {
                setTyped(undefined);
                onChange(null);
              }}
            />
          ) : null}
        </>
      }
    />
  );
}

const loadPopover = () => import('./date-popover.tsx').then((part) => part.DatePopover);

/** A button of any looks that opens a month to choose a day from. */
export function DatePickerButton(props: DatePopoverProps) {
  return <LaterPopup load={loadPopover} props={props} opens="dialog" />;
}
