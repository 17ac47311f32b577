import { type FormEvent, useState } from 'react';
import { Field, TextInput } from '#client/ui/fields/field.tsx';

/** The name of a collection, typed in its place; Escape leaves it as it was. */
export function CollectionName({
  name,
  onSave,
  onDone,
}: {
  name: string;
  onSave: (name: string) => Promise<unknown>;
  onDone: () => void;
}) {
  const [typed, setTyped] = useState(name);
  function save(event?: FormEvent) {
    event?.preventDefault();
    const next = typed.trim();
    if (next !== '' && next !== name) void onSave(next);
    onDone();
  }
  return (
    <form onSubmit={save}>
      <Field label="Collection name" hideLabel>
        <TextInput
          value={typed}
          maxLength={80}
          dir="auto"
          placeholder="Name of the collection"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- It takes the place of what was pressed.
          autoFocus
          onChange={({ target }) => setTyped(target.value)}
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
