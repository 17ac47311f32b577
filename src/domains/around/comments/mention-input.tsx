import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useState } from 'react';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { TextArea } from '#client/ui/fields/field.tsx';
import { type Mentionable, mentionQuery, suggestionsFor } from './mention-query.ts';
import '#client/ui/menus/popup.css';
import '#client/ui/menus/menu.css';
import './mention-input.css';

interface MentionInputProps {
  value: string;
  onChange: (value: string) => void;
  /** Somebody was chosen from the list. */
  onMention: (person: Mentionable) => void;
  people: readonly Mentionable[];
  label: string;
  placeholder?: string | undefined;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  onSubmit: () => void;
  onCancel?: (() => void) | undefined;
}

/** Several lines of text in which @ offers the members of the workspace. */
export function MentionInput(props: MentionInputProps) {
  const { value, onChange, onMention, people, label, placeholder, inputRef, onSubmit } = props;
  const listId = useId();
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  const [isDismissed, setDismissed] = useState(false);
  const [wanted, setWanted] = useState<{ at: number }>();
  const asked = isDismissed ? undefined : mentionQuery(value, caret);
  const offered = asked ? suggestionsFor(people, asked.query) : [];
  const chosen = offered[Math.min(active, offered.length - 1)];

  function type(text: string, at: number) {
    setCaret(at);
    setActive(0);
    setDismissed(false);
    onChange(text);
  }

  function choose(person: Mentionable) {
    if (!asked) return;
    const before = `${value.slice(0, asked.at)}@${person.name} `;
    onMention(person);
    setWanted({ at: before.length });
    type(before + value.slice(caret).replace(/^ /, ''), before.length);
    inputRef.current?.focus();
  }

  // Behind the name as soon as it is there: a frame later somebody may have typed on.
  useLayoutEffect(() => {
    if (wanted) inputRef.current?.setSelectionRange(wanted.at, wanted.at);
  }, [wanted, inputRef]);

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      onSubmit();
    } else if (event.key === 'Escape' && (chosen || props.onCancel)) {
      event.stopPropagation();
      if (chosen) setDismissed(true);
      else props.onCancel?.();
    } else if (chosen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : offered.length - 1;
      setActive((active + step) % offered.length);
    } else if (chosen && (event.key === 'Enter' || event.key === 'Tab')) {
      event.preventDefault();
      choose(chosen);
    }
  }

  return (
    <div className="placed">
      <TextArea
        ref={inputRef}
        rows={2}
        dir="auto"
        aria-label={label}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={offered.length > 0 ? listId : undefined}
        aria-activedescendant={chosen ? `${listId}-${chosen.userId}` : undefined}
        placeholder={placeholder}
        value={value}
        onChange={(event) => type(event.target.value, event.target.selectionStart)}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={press}
        onBlur={() => setDismissed(true)}
      />
      {offered.length > 0 ? (
        <div
          ref={showWhole}
          id={listId}
          className="popup menu mention-list"
          role="listbox"
          aria-label="Members"
        >
          {offered.map((person) => (
            <div
              key={person.userId}
              id={`${listId}-${person.userId}`}
              role="option"
              aria-selected={person === chosen}
              className="menu-item"
              data-highlighted={person === chosen ? '' : undefined}
              // Before the input loses the focus.
              onPointerDown={(event) => {
                event.preventDefault();
                choose(person);
              }}
            >
              <Avatar name={person.name} size="sm" decorative />
              <span className="trunc">{person.name}</span>
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}

// Below the last line of a page there may be no room for it.
function showWhole(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: 'nearest' });
}
