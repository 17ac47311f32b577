import { useState } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';
import { Property } from '#client/record/property-list.tsx';
import { TextArea, TextInput } from '#client/ui/fields/text-input.tsx';

interface CountedTextProps {
  label: string;
  value: string;
  onSave: (text: string) => void;
  /** How many characters the platform takes; only told, never in the way. */
  limit: number | undefined;
  /** How many are kept at most. */
  max: number;
  placeholder: string;
  multiline?: boolean;
}

const nearShare = 0.9;

/** A text with a counter: amber near the platform's limit, red over it. Leaving it saves. */
export function CountedText({
  label,
  value,
  onSave,
  limit,
  max,
  placeholder,
  multiline = false,
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
    <Property
      label={label}
      isWide
      error={isTooLong ? `Use at most ${max.toLocaleString('en')} characters` : undefined}
      hint={limit === undefined ? undefined : <Counter length={text.length} limit={limit} />}
    >
      <Input
        dir="auto"
        autoComplete="off"
        {...(multiline ? { rows: 1 } : {})}
        data-saved={typed === undefined ? '' : undefined}
        placeholder={placeholder}
        value={text}
        onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
          setTyped(currentTarget.value)
        }
        onBlur={save}
        onKeyDown={(event: React.KeyboardEvent) => {
          if (event.key === 'Enter' && (!multiline || event.metaKey || event.ctrlKey)) save();
          if (event.key !== 'Escape' || typed === undefined) return;
          // What is around it stays open.
          event.stopPropagation();
          setTyped(undefined);
        }}
      />
    </Property>
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
