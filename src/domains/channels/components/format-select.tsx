import { Select } from '#client/ui/select.tsx';
import {
  type Format,
  formatLabels,
  formats,
  type Platform,
  platformFacts,
} from '#domains/channels/schema.ts';

interface FormatSelectProps {
  /** Whose formats there are to choose from; without it all. */
  platform: Platform | undefined;
  value: Format | null;
  onChange: (format: Format | null) => void;
  label?: string;
}

const noFormat = 'none';

/** Chooses one of the formats of a platform, or none. */
export function FormatSelect({ platform, value, onChange, label = 'Format' }: FormatSelectProps) {
  const known = platform ? platformFacts[platform].formats : formats;
  // Chosen while it was for another platform.
  const shown = value && !known.includes(value) ? [value, ...known] : known;
  return (
    <Select<Format | typeof noFormat>
      label={label}
      value={value ?? noFormat}
      onChange={(format) => onChange(format === noFormat ? null : format)}
      options={[
        { value: noFormat, label: 'Any format' },
        ...shown.map((format) => ({ value: format, label: formatLabels[format] })),
      ]}
    />
  );
}
