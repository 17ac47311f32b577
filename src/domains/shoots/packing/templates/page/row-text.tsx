import { useId, useState } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';
import './row-text.css';

interface RowTextProps {
  label: string;
  value: string;
  maxLength: number;
  className?: string;
  placeholder?: string;
  /** As wide as its text. */
  isFitted?: boolean;
  /** Gives the sentence where a text will not do. */
  check?: (text: string) => string | undefined;
  onSave: (text: string) => void;
}

/** A text that is written where it stands: Enter or leaving saves it, Escape brings it back. */
export function RowText(props: RowTextProps) {
  const { label, value, maxLength, className, placeholder, isFitted = false } = props;
  const { check, onSave } = props;
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const wrongId = useId();

  function save() {
    const text = (typed ?? value).trim();
    const refused = text === value ? undefined : check?.(text);
    setWrong(refused);
    if (refused) return;
    if (text !== '' && text !== value) onSave(text);
    setTyped(undefined);
  }

  return (
    <span className={classNames('row-text', isFitted && 'is-fitted', className)}>
      <input
        dir="auto"
        autoComplete="off"
        // As it was saved the key for undo is not its own.
        data-saved={typed === undefined ? '' : undefined}
        aria-label={label}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? wrongId : undefined}
        placeholder={placeholder}
        maxLength={maxLength}
        size={isFitted ? Math.max(3, (typed ?? value).length) : undefined}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(undefined);
        }}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            save();
          } else if (event.key === 'Escape' && typed !== undefined) {
            event.stopPropagation();
            setTyped(undefined);
            setWrong(undefined);
          }
        }}
      />
      {wrong ? (
        <span id={wrongId} className="row-text-wrong xs late" role="alert">
          {wrong}
        </span>
      ) : null}
    </span>
  );
}
