import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Property } from '#client/record/property-list.tsx';
import { TextInput } from '#client/ui/fields/text-input.tsx';
import type { SocialHandle } from '#domains/business/brands/schema.ts';

interface SocialHandlesProps {
  handles: readonly SocialHandle[];
  onSave: (handles: SocialHandle[]) => void;
}

const most = 10;

/** Where else a brand is found: '@halden' on Instagram. */
export function SocialHandles({ handles, onSave }: SocialHandlesProps) {
  const [platform, setPlatform] = useState('');
  const [handle, setHandle] = useState('');
  const isReady = platform.trim() !== '' && handle.trim() !== '';
  function add() {
    if (!isReady) return;
    onSave([...handles, { platform: platform.trim(), handle: handle.trim() }]);
    setPlatform('');
    setHandle('');
  }
  return (
    <Property
      label="Social handles"
      isGroup
      isWide
      empty={handles.length === 0 && 'Add a handle'}
      shown={handles.map(({ platform: where, handle: name }) => `${where} ${name}`).join(', ')}
    >
      {handles.length > 0 ? (
        <ul className="brand-handles">
          {handles.map((one, place) => (
            <li className="row ruled sm" key={`${one.platform} ${one.handle} ${place}`}>
              <span className="faint">{one.platform}</span>
              <span className="trunc grow" dir="auto">
                {one.handle}
              </span>
              <IconButton
                size="sm"
                label={`Remove ${one.handle}`}
                icon={<X />}
                onClick={() => onSave(handles.filter((_, other) => other !== place))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {handles.length < most ? (
        <div className="brand-handle-new">
          <TextInput
            id="handle-platform"
            aria-label="Platform"
            placeholder="Platform"
            maxLength={40}
            value={platform}
            onChange={({ target }) => setPlatform(target.value)}
          />
          <TextInput
            id="handle-name"
            aria-label="Handle"
            placeholder="@handle"
            autoCapitalize="none"
            maxLength={80}
            value={handle}
            onChange={({ target }) => setHandle(target.value)}
            onKeyDown={({ key }) => (key === 'Enter' ? add() : undefined)}
          />
          <Button size="sm" icon={<Plus />} disabled={!isReady} onClick={add}>
            Add
          </Button>
        </div>
      ) : null}
    </Property>
  );
}
