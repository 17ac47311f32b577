import type { ComponentProps, ReactNode } from 'react';
import { Switch } from '#client/ui/choices/switch.tsx';
import { ColorSwatches } from '#client/ui/choices/tape-radios.tsx';
import { DateField } from '#client/ui/dates/date-field.tsx';
import { Field, PasswordInput, TextArea, TextInput } from '#client/ui/fields/field.tsx';
import { Select } from '#client/ui/menus/select.tsx';

/** Fields beside each other; one under another on phones. */
export function Fields({ children, columns = 2 }: { children: ReactNode; columns?: 2 | 3 }) {
  return <div className={columns === 2 ? 'form-pair' : 'form-trio'}>{children}</div>;
}

/** The words around a control, and what is wrong with it. */
interface Words {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  optional?: boolean;
  hideLabel?: boolean;
  className?: string;
}

/** A field as `field()` of a form gives it. */
interface Held<Value> extends Words {
  name?: string;
  value: Value;
  onChange: (value: Value) => void;
}

type Native<Control extends 'input' | 'textarea'> = Omit<
  ComponentProps<Control extends 'input' ? typeof TextInput : typeof TextArea>,
  keyof Held<unknown>
>;

function split<Props extends Words>({
  label,
  error,
  hint,
  optional,
  hideLabel,
  className,
  ...rest
}: Props) {
  return { words: { label, error, hint, optional, hideLabel, className }, rest };
}

/** A line of text. */
export function TextField(props: Held<string> & Native<'input'>) {
  const { words, rest } = split(props);
  return (
    <Field {...words}>
      <TextInput
        dir="auto"
        autoComplete="off"
        {...rest}
        onChange={({ target }) => props.onChange(target.value)}
      />
    </Field>
  );
}

/** An address of the web or of somebody; null for none. */
export function AddressField(props: Held<string | null> & Native<'input'>) {
  const { words, rest } = split(props);
  return (
    <Field {...words}>
      <TextInput
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        value={props.value ?? ''}
        onChange={({ target }) => props.onChange(target.value.trim() || null)}
      />
    </Field>
  );
}

/** A password, which can be shown. */
export function PasswordField(props: Held<string> & Native<'input'>) {
  const { words, rest } = split(props);
  return (
    <Field {...words}>
      <PasswordInput
        autoCorrect="off"
        {...rest}
        onChange={({ target }) => props.onChange(target.value)}
      />
    </Field>
  );
}

/** Several lines of text. */
export function AreaField(props: Held<string> & Native<'textarea'>) {
  const { words, rest } = split(props);
  return (
    <Field {...words}>
      <TextArea dir="auto" {...rest} onChange={({ target }) => props.onChange(target.value)} />
    </Field>
  );
}

export type NumberFieldProps = Held<number | null> & { unit?: string };

/** A whole number; null for none, NaN for what is none, which the schema refuses. */
export function NumberField({ unit, ...props }: NumberFieldProps) {
  const { words, rest } = split(props);
  const { value, onChange } = props;
  return (
    <Field {...words}>
      <TextInput
        {...rest}
        type="number"
        inputMode="numeric"
        step="any"
        value={value === null || Number.isNaN(value) ? '' : value}
        trailing={unit ? <span className="faint">{unit}</span> : null}
        onChange={({ target }) => {
          const isNone = target.value === '' && !target.validity.badInput;
          onChange(isNone ? null : target.valueAsNumber);
        }}
      />
    </Field>
  );
}

type DayFieldProps = Held<string | null> &
  Pick<ComponentProps<typeof DateField>, 'clearable' | 'onBlur'> & {
    formats: ComponentProps<typeof DateField>['settings'];
  };

/** A day, or none. */
export function DayField({ formats, clearable = true, ...props }: DayFieldProps) {
  const { words, rest } = split(props);
  return (
    <Field {...words}>
      <DateField {...rest} settings={formats} clearable={clearable} />
    </Field>
  );
}

/** One of a few. */
export function ChoiceField<T extends string>(
  props: Held<T> & { options: readonly { value: T; label: string }[] },
) {
  const { words, rest } = split(props);
  return (
    <Field {...words}>
      <Select label={words.label} {...rest} />
    </Field>
  );
}

/** One of the eight colours. */
export function ColorField(props: Held<ComponentProps<typeof ColorSwatches>['value']>) {
  const { words, rest } = split(props);
  return (
    <Field {...words} group>
      <ColorSwatches label={words.label} value={rest.value} onChange={rest.onChange} />
    </Field>
  );
}

/** Something that is so, or not. */
export function SwitchField({
  label,
  value,
  onChange,
  children = label,
}: Held<boolean> & { children?: ReactNode }) {
  return (
    <Switch label={label} checked={value} onChange={onChange}>
      <span>{children}</span>
    </Switch>
  );
}
