import { Monogram } from '#client/ui/avatar.tsx';
import { Field } from '#client/ui/field.tsx';
import { SuggestInput } from '#client/ui/suggest-input.tsx';
import { newId } from '#shared/ids.ts';
import { brands } from '#domains/brands/data.ts';
import type { Brand } from '#domains/brands/schema.ts';

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
const everyBrand = (rows: readonly Brand[]) => rows;

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
        icon={brand ? <Monogram size="sm" name={brand.name} color={brand.color} /> : null}
        suggestions={known.map(({ id, name, color }) => ({
          id,
          label: name,
          icon: <Monogram size="sm" name={name} color={color} />,
        }))}
      />
    </Field>
  );
}

/** The brand of a name, whatever the case of its letters. */
export function brandNamed(all: readonly Brand[], name: string): Brand | undefined {
  const wanted = name.trim().toLowerCase();
  return all.find((brand) => brand.name.toLowerCase() === wanted);
}

/** The id of a brand that is known by this name. */
export function knownBrandId(name: string): string | null {
  return brandNamed(brands.read(everyBrand), name)?.id ?? null;
}

/**
 * The id of the brand of this name, which is added if there is none. Writes of a workspace are sent
 * in their order: the brand is there before what refers to it.
 */
export function brandIdFor(name: string): string {
  const known = knownBrandId(name);
  if (known) return known;
  const id = newId();
  void brands.create({ id, name: name.trim() });
  return id;
}
