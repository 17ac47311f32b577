import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoney } from '#client/words/format-money.ts';
import { Select, type SelectOption } from '#client/ui/menus/select.tsx';
import { Switch } from '#client/ui/choices/switch.tsx';
import { DateField } from '#client/ui/dates/date-field.tsx';
import type { DateSettings } from '#client/ui/dates/month-picker.tsx';
import { TagsInput } from '#client/ui/fields/tags-input.tsx';
import { TextArea, TextInput } from '#client/ui/fields/text-input.tsx';
import { amountText, readAmount } from '#shared/money.ts';
import { Property } from './property-list.tsx';
import { useSavedDate } from './saved-date.ts';
import { type Reading, type SavedTextOptions, useSavedText } from './saved-text.ts';
import { useSeesMoney } from './sees-money.ts';

interface Named {
  label: string;
  /** What an empty one says: 'Add a series'. */
  add?: string;
  hint?: ReactNode;
  isWide?: boolean;
}

interface TextPropertyProps<T> extends Named, SavedTextOptions<T> {
  trailing?: ReactNode;
  inputMode?: 'decimal' | 'numeric' | 'text' | 'url';
  /** What is read by who may not write. */
  shown?: ReactNode;
}

/** A line, or with `isLong` a few of them: a name, a number, a note. */
export function TextProperty<T extends string | number | null>({
  label,
  add,
  hint,
  isWide,
  trailing,
  inputMode,
  shown,
  ...saved
}: TextPropertyProps<T>) {
  const { control, error } = useSavedText(saved);
  const isEmpty = saved.value === null || saved.value === '';
  const name = isEmpty ? (add ?? 'Add') : false;
  return (
    <Property label={label} empty={name} isWide={isWide} hint={hint} error={error} shown={shown}>
      {saved.isLong ? (
        <TextArea rows={1} {...control} />
      ) : (
        <TextInput inputMode={inputMode} trailing={trailing} {...control} />
      )}
    </Property>
  );
}

/** A web address, with the way to it. */
export function LinkProperty(props: TextPropertyProps<string | null>) {
  const { value, label } = props;
  if (!value) return <TextProperty inputMode="url" {...props} />;
  const way = { href: value, target: '_blank', rel: 'noopener noreferrer nofollow' };
  return (
    <TextProperty
      inputMode="url"
      {...props}
      // What goes without saying is not said: there is little room.
      text={value.replace(/^https:\/\//, '').replace(/^([^/]+)\/$/, '$1')}
      shown={
        <a className="trunc" {...way}>
          {value.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
        </a>
      }
      trailing={
        <a className="iconbtn sm" aria-label={`Open ${label}`} {...way}>
          <ExternalLink aria-hidden="true" />
        </a>
      }
    />
  );
}

interface MoneyPropertyProps extends Named {
  /** In minor units. */
  value: number | null;
  currency: string;
  onSave: (amountMinor: number | null) => void;
  /** What the schema has against an amount. */
  read: (typed: string) => Reading<number | null>;
}

/** An amount of a currency; it is not there for whom the workspace keeps its money from. */
export function MoneyProperty({ value, currency, read, ...named }: MoneyPropertyProps) {
  if (!useSeesMoney()) return null;
  function readMoney(typed: string): Reading<number | null> {
    const amount = typed.trim() === '' ? '' : readAmount(typed, currency);
    return typeof amount === 'object' ? amount : read(String(amount));
  }
  return (
    <TextProperty
      {...named}
      inputMode="decimal"
      value={value}
      text={value === null ? '' : amountText(value, currency)}
      shown={value === null ? undefined : formatMoney(value, currency)}
      trailing={<span className="faint">{currency}</span>}
      read={readMoney}
    />
  );
}

interface DatePropertyProps extends Named {
  value: string | null;
  settings: DateSettings;
  /** Why a day cannot be this one, beside other days of the record. */
  problemOf?: (date: string | null) => string | undefined;
  onSave: (date: string | null) => void;
}

/** A date: saved when it is picked or cleared, a typed one once the field is left. */
export function DateProperty(props: DatePropertyProps) {
  const { label, add, hint, value, settings, problemOf, onSave } = props;
  const { control, error } = useSavedDate({ value, problemOf, onSave });
  return (
    <Property
      label={label}
      empty={value === null ? (add ?? 'Add a day') : false}
      hint={hint}
      error={error}
    >
      <DateField inWords clearable settings={settings} {...control} />
    </Property>
  );
}

interface ChoicePropertyProps<T extends string> extends Named {
  value: T;
  options: readonly SelectOption<T>[];
  /** The one that stands for nothing. */
  none?: T;
  onSave: (value: T) => void;
}

/** One of a few. */
export function ChoiceProperty<T extends string>(props: ChoicePropertyProps<T>) {
  const { label, add, hint, value, options, none, onSave } = props;
  return (
    <Property label={label} hint={hint} empty={value === none ? (add ?? 'Choose') : false}>
      <Select label={label} value={value} options={options} onChange={onSave} />
    </Property>
  );
}

interface TagsPropertyProps {
  value: readonly string[];
  suggestions: readonly string[];
  onSave: (tags: string[]) => void;
}

/** Words that a record is found by. */
export function TagsProperty({ value, suggestions, onSave }: TagsPropertyProps) {
  return (
    <Property label="Tags" isWide empty={value.length === 0 ? 'Add a tag' : false}>
      <TagsInput value={value} suggestions={suggestions} onChange={onSave} />
    </Property>
  );
}

interface SwitchPropertyProps extends Named {
  value: boolean;
  /** What the switch says of itself, where the label is too short for it. */
  name?: string;
  onSave: (value: boolean) => void;
}

/** Yes or no. */
export function SwitchProperty({ label, hint, value, name, onSave, isWide }: SwitchPropertyProps) {
  return (
    <Property label={label} hint={hint} isWide={isWide} shown={value ? 'Yes' : 'No'}>
      <Switch label={name ?? label} checked={value} onChange={onSave}>
        {isWide ? name : null}
      </Switch>
    </Property>
  );
}
