import { Plus, X } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { lastYear, statusLabels, typeLabels } from '#domains/leisure/entertainment/rules.ts';
import { addTitle } from '#domains/leisure/entertainment/panel/title-actions.ts';
import { positionText } from '#domains/leisure/entertainment/words/title-words.ts';
import { readTitle, type TitlePhrase } from './read-title.ts';
import './title-entry.css';

/** One line that writes a title down; what it says stands under it while it is typed. */
export function TitleEntry({ venues }: { venues: readonly string[] }) {
  const [text, setText] = useState('');
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const said = readTitle(text, { venues, lastYear: lastYear(), ignored });
  const { title, phrases, ...fields } = said;

  function clear() {
    setText('');
    setIgnored([]);
    setError(undefined);
  }
  function add(event: FormEvent) {
    event.preventDefault();
    input.current?.focus();
    if (text.trim() === '') return;
    if (title === '') return setError('Say what it is called');
    if (title.length > 200) return setError('Use at most 200 characters for the title');
    addTitle({ title, ...fields });
    clear();
  }

  const phraseOf = (kind: TitlePhrase['kind']) => phrases.find((one) => one.kind === kind);
  const chips = [
    { label: typeLabels[said.type ?? 'movie'], phrase: phraseOf('type') },
    said.season ? { label: positionText(said), phrase: phraseOf('episode') } : undefined,
    said.status ? { label: statusLabels[said.status], phrase: phraseOf('status') } : undefined,
    said.venue ? { label: said.venue, phrase: phraseOf('venue') } : undefined,
    said.releaseYear ? { label: String(said.releaseYear), phrase: phraseOf('year') } : undefined,
    said.rating ? { label: `${said.rating} of 10`, phrase: phraseOf('rating') } : undefined,
    said.url ? { label: 'Link', phrase: phraseOf('link') } : undefined,
  ].filter((chip) => chip !== undefined);

  return (
    <form className="title-entry stack gap-8" aria-label="Quick title" onSubmit={add}>
      <div className="title-line row">
        <Plus aria-hidden="true" />
        <input
          ref={input}
          id="title-entry"
          className="grow"
          dir="auto"
          placeholder="Dune 2 movie"
          aria-label="Quick title"
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error ? errorId : undefined}
          value={text}
          onChange={({ target }) => {
            setError(undefined);
            setText(target.value);
            if (target.value === '') setIgnored([]);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || text === '') return;
            event.preventDefault();
            clear();
          }}
        />
        <Button type="submit" variant="primary" disabled={text.trim() === ''}>
          Add
        </Button>
      </div>
      {text.trim() === '' ? null : (
        <div className="row wraps gap-6" role="status">
          {chips.map(({ label, phrase }) => (
            <span key={label} className="tape">
              {label}
              {phrase ? (
                <button
                  type="button"
                  aria-label={`Turn “${phrase.words}” back into words`}
                  onClick={() => setIgnored([...ignored, phrase.words])}
                >
                  <X aria-hidden="true" />
                </button>
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
