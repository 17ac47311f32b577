import { useState } from 'react';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { attachments } from './data.ts';
import type { Attachment } from './schema.ts';

/** Another name for a file, typed in its place; Escape leaves it as it was. */
export function RenameField({
  attachment: { id, fileName },
  onDone,
}: {
  attachment: Attachment;
  onDone: () => void;
}) {
  const [name, setName] = useState(fileName);
  function save() {
    const next = name.trim();
    if (next !== '' && next !== fileName) void attachments.update(id, { fileName: next });
    onDone();
  }
  return (
    // No form: files are also listed in forms, which Enter would send.
    <div className="grow">
      <Field label="File name" hideLabel>
        <TextInput
          value={name}
          maxLength={200}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- It takes the place of what was pressed.
          autoFocus
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ target }) => setName(target.value)}
          onBlur={save}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
              event.preventDefault();
              save();
            }
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            onDone();
          }}
        />
      </Field>
    </div>
  );
}
