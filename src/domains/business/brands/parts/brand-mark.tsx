import { Monogram, type MonogramProps } from '#client/ui/marks/avatar.tsx';
import { Picture } from '#client/ui/marks/picture.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { thumbnailUrl } from '#domains/around/attachments/file-links.ts';
import type { Brand } from '#domains/business/brands/schema.ts';
import './brand-mark.css';

interface BrandMarkProps extends Pick<MonogramProps, 'size'> {
  brand: Pick<Brand, 'name' | 'color' | 'logoId'> | undefined;
  /** Whose letter stands there without a brand: a deal's, say. */
  name?: string;
}

/** A brand's logo, or its letter on a tile; its name stands beside it. */
export function BrandMark({ brand, name = '', size = 'md' }: BrandMarkProps) {
  const letter = <Monogram name={brand?.name ?? name} color={brand?.color} size={size} />;
  if (!brand?.logoId) return letter;
  return (
    <Picture
      className={classNames('mono', 'brand-logo', size !== 'md' && size)}
      url={thumbnailUrl(brand.logoId)}
    >
      {letter}
    </Picture>
  );
}
