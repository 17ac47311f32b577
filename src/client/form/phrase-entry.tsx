import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';
import { Button } from '#client/ui/button.tsx';
import type { usePhrases } from './use-phrases.ts';
import './phrase-entry.css';

/** What was understood of a line, and the words that said it, if any did. */
interface PhraseChip {
  label: string;
  tone?: string;
  phrase?: { words: string } | undefined;
}

interface PhraseEntryProps {
  /** 'Quick expense' */
  label: string;
  placeholder: string;
  entry: ReturnType<typeof usePhrases>;
  chips: readonly PhraseChip[];
  onAdd: () => void;
  id?: string;
  className?: string;
}

/** One line that writes a record down; what it says stands under it while it is typed. */
export function PhraseEntry(props: PhraseEntryProps) {
  const { label, placeholder, entry, chips, onAdd, id, className } = props;
  const { text, error } = entry;
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const isEmpty = text.trim() === '';
  return (
    <form
      className={classNames('stack gap-8', className)}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        input.current?.focus();
        if (!isEmpty) onAdd();
      }}
    >
      <div className="phrase-line row">
        <Plus aria-hidden="true" />
        <input
          ref={input}
          id={id}
          className="grow"
          dir="auto"
          placeholder={placeholder}
          aria-label={label}
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error ? errorId : undefined}
          value={text}
          onChange={({ target }) => entry.type(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || text === '') return;
            event.preventDefault();
            entry.clear();
          }}
        />
        <Button type="submit" variant="primary" disabled={isEmpty}>
          Add
        </Button>
      </div>
      {isEmpty ? null : (
        <div className="row wraps gap-6" role="status">
          {chips.map((chip) => (
            <span key={chip.label} className={classNames('tape', chip.tone)}>
              {chip.label}
              {chip.phrase ? (
                <GiveBack words={chip.phrase.words} onGiveBack={entry.giveBack} />
              ) : null}
            </span>
          ))}
        </div>
      )}
      {error ? (
        <p id={errorId} role="alert" className="errtext">
          {error}
        </p>
      ) : null}
    </form>
  );
}

interface GiveBackProps {
  words: string;
  onGiveBack: (words: string) => void;
}

function GiveBack({ words, onGiveBack }: GiveBackProps) {
  return (
    <button
      type="button"
      aria-label={`Turn “${words}” back into words`}
      onClick={() => onGiveBack(words)}
    >
      <X aria-hidden="true" />
    </button>
  );
}
