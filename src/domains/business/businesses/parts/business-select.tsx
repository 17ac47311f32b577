import { Select } from '#client/ui/menus/select.tsx';
import { ColorDot } from '#client/ui/marks/tape.tsx';
import { businesses } from '#domains/business/businesses/data.ts';
import type { Business } from '#domains/business/businesses/schema.ts';

const none = 'none';

/** By their names: a selector. */
export const businessesByName = (rows: readonly Business[]) =>
  rows.toSorted((one, other) => one.name.localeCompare(other.name));

interface BusinessSelectProps {
  value: string | null;
  onChange: (businessId: string | null) => void;
  /** What it means that none is chosen. */
  noneLabel?: string;
}

/** Chooses whose money it is; one that is archived is offered only where it is chosen. */
export function BusinessSelect({
  value,
  onChange,
  noneLabel = 'No business',
}: BusinessSelectProps) {
  const all = businesses.useRows(businessesByName);
  const offered = all.filter(({ id, isArchived }) => !isArchived || id === value);
  return (
    <Select
      label="Business"
      value={value ?? none}
      onChange={(id) => onChange(id === none ? null : id)}
      options={[
        { value: none, label: noneLabel },
        ...offered.map(({ id, name, color }) => ({
          value: id,
          label: name,
          icon: <ColorDot color={color} />,
        })),
      ]}
    />
  );
}
