import { Select } from '#client/ui/menus/select.tsx';
import { ColorDot } from '#client/ui/marks/tape.tsx';
import { pillars } from './data.ts';
import type { Pillar } from './schema.ts';
import { contentSeries } from '#domains/making/pillars/series/data.ts';
import type { ContentSeries } from '#domains/making/pillars/series/schema.ts';

interface ReferenceSelectProps {
  value: string | null;
  onChange: (id: string | null) => void;
  disabled?: boolean;
}

/** The pillars in their order: a selector for `pillars.useRows`. */
export const inPillarOrder = (rows: readonly Pillar[]) =>
  rows.toSorted((one, other) => one.sortOrder - other.sortOrder || (one.id < other.id ? -1 : 1));
const byName = (rows: readonly ContentSeries[]) =>
  rows.toSorted((one, other) => one.name.localeCompare(other.name));
const none = '';

/** Chooses a pillar, or none; archived ones only where they are chosen already. */
export function PillarSelect({
  value,
  onChange,
  disabled = false,
  quiet = false,
  className,
}: ReferenceSelectProps & { quiet?: boolean; className?: string }) {
  const known = pillars.useRows(inPillarOrder);
  const offered = known.filter(({ id, isActive }) => isActive || id === value);
  return (
    <Select
      label="Pillar"
      quiet={quiet}
      className={className}
      disabled={disabled}
      value={offered.some(({ id }) => id === value) ? (value ?? none) : none}
      onChange={(id) => onChange(id === none ? null : id)}
      options={[
        { value: none, label: 'No pillar' },
        ...offered.map(({ id, name, color }) => ({
          value: id,
          label: name,
          icon: <ColorDot color={color} />,
        })),
      ]}
    />
  );
}

/** Chooses a series, or none. */
export function SeriesSelect({ value, onChange, disabled = false }: ReferenceSelectProps) {
  const known = contentSeries.useRows(byName);
  const offered = known.filter(({ id, isActive }) => isActive || id === value);
  return (
    <Select
      label="Series"
      disabled={disabled}
      value={offered.some(({ id }) => id === value) ? (value ?? none) : none}
      onChange={(id) => onChange(id === none ? null : id)}
      options={[
        { value: none, label: 'No series' },
        ...offered.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
