import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { ColorDot } from '#client/ui/marks/tape.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { removeCategory } from './data.ts';
import type { Category } from './schema.ts';

interface CategoryRemovalProps {
  category: Category;
  others: readonly Category[];
  /** How many tasks it has. */
  count: number;
  onDone: () => void;
}

/** Asks where the tasks of a category go before it is deleted. */
export function CategoryRemoval({ category, others, count, onDone }: CategoryRemovalProps) {
  const [chosenId, setChosenId] = useState(others[0]?.id);
  const remaining = others.find(({ id }) => id === chosenId) ?? others[0];
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);

  function remove() {
    if (!remaining) return;
    tellDone('Category deleted', [removeCategory(category.id, remaining.id)]);
    onDone();
  }

  // Escape answers this question, not the dialog around it.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onDone();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, from any of its buttons.
    <div
      className="stack gap-8"
      role="group"
      aria-label={`Delete ${category.name}?`}
      onKeyDown={onKeyDown}
    >
      <p className="strong">Delete {category.name}?</p>
      {count > 0 ? (
        <div className="category-target row wraps">
          <span>{count === 1 ? 'Its 1 task moves to' : `Its ${count} tasks move to`}</span>
          <Select
            size="sm"
            label="Move tasks to"
            value={remaining?.id}
            onChange={setChosenId}
            options={others.map(({ id, name, color }) => ({
              value: id,
              label: name,
              icon: <ColorDot color={color} />,
            }))}
          />
        </div>
      ) : (
        <p className="muted">It has no tasks.</p>
      )}
      <div className="row">
        <span className="end" />
        <Button ref={cancel} variant="ghost" onClick={onDone}>
          Cancel
        </Button>
        <Button variant="danger" onClick={remove}>
          Delete
        </Button>
      </div>
    </div>
  );
}
