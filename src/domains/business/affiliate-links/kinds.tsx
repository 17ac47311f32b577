import { Link2 } from 'lucide-react';
import { openLinkPanel } from '#domains/business/affiliate-links/panel/link-panel-host.tsx';
import { affiliateLinks } from './data.ts';
import { brands } from '#domains/business/brands/data.ts';
import { recordKind, type RecordKind, rowIn } from '#client/record/record-kind.ts';

/** Affiliate links. */
export const kinds: readonly RecordKind[] = [
  recordKind(affiliateLinks, {
    place: 80,
    label: 'Affiliate links',
    noun: 'Affiliate link',
    icon: <Link2 />,
    titleOf: ({ title }) => title,
    besides: ({ discountCode, brandId }) => `${discountCode} ${rowIn(brands, brandId)?.name ?? ''}`,
    look: ({ discountCode, brandId }) => ({
      meta: discountCode || rowIn(brands, brandId)?.name,
    }),
    open: ({ id }) => openLinkPanel({ linkId: id }),
  }),
];
