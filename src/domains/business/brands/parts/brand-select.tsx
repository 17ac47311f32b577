import { Select } from '#client/ui/menus/select.tsx';
import { brands } from '#domains/business/brands/data.ts';
import { brandsByName } from '#domains/business/brands/parts/brand-selectors.ts';
import { BrandMark } from './brand-mark.tsx';

const nobody = 'none';

interface BrandSelectProps {
  value: string | null;
  onChange: (brandId: string | null) => void;
}

/** Chooses a brand of the workspace, or none; what is archived is offered only where it is chosen. */
export function BrandSelect({ value, onChange }: BrandSelectProps) {
  const all = brands.useRows(brandsByName);
  const offered = all.filter(({ id, isArchived }) => !isArchived || id === value);
  return (
    <Select
      label="Brand"
      value={value ?? nobody}
      onChange={(id) => onChange(id === nobody ? null : id)}
      options={[
        { value: nobody, label: 'No brand' },
        ...offered.map((brand) => ({
          value: brand.id,
          label: brand.name,
          icon: <BrandMark size="sm" brand={brand} />,
        })),
      ]}
    />
  );
}
