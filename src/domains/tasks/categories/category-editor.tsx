import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { safeParse } from 'zod/mini';
import { allRows } from '#client/sync/reading/selectors.ts';
import { Button } from '#client/ui/button.tsx';
import { TextInput } from '#client/ui/fields/field.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { ColorSwatches } from '#client/ui/choices/tape-radios.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { categories } from './data.ts';
import { isNameTaken } from '#client/words/name-taken.ts';
import { takenText } from './rules.ts';
import { type Category, categoryFields } from './schema.ts';

/** Renames and recolours a category in its place, with the tape as it will look. */
export function CategoryEditor({ category, onDone }: { category: Category; onDone: () => void }) {
  const [name, setName] = useState(category.name);
  const [color, setColor] = useState(category.color);
  const [error, setError] = useState<string>();
  const errorId = useId();

  function save(event: FormEvent) {
    event.preventDefault();
    const checked = safeParse(categoryFields.name, name);
    if (!checked.success) return setError(checked.error.issues[0]?.message);
    if (isNameTaken(categories.read(allRows), checked.data, category.id))
      return setError(takenText);
    const changes = { name: checked.data, color };
    if (checked.data !== category.name || color !== category.color)
      tellDone('Category updated', [categories.update(category.id, changes)]);
    onDone();
  }

  // Escape leaves this line, not the dialog around it.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onDone();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, from any field of the form.
    <form
      className="category-editor"
      aria-label={`Edit ${category.name}`}
      onSubmit={save}
      onKeyDown={onKeyDown}
    >
      <div className="row">
        <TextInput
          // The button pressed was 'Edit': this is where the typing goes.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          aria-label="Category name"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error ? errorId : undefined}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            // What is being mended is no longer wrong.
            setError(undefined);
          }}
        />
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" disabled={name.trim() === ''}>
          Save
        </Button>
      </div>
      {error ? (
        <p id={errorId} role="alert" className="errtext">
          {error}
        </p>
      ) : null}
      <div className="category-look row gap-12 spread">
        <ColorSwatches label="Colour" value={color} onChange={setColor} />
        <Tape color={color}>{name.trim() || category.name}</Tape>
      </div>
    </form>
  );
}
