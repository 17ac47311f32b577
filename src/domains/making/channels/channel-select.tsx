import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Select } from '#client/ui/menus/select.tsx';
import { channelsInOrder } from './channel-actions.ts';
import { formatIcon } from './format-icon.ts';
import { NewChannel } from './new-channel.tsx';
import { channels } from './data.ts';
import { type Channel, type Format, formatLabels, formats, platformFacts } from './schema.ts';
import { useCan } from '#domains/people/workspaces/data.ts';

interface ChannelSelectProps {
  value: string | null;
  onChange: (id: string | null) => void;
  disabled?: boolean;
}

const none = '';
const another = 'new';

/** Chooses one of the workspace's channels, or adds one in place; none: it is not decided yet. */
export function ChannelSelect({ value, onChange, disabled = false }: ChannelSelectProps) {
  const [isAdding, setAdding] = useState(false);
  const canAdd = useCan('create');
  const known = channels.useRows(channelsInOrder);
  const offered = known.filter(({ id, isActive }) => isActive || id === value);
  return (
    <>
      <Select
        label="Channel"
        disabled={disabled}
        value={offered.some(({ id }) => id === value) ? (value ?? none) : none}
        onChange={(id) => {
          setAdding(id === another);
          if (id !== another) onChange(id === none ? null : id);
        }}
        options={[
          { value: none, label: 'No channel yet' },
          ...offered.map(({ id, name, platform, defaultFormat }) => {
            const Icon = formatIcon(platform, defaultFormat);
            return {
              value: id,
              label: name,
              icon: <Icon aria-hidden="true" />,
              hint: platformFacts[platform].label,
            };
          }),
          ...(canAdd
            ? [{ value: another, label: 'New channel…', icon: <Plus aria-hidden="true" /> }]
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

interface FormatSelectProps {
  /** Of which the formats are offered; all without one. */
  channel: Pick<Channel, 'platform'> | undefined;
  value: Format | null;
  onChange: (format: Format | null) => void;
  disabled?: boolean;
}

/** Chooses one of the formats that a channel's platform has. */
export function FormatSelect({ channel, value, onChange, disabled = false }: FormatSelectProps) {
  const known: readonly Format[] = channel ? platformFacts[channel.platform].formats : formats;
  const offered = value && !known.includes(value) ? [...known, value] : known;
  return (
    <Select<Format | ''>
      label="Format"
      disabled={disabled}
      value={value ?? none}
      onChange={(format) => onChange(format === '' ? null : format)}
      options={[
        { value: none, label: 'No format yet' },
        ...offered.map((format) => ({ value: format, label: formatLabels[format] })),
      ]}
    />
  );
}
