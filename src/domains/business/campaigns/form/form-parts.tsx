import type { FormEvent, ReactNode, RefObject } from 'react';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/dates/date-field.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { Switch } from '#client/ui/choices/switch.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import './form-parts.css';

interface FormDialogProps {
  title: string;
  open: boolean;
  dirty: boolean;
  /** What the button says that sends it. */
  submitLabel: string;
  /** False while there is nothing to send. */
  canSubmit?: boolean;
  onSubmit: () => void;
  /** Where something is added: saves it and opens it, for whoever has more to say. */
  onSaveAndOpen?: () => void;
  onClose: () => void;
  size?: 'md' | 'lg';
  form: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** A form of a deal's page. */
export function FormDialog(props: FormDialogProps) {
  const { title, open, dirty, submitLabel, canSubmit = true, onSubmit, onClose } = props;
  const { size, form, children, onSaveAndOpen } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      dirty={dirty}
      size={size ?? 'md'}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
      onSaveAndOpen={onSaveAndOpen && (() => (canSubmit ? onSaveAndOpen() : undefined))}
      footer={
        <>
          {onSaveAndOpen ? (
            <Button
              variant="ghost"
              kbd="mod+enter"
              disabled={!canSubmit}
              onClick={() => onSaveAndOpen()}
            >
              Save and open
            </Button>
          ) : null}
          <span className="end" />
          <DialogClose />
          <Button
            type="submit"
            variant="primary"
            kbd={onSaveAndOpen ? 'enter' : 'mod+enter'}
            disabled={!canSubmit}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <div className="deal-form" ref={form}>
        {children}
      </div>
    </Dialog>
  );
}

/** Fields beside each other; one under another on phones. */
export function Fields({ children, columns = 2 }: { children: ReactNode; columns?: 2 | 3 }) {
  return <div className={`deal-fields of-${columns}`}>{children}</div>;
}

interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  optional?: boolean;
}

/** A line of text. */
export function TextField({
  value,
  onChange,
  maxLength,
  placeholder,
  type,
  ...field
}: FieldProps & {
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  placeholder?: string;
  type?: 'text' | 'url';
}) {
  return (
    <Field {...field}>
      <TextInput
        dir="auto"
        autoComplete="off"
        type={type === 'url' ? 'text' : (type ?? 'text')}
        inputMode={type === 'url' ? 'url' : undefined}
        maxLength={maxLength}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

/** A field with a number in it; null is none. */
export type NumberFieldProps = FieldProps & {
  value: number | null;
  onChange: (value: number | null) => void;
  unit?: string;
};

/** A whole number; null for none, NaN for what is none, which the schema refuses. */
export function NumberField({ value, onChange, unit, ...field }: NumberFieldProps) {
  return (
    <Field {...field}>
      <TextInput
        type="number"
        inputMode="numeric"
        step="any"
        value={value === null || Number.isNaN(value) ? '' : value}
        trailing={unit ? <span className="faint">{unit}</span> : null}
        onChange={(event) =>
          onChange(event.target.value === '' ? null : Number(event.target.value))
        }
      />
    </Field>
  );
}

/** A day, or none. */
export function DayField({
  value,
  onChange,
  formats,
  ...field
}: FieldProps & {
  value: string | null;
  onChange: (value: string | null) => void;
  formats: DayFormats;
}) {
  return (
    <Field {...field}>
      <DateField value={value} onChange={onChange} settings={formats} clearable />
    </Field>
  );
}

/** One of a few. */
export function ChoiceField<T extends string>({
  value,
  onChange,
  options,
  ...field
}: FieldProps & {
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; label: string }[];
}) {
  return (
    <Field {...field}>
      <Select label={field.label} value={value} onChange={onChange} options={options} />
    </Field>
  );
}

/** Something that is so, or not. */
export function SwitchField({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <Switch label={label} checked={checked} onChange={onChange}>
      <span>{label}</span>
    </Switch>
  );
}
