import {
  Archive,
  ArchiveRestore,
  Banknote,
  Link,
  Mail,
  Megaphone,
  MessageSquare,
  MoreHorizontal,
  Trash2,
} from 'lucide-react';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { IconButton } from '#client/ui/button.tsx';
import { copyText } from '#client/ui/rows/copy-text.ts';
import { Menu } from '#client/ui/menus/menu.tsx';
import { openLinkPanel } from '#domains/business/affiliate-links/panel/link-panel-host.tsx';
import { askNewPayment } from '#domains/business/campaigns/payments/new-payment-host.tsx';
import { brandContacts } from '#domains/business/brands/contacts/data.ts';
import type { Brand } from '#domains/business/brands/schema.ts';
import { archiveBrand, deleteBrand } from '#domains/business/brands/parts/brand-actions.ts';
import { openBrandPanel } from '#views/brands/panel/brand-panel-host.tsx';
import { primaryContacts } from '#domains/business/brands/parts/brand-selectors.ts';
import { brandUses } from './brand-uses.ts';
import { useNewCampaign } from './use-new-campaign.ts';

/** What can be done with a brand from its row. */
export function BrandMenu({ brand }: { brand: Brand }) {
  const email = brandContacts.useRows(primaryContacts).get(brand.id)?.email;
  const beginCampaign = useNewCampaign();
  const seesMoney = useSeesMoney();
  return (
    <Menu
      label={`More for ${brand.name}`}
      align="end"
      trigger={<IconButton size="sm" label={`More for ${brand.name}`} icon={<MoreHorizontal />} />}
      items={[
        {
          label: 'Log contact',
          icon: <MessageSquare />,
          onSelect: () => openBrandPanel({ brandId: brand.id, tab: 'contacts' }),
        },
        {
          label: 'New campaign',
          icon: <Megaphone />,
          // Where a brand is to be avoided, its sheet asks.
          onSelect: () =>
            brand.relationship === 'avoid'
              ? openBrandPanel({ brandId: brand.id, tab: 'campaigns' })
              : beginCampaign(brand),
        },
        ...(seesMoney
          ? [
              {
                label: 'New payment',
                icon: <Banknote />,
                onSelect: () => askNewPayment({ brandId: brand.id }),
              },
            ]
          : []),
        {
          label: 'New affiliate link',
          icon: <Link />,
          onSelect: () => openLinkPanel({ brandId: brand.id }),
        },
        ...(email
          ? [
              {
                label: 'Copy e-mail',
                icon: <Mail />,
                onSelect: () => void copyText(email, 'E-mail'),
              },
            ]
          : []),
        {
          label: brand.isArchived ? 'Take out of the archive' : 'Archive',
          icon: brand.isArchived ? <ArchiveRestore /> : <Archive />,
          onSelect: () => archiveBrand(brand, !brand.isArchived),
        },
        'separator',
        {
          label: 'Delete',
          icon: <Trash2 />,
          danger: true,
          onSelect: () => void deleteBrand(brand, brandUses(brand.id)),
        },
      ]}
    />
  );
}
