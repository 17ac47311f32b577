import { CircleAlert } from 'lucide-react';
import { useId, useMemo, type ReactNode } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';
import { FieldContext } from './field-context.ts';
import './field.css';

export { PasswordInput, TextArea, TextInput } from './text-input.tsx';

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** Takes the place of the hint. */
  error?: string | undefined;
  optional?: boolean | undefined;
  /** Set when the children are several controls, such as radios: the label then names the set. */
  group?: boolean;
  hideLabel?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A label above, the control, and one line of hint or error under it, tied together for screen readers. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  group = false,
  hideLabel = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = Boolean(error ?? hint);
  const wiring = useMemo(
    () => ({
      id,
      labelId: `${id}-label`,
      describedBy: hasNote ? noteId : undefined,
      invalid: Boolean(error),
      group,
    }),
    [id, noteId, hasNote, error, group],
  );
  const words = (
    <>
      {label}
      {optional ? <span className="opt"> optional</span> : null}
    </>
  );
  const labelClass = classNames('lbl', hideLabel && 'sr');
  return (
    <FieldContext value={wiring}>
      <div
        className={classNames('field', className)}
        role={group ? 'group' : undefined}
        aria-labelledby={group ? wiring.labelId : undefined}
      >
        {group ? (
          <span id={wiring.labelId} className={labelClass}>
            {words}
          </span>
        ) : (
          <label id={wiring.labelId} htmlFor={id} className={labelClass}>
            {words}
          </label>
        )}
        {children}
        {error ? (
          <span id={noteId} className="errtext">
            <CircleAlert aria-hidden="true" />
            {error}
          </span>
        ) : hint ? (
          <span id={noteId} className="hint">
            {hint}
          </span>
        ) : null}
      </div>
    </FieldContext>
  );
}

/** What went wrong with the form as a whole, announced when it appears. */
export function FormError({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p role="alert" className="form-error">
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
