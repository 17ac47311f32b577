import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { type ReactNode, useState } from 'react';
import { plainWords } from '#shared/words/plain-words.ts';
import { useFieldControl } from './field-context.ts';
import { useBackCloses } from '#client/ui/overlays/use-back-closes.ts';
import './field.css';
import '#client/ui/menus/popup.css';
import '#client/ui/menus/menu.css';
import './suggest-input.css';

export interface Suggestion {
  id: string;
  label: string;
  icon?: ReactNode;
}

interface SuggestInputProps {
  value: string;
  onChange: (value: string) => void;
  suggestions: readonly Suggestion[];
  placeholder?: string;
  /** What stands before the words, such as the picture of what was chosen. */
  icon?: ReactNode;
  /** How many are shown at a time, where there may be hundreds. */
  most?: number;
}

/** A line of text that offers what there is already; what is not there may be typed all the same. */
export function SuggestInput({
  value,
  onChange,
  suggestions,
  placeholder,
  icon,
  most,
}: SuggestInputProps) {
  const wiring = useFieldControl();
  const [isAsked, setAsked] = useState(false);
  const words = value.trim().toLowerCase();
  const typed = plainWords(words);
  const begins = ({ label }: Suggestion) => plainWords(label).startsWith(typed);
  const matching = suggestions
    .filter(({ label }) => plainWords(label).includes(typed))
    .toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
    .slice(0, most);
  // Said in full already.
  const isSettled = matching.length === 1 && matching[0]?.label.toLowerCase() === words;
  // An open list hides the rest of the form from screen readers: never for nothing.
  const isOpen = isAsked && matching.length > 0 && !isSettled;
  useBackCloses({ isOpen, close: () => setAsked(false) });
  return (
    // The list would bring a <style> element to hide its scrollbar, which our policy forbids.
    <CSPProvider disableStyleElements>
      <Base.Root
        items={matching}
        filter={null}
        open={isOpen}
        onOpenChange={setAsked}
        value={value}
        onValueChange={onChange}
        itemToStringValue={({ label }) => label}
        openOnInputClick
        // Enter takes what the typed words begin, and a second one sends the form.
        autoHighlight={words !== '' && matching[0] !== undefined && begins(matching[0])}
      >
        <span className="input">
          {icon}
          <Base.Input {...wiring} dir="auto" autoComplete="off" placeholder={placeholder} />
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
                {(suggestion: Suggestion) => (
                  <Base.Item key={suggestion.id} value={suggestion} className="menu-item">
                    {suggestion.icon}
                    <span className="trunc">{suggestion.label}</span>
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
