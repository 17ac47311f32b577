import { Copy, Plus } from 'lucide-react';
import { Button, IconButton } from '#client/ui/button.tsx';
import { copyText } from '#client/ui/rows/copy-text.ts';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { affiliateLinks } from '#domains/business/affiliate-links/data.ts';
import { openLinkPanel } from '#domains/business/affiliate-links/panel/link-panel-host.tsx';
import { expiryOf, statusLabels } from '#domains/business/affiliate-links/rules.ts';
import type { AffiliateLink } from '#domains/business/affiliate-links/schema.ts';
import type { BrandPartProps } from './brand-panel.tsx';

const byBrand = (rows: readonly AffiliateLink[]) => Map.groupBy(rows, ({ brandId }) => brandId);

/** The links and codes that one shares for a brand. */
export function BrandLinks({ brand, canEdit, settings, onLeave }: BrandPartProps) {
  const links = affiliateLinks.useRows(byBrand).get(brand.id) ?? [];
  // Never a sheet over a sheet.
  const open = (request: Parameters<typeof openLinkPanel>[0]) => {
    onLeave();
    openLinkPanel(request);
  };
  return (
    <section aria-labelledby="brand-links">
      <SectionHead id="brand-links" title="Affiliate links" note={links.length || ''}>
        {canEdit ? (
          <Button
            size="sm"
            variant="ghost"
            icon={<Plus />}
            onClick={() => open({ brandId: brand.id })}
          >
            New affiliate link
          </Button>
        ) : null}
      </SectionHead>
      {links.length === 0 ? (
        <p className="record-none row gap-12 faint spread">No link or code with them so far.</p>
      ) : null}
      <ul>
        {links.map((link) => {
          const { id, title, discountCode, url, status } = link;
          const expiry = expiryOf(link, settings.today);
          const copied = discountCode || url;
          return (
            <li key={id} className="record-line row gap-10">
              <div className="grow">
                <button
                  type="button"
                  className="block opens strong trunc"
                  dir="auto"
                  onClick={() => open({ linkId: id })}
                >
                  {title}
                </button>
                <p className="trunc xs faint">{discountCode || url}</p>
              </div>
              {expiry ? (
                <Tape tone={expiry === 'expired' ? 'tally' : 'lamp'}>
                  {expiry === 'expired' ? 'Expired' : 'Expiring'}
                </Tape>
              ) : null}
              {status === 'active' ? null : <Tape tone="plain">{statusLabels[status]}</Tape>}
              {copied ? (
                <IconButton
                  label={discountCode ? `Copy code ${discountCode}` : `Copy link of ${title}`}
                  icon={<Copy />}
                  onClick={() => void copyText(copied, discountCode ? 'Code' : 'Link')}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
