import { type FormEvent, useId, useState } from 'react';
import { safeParse } from 'zod/mini';
import { allRows } from '#client/sync/reading/selectors.ts';
import { Button } from '#client/ui/button.tsx';
import { Popover } from '#client/ui/menus/popover.tsx';
import { ColorDot } from '#client/ui/marks/tape.tsx';
import { ColorSwatches } from '#client/ui/choices/tape-radios.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { categories } from './data.ts';
import { isNameTaken } from '#client/words/name-taken.ts';
import { lastPlace, takenText } from './rules.ts';
import { categoryFields } from './schema.ts';
import { type CategoryColor, nextColor } from '#shared/colors.ts';

/** The bar that adds a category, in the next free colour unless another one is chosen. */
export function NewCategory() {
  const [name, setName] = useState('');
  const all = categories.useRows(allRows);
  const [chosen, setColor] = useState<CategoryColor>();
  const color = chosen ?? nextColor(all);
  const [error, setError] = useState<string>();
  const errorId = useId();

  function add(event: FormEvent) {
    event.preventDefault();
    const checked = safeParse(categoryFields.name, name);
    if (!checked.success) return setError(checked.error.issues[0]?.message);
    if (isNameTaken(all, checked.data)) return setError(takenText);
    const sortOrder = lastPlace(all);
    tellDone('Category added', [categories.create({ name: checked.data, color, sortOrder })]);
    setError(undefined);
    setName('');
    setColor(undefined);
  }

  return (
    <form aria-label="New category" onSubmit={add}>
      <div className="row">
        <span className="input new-category">
          <Popover
            label="Colour"
            className="category-colors"
            trigger={
              <button type="button" className="category-color" aria-label={`Colour: ${color}`}>
                <ColorDot color={color} />
              </button>
            }
          >
            {(close) => (
              <ColorSwatches
                label="Colour"
                value={color}
                onChange={(next) => {
                  setColor(next);
                  close();
                }}
              />
            )}
          </Popover>
          <input
            aria-label="New category"
            placeholder="New category"
            autoComplete="off"
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error ? errorId : undefined}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              // What is being mended is no longer wrong.
              setError(undefined);
            }}
          />
        </span>
        <Button type="submit" disabled={name.trim() === ''}>
          Add
        </Button>
      </div>
      {error ? (
        <p id={errorId} role="alert" className="errtext">
          {error}
        </p>
      ) : null}
    </form>
  );
}
