import { X } from 'lucide-react';
import { classNames } from '#client/ui/base/class-names.ts';
import type { Category } from '#domains/tasks/categories/schema.ts';
import type { Chip } from '#domains/tasks/quick-entry/reader/quick-entry-chips.ts';
import './entry-chips.css';

interface EntryChipsProps {
  chips: readonly Chip[];
  categories: readonly Category[];
  onGiveBack: (chip: Chip) => void;
}

/** What will be saved, as tape; each piece can be turned back into words. */
export function EntryChips({ chips, categories, onGiveBack }: EntryChipsProps) {
  return (
    <>
      {chips.map((chip) => {
        const category = categories.find(({ id }) => id === chip.categoryId);
        return (
          <span
            key={chip.id}
            className={classNames('tape entry-chip', category?.color ?? 'lamp-t')}
            title={chip.label}
          >
            <span className="trunc">{chip.label}</span>
            <button
              type="button"
              aria-label={`Turn “${chip.words}” back into words`}
              onClick={() => onGiveBack(chip)}
            >
              <X aria-hidden="true" />
            </button>
          </span>
        );
      })}
      <span className="sr" role="status">
        {chips.map(({ id, label }) => (id === 'category' ? `in ${label}` : label)).join(', ')}
      </span>
    </>
  );
}
