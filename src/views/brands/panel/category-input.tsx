import { useState } from 'react';
import { SuggestInput } from '#client/ui/fields/suggest-input.tsx';
import { brands } from '#domains/business/brands/data.ts';
import { categorySuggestions } from '#domains/business/brands/parts/brand-categories.ts';
import { wordsInUse } from '#domains/business/brands/parts/brand-selectors.ts';

interface CategoryInputProps {
  value: string;
  onSave: (category: string) => void;
}

/** What a brand is about: chosen from what is known, or typed; saved when it is left. */
export function CategoryInput({ value, onSave }: CategoryInputProps) {
  const { categories } = brands.useRows(wordsInUse);
  const [typed, setTyped] = useState<string>();
  const suggestions = categorySuggestions(categories);
  function save() {
    if (typed === undefined) return;
    const next = typed.trim().slice(0, maxLength);
    setTyped(undefined);
    if (next !== value) onSave(next);
  }
  return (
    // A choice from the list leaves the field where it is: it is saved with the next way out.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the field in it
    <div
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || typed === undefined) return;
        // What is around it stays open.
        event.stopPropagation();
        setTyped(undefined);
      }}
    >
      <SuggestInput
        value={typed ?? value}
        onChange={setTyped}
        suggestions={suggestions}
        placeholder="Add a category"
      />
    </div>
  );
}

const maxLength = 60;
