import type { Brand } from '#domains/business/brands/schema.ts';
import { BrandMark } from '#domains/business/brands/parts/brand-mark.tsx';

interface BrandNameProps {
  brand: Brand;
  /** In a second line; none without it. */
  note: string;
  onOpen: (brand: Brand) => void;
}

/** The first cell of a brand: its mark and name, which opens it. */
export function BrandName({ brand, note, onOpen }: BrandNameProps) {
  return (
    <>
      <BrandMark size="sm" brand={brand} />
      <span className="list-words stack">
        <button type="button" data-row className="trunc" dir="auto" onClick={() => onOpen(brand)}>
          {brand.name}
        </button>
        {note ? <small className="trunc">{note}</small> : null}
      </span>
    </>
  );
}
