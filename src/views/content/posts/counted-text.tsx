import { classNames } from '#client/ui/base/class-names.ts';
import { Property } from '#client/record/property-list.tsx';
import { useSavedText } from '#client/record/saved-text.ts';
import { TextArea, TextInput } from '#client/ui/fields/text-input.tsx';
import { numberText } from '#shared/words/number-text.ts';

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
  const Input = multiline ? TextArea : TextInput;
  const { control, error } = useSavedText({
    value,
    read: (typed) =>
      typed.length > max
        ? { error: `Use at most ${numberText(max)} characters` }
        : { value: typed },
    onSave,
    isLong: multiline,
  });
  return (
    <Property
      label={label}
      isWide
      error={error}
      hint={
        limit === undefined ? undefined : <Counter length={control.value.length} limit={limit} />
      }
    >
      <Input {...control} {...(multiline ? { rows: 1 } : {})} placeholder={placeholder} />
    </Property>
  );
}

function Counter({ length, limit }: { length: number; limit: number }) {
  const isOver = length > limit;
  const isNear = !isOver && length >= limit * nearShare;
  return (
    <span className={classNames('num', isOver && 'late', isNear && 'warn')}>
      {`${numberText(length)} of ${numberText(limit)}`}
      {isOver ? `, ${numberText(length - limit)} too many` : ''}
    </span>
  );
}
