import { useState } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';
import { Field, TextArea, TextInput } from '#client/ui/fields/field.tsx';

interface CountedTextProps {
  label: string;
  value: string;
  onSave: (text: string) => void;
  /** How many characters the platform takes; only told, never in the way. */
  limit: number | undefined;
  /** How many are kept at most. */
  max: number;
  optional?: boolean;
  multiline?: boolean;
  disabled?: boolean;
}

const nearShare = 0.9;

/** A text with a counter: amber near the platform's limit, red over it. Leaving it saves. */
export function CountedText({
  label,
  value,
  onSave,
  limit,
  max,
  optional = false,
  multiline = false,
  disabled = false,
}: CountedTextProps) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? value;
  const Input = multiline ? TextArea : TextInput;
  const isTooLong = text.length > max;

  function save() {
    if (typed === undefined || isTooLong) return;
    if (typed !== value) onSave(typed);
    setTyped(undefined);
  }

  return (
    <Field
      label={label}
      optional={optional}
      error={isTooLong ? `Use at most ${max.toLocaleString('en')} characters` : undefined}
      hint={limit === undefined ? undefined : <Counter length={text.length} limit={limit} />}
    >
      <Input
        dir="auto"
        autoComplete="off"
        disabled={disabled}
        value={text}
        onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
          setTyped(currentTarget.value)
        }
        onBlur={save}
      />
    </Field>
  );
}

function Counter({ length, limit }: { length: number; limit: number }) {
  const isOver = length > limit;
  const isNear = !isOver && length >= limit * nearShare;
  return (
    <span className={classNames('counter', isOver && 'late', isNear && 'warn')}>
      {`${length.toLocaleString('en')} of ${limit.toLocaleString('en')}`}
      {isOver ? `, ${(length - limit).toLocaleString('en')} too many` : ''}
    </span>
  );
}
