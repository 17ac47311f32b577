import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Later } from '#client/later/later.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field, TextArea } from '#client/ui/fields/field.tsx';
import { numberText } from '#shared/words/number-text.ts';
import './prose.css';

const loadText = () => import('./prose-text.ts').then((part) => part.ProseText);

/** Markdown as it reads; as it was typed until the code for that is there. */
export function Prose({ text }: { text: string }) {
  return (
    <Later load={loadText} props={{ text }}>
      <div className="prose plain" dir="auto">
        {text}
      </div>
    </Later>
  );
}

interface ProseFieldProps {
  label: string;
  value: string;
  /** Called with what was typed once the field is left or ⌘↵ pressed, if it is another text. */
  onSave: (text: string) => void;
  /** What an empty field says, to who may write and to who may not. */
  placeholder?: string;
  maxLength: number;
  readOnly?: boolean;
  hideLabel?: boolean;
}

/** Markdown that is read, and edited in place: a press on the text begins, leaving it or Escape saves. */
export function ProseField(props: ProseFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  if (draft === null) return <ProseRead {...props} onEdit={() => setDraft(props.value)} />;
  return <ProseEdit {...props} draft={draft} onChange={setDraft} onEnd={() => setDraft(null)} />;
}

function ProseRead({
  label,
  value,
  placeholder = 'Nothing written yet',
  readOnly = false,
  hideLabel = false,
  onEdit,
}: ProseFieldProps & { onEdit: () => void }) {
  const id = useId();
  const text = value.trim() ? <Prose text={value} /> : <p className="faint">{placeholder}</p>;
  return (
    <div role="group" aria-labelledby={id} className="field prose-field">
      <span className={hideLabel ? 'sr' : 'prose-head'}>
        <span id={id} className="lbl">
          {label}
        </span>
      </span>
      {readOnly ? (
        text
      ) : (
        <div className="prose-read">
          {text}
          {/* It lies under the links of the text, over all the rest. */}
          <button
            type="button"
            className="prose-open"
            aria-label={`Edit ${label}`}
            onClick={onEdit}
          />
        </div>
      )}
    </div>
  );
}

function ProseEdit({
  label,
  value,
  onSave,
  placeholder,
  maxLength,
  hideLabel = false,
  draft,
  onChange,
  onEnd,
}: ProseFieldProps & { draft: string; onChange: (text: string) => void; onEnd: () => void }) {
  // What somebody else has written since is not written over by whoever typed nothing.
  const [started] = useState(value);
  const isOver = useRef(false);
  const isTooLong = draft.length > maxLength;

  function keep() {
    if (isOver.current || isTooLong) return;
    if (draft !== started && draft !== value) onSave(draft);
  }
  function end() {
    isOver.current = true;
    onEnd();
  }
  function save() {
    if (isTooLong) return;
    keep();
    end();
  }
  // A page that is left takes no leave of its fields.
  const keepAtLast = useEffectEvent(keep);
  useEffect(() => {
    // The last that a page hears before it is loaded anew, or thrown out of a phone's memory.
    const keepHidden = () => (document.hidden ? keepAtLast() : undefined);
    document.addEventListener('visibilitychange', keepHidden);
    return () => {
      document.removeEventListener('visibilitychange', keepHidden);
      keepAtLast();
    };
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // What is around it stays open.
      event.stopPropagation();
      event.preventDefault();
      // As every way out but Cancel does: a key that was meant for something else costs no page of text.
      save();
    } else if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      event.stopPropagation();
      save();
    }
  }

  return (
    <div className="prose-field">
      <Field
        label={label}
        hideLabel={hideLabel}
        hint="**bold**, - list, # heading and [link](https://…) work here"
        error={isTooLong ? `Use at most ${numberText(maxLength)} characters` : undefined}
      >
        <TextArea
          className="prose-edit"
          value={draft}
          dir="auto"
          placeholder={placeholder}
          ref={writeOn}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={save}
        />
      </Field>
      <div className="row prose-end">
        {/* Leaving the text saves it, so that this is here for who looks for it. */}
        <Button size="sm" onClick={save} disabled={isTooLong}>
          Save
        </Button>
        <Button
          size="sm"
          variant="ghost"
          // Before the text is left, which would save it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={end}
        >
          Cancel
        </Button>
      </div>
    </div>
  );
}

// Whoever opens a text goes on where it ends.
function writeOn(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.setSelectionRange(area.value.length, area.value.length);
}
