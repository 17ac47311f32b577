import { BookmarkMinus, BookmarkPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { TextInput } from '#client/ui/fields/field.tsx';
import {
  type FilterGroup,
  isPreset,
  type ListPreset,
  type ListSearch,
  valuesOf,
} from './list-words.ts';
import { useSavedChips } from './saved-chips.ts';

interface SaveChipProps {
  search: ListSearch;
  filters: readonly FilterGroup[];
  /** The chips that are there, those of the list's own among them. */
  presets: readonly ListPreset[];
  /** The words of the address that a chip stands for. */
  kept: readonly string[];
}

const longestName = 40;

/** Keeps what is filtered as a chip, under a name; or drops the chip that is pressed. */
export function SaveChip({ search, filters, presets, kept }: SaveChipProps) {
  const { chips, save, remove } = useSavedChips();
  const [name, setName] = useState<string>();
  const words = wordsOf(search, kept);
  const count = Object.keys(words).length;
  const isExact = (chip: ListPreset) =>
    isPreset(search, chip) && Object.keys(chip.words).length === count;
  const pressed = chips.find(isExact);
  const isFiltered = filters.some(({ name: word }) => word in words);
  if (pressed)
    return (
      <Button
        size="sm"
        variant="ghost"
        icon={<BookmarkMinus />}
        onClick={() => remove(pressed.value)}
      >
        Remove chip
      </Button>
    );
  // What a press on a chip of the list's own asks for needs no other.
  if (!isFiltered || presets.some(isExact)) return null;
  if (name === undefined)
    return (
      <Button
        size="sm"
        variant="ghost"
        icon={<BookmarkPlus />}
        onClick={() => setName(nameOf(words, filters))}
      >
        Save as chip
      </Button>
    );
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!name?.trim()) return;
    save(name, words);
    setName(undefined);
  }
  return (
    <form className="filter-save" onSubmit={submit}>
      <TextInput
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- It takes the place of the button that was pressed.
        autoFocus
        aria-label="Name of the chip"
        dir="auto"
        autoComplete="off"
        maxLength={longestName}
        value={name}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setName(target.value)}
      />
      <Button size="sm" type="submit" variant="primary" disabled={!name.trim()}>
        Save
      </Button>
    </form>
  );
}

function wordsOf(search: ListSearch, kept: readonly string[]): ListPreset['words'] {
  return Object.fromEntries(
    kept.flatMap((word) => {
      const value = search[word];
      return value ? [[word, value] as const] : [];
    }),
  );
}

/** What is chosen, by its labels: 'Halden, Editing'. */
function nameOf(words: ListPreset['words'], filters: readonly FilterGroup[]): string {
  const labels = filters.flatMap((filter) =>
    valuesOf(words, filter.name).map(
      (value) => filter.choices.find((choice) => choice.value === value)?.label ?? value,
    ),
  );
  return labels.join(', ').slice(0, longestName);
}
