import { Field } from '#client/ui/fields/field.tsx';
import { SuggestInput } from '#client/ui/fields/suggest-input.tsx';
import { brands } from '#domains/business/brands/data.ts';
import type { Brand } from '#domains/business/brands/schema.ts';
import { brandNamed } from './brand-names.ts';
import { BrandMark } from '#domains/business/brands/parts/brand-mark.tsx';

interface BrandFieldProps {
  /** Its name, as it is typed. */
  value: string;
  onChange: (name: string) => void;
  error?: string | undefined;
  optional?: boolean;
}

const byName = (rows: readonly Brand[]) =>
  rows
    .filter(({ isArchived }) => !isArchived)
    .toSorted((one, other) => one.name.localeCompare(other.name));

/** Whom a deal is with: a brand that is known, or the name of a new one. */
export function BrandField({ value, onChange, error, optional }: BrandFieldProps) {
  const known = brands.useRows(byName);
  const brand = brandNamed(known, value);
  return (
    <Field
      label="Brand"
      optional={optional ?? false}
      error={error}
      hint={value.trim() && !brand ? 'A new brand: it is added with the campaign' : undefined}
    >
      <SuggestInput
        value={value}
        onChange={onChange}
        placeholder="Who is it with?"
        icon={brand ? <BrandMark size="sm" brand={brand} /> : null}
        suggestions={known.map((one) => ({
          id: one.id,
          label: one.name,
          icon: <BrandMark size="sm" brand={one} />,
        }))}
      />
    </Field>
  );
}
