import { Select } from '#client/ui/select.tsx';
import { formatIcon } from '#domains/channels/components/format-icon.ts';
import { channels } from '#domains/channels/data.ts';
import {
  type Channel,
  type Format,
  formatLabels,
  formats,
  platformFacts,
} from '#domains/channels/schema.ts';

interface ChannelSelectProps {
  value: string | null;
  onChange: (id: string | null) => void;
  disabled?: boolean;
}

const inOrder = (rows: readonly Channel[]) =>
  rows.toSorted((one, other) => one.sortOrder - other.sortOrder || (one.id < other.id ? -1 : 1));
const none = '';

/** Chooses one of the workspace's channels; none means that it is not decided yet. */
export function ChannelSelect({ value, onChange, disabled = false }: ChannelSelectProps) {
  const offered = channels.useRows(inOrder).filter(({ id, isActive }) => isActive || id === value);
  return (
    <Select
      label="Channel"
      disabled={disabled}
      value={offered.some(({ id }) => id === value) ? (value ?? none) : none}
      onChange={(id) => onChange(id === none ? null : id)}
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
      ]}
    />
  );
}

interface FormatSelectProps {
  /** Of which the formats are offered; all without one. */
  channel: Channel | undefined;
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
