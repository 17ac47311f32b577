import { type KeyboardEvent, useState } from 'react';
import { takeFocus } from '#client/later/later.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import type { Platform } from './schema.ts';
import { addChannel, handleProblem } from './channel-actions.ts';
import { PlatformSelect } from './platform-select.tsx';
import './new-channel.css';

interface NewChannelProps {
  /** With the id of what was added; without one if nothing was. */
  onDone: (id?: string) => void;
}

/** A new channel in three fields, where one is needed; it stands in other forms. */
export function NewChannel({ onDone }: NewChannelProps) {
  const [platform, setPlatform] = useState<Platform>('instagram');
  const [name, setName] = useState('');
  const [handle, setHandle] = useState('');
  const problem = handleProblem({ platform, handle });
  const isBlank = name.trim() === '' || problem !== undefined;

  function add() {
    if (!isBlank) onDone(addChannel({ platform, name, handle }));
  }

  // Not a form of its own: it stands in one.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onDone();
    }
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    add();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the fields in it
    <div
      className="cols gap-8 new-channel"
      role="group"
      aria-label="New channel"
      onKeyDown={onKeyDown}
    >
      <PlatformSelect value={platform} onChange={setPlatform} />
      <Field label="Channel name" hideLabel>
        <TextInput
          ref={takeFocus}
          dir="auto"
          autoComplete="off"
          placeholder="Name"
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <Field label="Handle" hideLabel error={problem}>
        <TextInput
          autoComplete="off"
          autoCapitalize="none"
          placeholder="@handle"
          maxLength={80}
          value={handle}
          onChange={(event) => setHandle(event.currentTarget.value)}
        />
      </Field>
      <div className="row">
        <Button size="sm" onClick={add} disabled={isBlank}>
          Add channel
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onDone()}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
