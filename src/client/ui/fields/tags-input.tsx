import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useFieldControl, useFieldLooks } from './field-context.ts';
import { Tape } from '#client/ui/marks/tape.tsx';
import { useBackCloses } from '#client/ui/overlays/use-back-closes.ts';
import './field.css';
import '#client/ui/menus/menu.css';
import '#client/ui/menus/popup.css';
import './suggest-input.css';
import './tags-input.css';

interface TagsInputProps {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** The words that are in use, the likeliest first. */
  suggestions: readonly string[];
  placeholder?: string;
}

/** Words as tape: Enter or a comma adds what was typed, Backspace takes the last one off. */
export function TagsInput({
  value,
  onChange,
  suggestions,
  placeholder = 'Add a tag',
}: TagsInputProps) {
  const wiring = useFieldControl();
  const { isReadOnly, empty } = useFieldLooks();
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const highlighted = useRef<string>(undefined);
  const words = typed.trim().toLowerCase();
  const matching = suggestions.filter((tag) => !value.includes(tag) && tag.includes(words));
  const isOpen = isAsked && matching.length > 0;
  useBackCloses({ isOpen, close: () => setAsked(false) });

  function add(text: string) {
    const all = [...value, ...tagsIn(text)];
    onChange([...new Set(all)]);
    setTyped('');
  }

  function type(text: string) {
    const end = text.lastIndexOf(',');
    if (end === -1) return setTyped(text);
    add(text.slice(0, end));
    setTyped(text.slice(end + 1).trimStart());
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Backspace' && typed === '') onChange(value.slice(0, -1));
    if (event.key !== 'Enter' || (isOpen && highlighted.current !== undefined)) return;
    if (words === '') return;
    // The form around it is not sent by a word.
    event.preventDefault();
    add(typed);
  }

  if (isReadOnly)
    return (
      <span className="prop-text">
        {value.map((tag) => (
          <Tape key={tag}>{tag}</Tape>
        ))}
      </span>
    );
  return (
    // The list would bring a <style> element to hide its scrollbar, which our policy forbids.
    <CSPProvider disableStyleElements>
      <Base.Root
        items={matching}
        filter={null}
        open={isOpen}
        onOpenChange={setAsked}
        onItemHighlighted={(tag) => (highlighted.current = tag)}
        value={typed}
        onValueChange={(text, { reason }) => (reason === 'item-press' ? add(text) : type(text))}
        openOnInputClick
      >
        <span className="input tags-input">
          {value.map((tag) => (
            <Tape key={tag}>
              {tag}
              <button
                type="button"
                className="tag-off"
                aria-label={`Remove tag ${tag}`}
                onClick={() => onChange(value.filter((other) => other !== tag))}
              >
                <X aria-hidden="true" />
              </button>
            </Tape>
          ))}
          <Base.Input
            {...wiring}
            dir="auto"
            autoComplete="off"
            autoCapitalize="none"
            placeholder={value.length === 0 ? (empty ?? placeholder) : undefined}
            onKeyDown={onKeyDown}
            // What was typed and not ended by Enter is meant all the same.
            onBlur={() => {
              if (words !== '') add(typed);
              // All words match nothing typed: they would open over the button that is being pressed.
              setAsked(false);
            }}
          />
        </span>
        <Base.Portal>
          <Base.Positioner
            className="popup-layer"
            align="start"
            sideOffset={4}
            collisionPadding={8}
          >
            <Base.Popup className="popup menu suggestions">
              <Base.List>
                {(tag: string) => (
                  <Base.Item key={tag} value={tag} className="menu-item">
                    <span className="trunc">{tag}</span>
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}

/** 'Reels, #Tips' → reels and tips. */
function tagsIn(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim().replace(/^#+/, '').toLowerCase())
    .filter((tag) => tag !== '');
}
