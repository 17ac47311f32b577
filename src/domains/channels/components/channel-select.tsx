import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Select } from '#client/ui/select.tsx';
import { channels } from '#domains/channels/data.ts';
import { useCan } from '#domains/workspaces/data.ts';
import { channelsInOrder } from './channel-actions.ts';
import { NewChannel } from './new-channel.tsx';
import { PlatformIcon } from './platform-icon.tsx';

interface ChannelSelectProps {
  value: string | null;
  onChange: (id: string | null) => void;
  label?: string;
  size?: 'sm' | 'md';
  disabled?: boolean;
}

const noChannel = 'none';
const newChannel = 'new';

/** Chooses a channel, or adds one in place. */
export function ChannelSelect({
  value,
  onChange,
  label = 'Channel',
  size,
  disabled,
}: ChannelSelectProps) {
  const [isAdding, setAdding] = useState(false);
  const canCreate = useCan('create');
  const known = channels.useRows(channelsInOrder);
  const shown = known.filter(({ id, isActive }) => isActive || id === value);
  return (
    <>
      <Select
        label={label}
        size={size}
        disabled={disabled}
        value={value ?? noChannel}
        onChange={(id) => {
          setAdding(id === newChannel);
          if (id !== newChannel) onChange(id === noChannel ? null : id);
        }}
        options={[
          { value: noChannel, label: 'No channel' },
          ...shown.map(({ id, name, platform }) => ({
            value: id,
            label: name,
            icon: <PlatformIcon platform={platform} />,
          })),
          ...(canCreate
            ? [{ value: newChannel, label: 'New channel…', icon: <Plus aria-hidden="true" /> }]
            : []),
        ]}
      />
      {isAdding ? (
        <NewChannel
          onDone={(id) => {
            setAdding(false);
            if (id) onChange(id);
          }}
        />
      ) : null}
    </>
  );
}
