import { type FormEvent, useState } from 'react';
import { allRows } from '#client/sync/reading/selectors.ts';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { isNameTaken } from '#client/words/name-taken.ts';
import { inspirationCollections } from './data.ts';
import { takenText } from './schema.ts';

/** The name of a collection, typed in its place; Escape leaves it as it was. */
export function CollectionName({
  id,
  name,
  onSave,
  onDone,
}: {
  /** Of the one that gets another name. */
  id?: string;
  name: string;
  onSave: (name: string) => Promise<unknown>;
  onDone: () => void;
}) {
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  function save(event?: FormEvent) {
    event?.preventDefault();
    const next = typed.trim();
    if (isNameTaken(inspirationCollections.read(allRows), next, id)) return setError(takenText);
    if (next !== '' && next !== name) void onSave(next);
    onDone();
  }
  return (
    <form onSubmit={save}>
      <Field label="Collection name" hideLabel error={error}>
        <TextInput
          value={typed}
          maxLength={80}
          dir="auto"
          placeholder="Name of the collection"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- It takes the place of what was pressed.
          autoFocus
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
          }}
          onBlur={() => save()}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            onDone();
          }}
        />
      </Field>
    </form>
  );
}
