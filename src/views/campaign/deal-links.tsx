import { Link, Plus } from 'lucide-react';
import { formatMoney } from '#client/words/format-money.ts';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { commissionText } from '#domains/business/affiliate-links/list/commission-text.ts';
import { linkToCampaign } from '#domains/business/affiliate-links/panel/link-actions.ts';
import { openLinkPanel } from '#domains/business/affiliate-links/panel/link-panel-host.tsx';
import {
  earningsByLink,
  linksByTitle,
} from '#domains/business/affiliate-links/panel/link-selectors.ts';
import { affiliateLinks } from '#domains/business/affiliate-links/data.ts';
import { affiliateEarnings } from '#domains/business/affiliate-links/earnings/data.ts';
import type { AffiliateEarning } from '#domains/business/affiliate-links/earnings/schema.ts';
import { commissionTotal } from '#domains/business/affiliate-links/rules.ts';
import type { AffiliateLink } from '#domains/business/affiliate-links/schema.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import '#client/ui/rows/short-rows.css';

interface DealLinksProps {
  campaign: Campaign;
  canEdit: boolean;
}

/** The affiliate links of a deal, with what each has earned. */
export function DealLinks({ campaign, canEdit }: DealLinksProps) {
  const all = affiliateLinks.useRows(linksByTitle);
  const earnings = affiliateEarnings.useRows(earningsByLink);
  const seesMoney = useSeesMoney();
  const links = all.filter(({ campaignId }) => campaignId === campaign.id);
  const mayLink = (link: AffiliateLink) =>
    link.campaignId === null && (link.brandId === null || link.brandId === campaign.brandId);
  if (!canEdit && links.length === 0) return null;
  return (
    <section aria-labelledby="deal-links">
      <SectionHead id="deal-links" title="Affiliate links" note={links.length || ''}>
        {canEdit ? <AddLink campaign={campaign} loose={all.filter(mayLink)} /> : null}
      </SectionHead>
      {links.length === 0 ? (
        <p className="deal-none">
          {`A link or code that is part of this deal${seesMoney ? ', with what it earns' : ''}.`}
        </p>
      ) : (
        <ul className="short-rows">
          {links.map((link) => (
            <li key={link.id}>
              <button
                type="button"
                className="opens grow anywhere"
                dir="auto"
                aria-haspopup="dialog"
                onClick={() => openLinkPanel({ linkId: link.id })}
              >
                {link.title}
                {link.discountCode ? (
                  <small className="block xs faint">{link.discountCode}</small>
                ) : null}
              </button>
              <span className="num">
                {[commissionText(link), earnedText(link, earnings.get(link.id) ?? [])]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A new link, or one of the brand's that is of no deal yet. */
function AddLink({ campaign, loose }: { campaign: Campaign; loose: readonly AffiliateLink[] }) {
  const { id, brandId } = campaign;
  return (
    <Menu
      label="Add affiliate link"
      align="end"
      trigger={<IconButton size="sm" label="Add affiliate link" tooltip={false} icon={<Plus />} />}
      items={[
        {
          label: 'New affiliate link',
          icon: <Plus />,
          onSelect: () => openLinkPanel({ campaignId: id, ...(brandId ? { brandId } : {}) }),
        },
        ...(loose.length > 0 ? [{ group: 'Link to this deal' }] : []),
        ...loose.map((link) => ({
          label: [link.title, link.discountCode].filter(Boolean).join(' · '),
          icon: <Link />,
          onSelect: () => linkToCampaign(link, campaign),
        })),
      ]}
    />
  );
}

function earnedText({ currency }: AffiliateLink, earnings: readonly AffiliateEarning[]): string {
  const { amountMinor } = commissionTotal(currency, earnings);
  return amountMinor > 0 ? `${formatMoney(amountMinor, currency)} earned` : '';
}
