import { Activity, Copy, Link2, MoreHorizontal, Trash2 } from 'lucide-react';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { IconButton } from '#client/ui/button.tsx';
import { copyText } from '#client/ui/rows/copy-text.ts';
import { Menu } from '#client/ui/menus/menu.tsx';
import type { AffiliateLink } from '#domains/business/affiliate-links/schema.ts';
import {
  checkNow,
  deleteLink,
  utmItems,
} from '#domains/business/affiliate-links/panel/link-actions.ts';
import { openLinkPanel } from '#domains/business/affiliate-links/panel/link-panel-host.tsx';
import { statusItems } from './status-items.tsx';

/** What can be done with one link. `month` is what is logged of it. */
export function LinkMenu({
  link,
  canEdit,
  month,
}: {
  link: AffiliateLink;
  canEdit: boolean;
  month: string;
}) {
  const { url, discountCode } = link;
  const seesMoney = useSeesMoney();
  return (
    <Menu
      label={`More for ${link.title}`}
      align="end"
      trigger={<IconButton size="sm" label={`More for ${link.title}`} icon={<MoreHorizontal />} />}
      items={[
        ...(url
          ? [{ label: 'Copy link', icon: <Link2 />, onSelect: () => void copyText(url, 'Link') }]
          : []),
        ...(discountCode
          ? [
              {
                label: 'Copy code',
                icon: <Copy />,
                onSelect: () => void copyText(discountCode, 'Code'),
              },
            ]
          : []),
        ...utmItems(link),
        ...(canEdit
          ? [
              { group: 'This link' },
              ...(seesMoney
                ? [{ label: 'Log month', onSelect: () => openLinkPanel({ month }) }]
                : []),
              ...(url
                ? [{ label: 'Check now', icon: <Activity />, onSelect: () => checkNow([link]) }]
                : []),
              ...statusItems(link),
              'separator' as const,
              {
                label: 'Delete',
                icon: <Trash2 />,
                danger: true,
                onSelect: () => deleteLink(link),
              },
            ]
          : []),
      ]}
    />
  );
}
