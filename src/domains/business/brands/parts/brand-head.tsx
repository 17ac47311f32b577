import type { Brand } from '#domains/business/brands/schema.ts';
import { BrandMark } from './brand-mark.tsx';

/** A brand over those rows of a list that are its own; without one, those of none. */
export function BrandHead({ brand, count }: { brand: Brand | undefined; count: number }) {
  return (
    <span className="row">
      {brand ? <BrandMark size="sm" brand={brand} /> : null}
      <span dir="auto" className="trunc">
        {brand?.name ?? 'No brand'}
      </span>
      <span className="faint num">{count}</span>
    </span>
  );
}
