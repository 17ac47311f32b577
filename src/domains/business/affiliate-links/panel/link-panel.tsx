import { Copy, MoreHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '#client/ui/button.tsx';
import { copyText } from '#client/ui/rows/copy-text.ts';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { affiliateLinks } from '#domains/business/affiliate-links/data.ts';
import {
  networkLabel,
  programLabels,
  statusLabels,
} from '#domains/business/affiliate-links/rules.ts';
import type { AffiliateLink } from '#domains/business/affiliate-links/schema.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { brands } from '#domains/business/brands/data.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { ExpiryTape } from '#domains/business/affiliate-links/list/expiry-tape.tsx';
import { deleteLink, utmItems } from './link-actions.ts';
import { LinkEarnings } from './link-earnings.tsx';
import { LinkFacts } from './link-facts.tsx';
import { LinkFields } from './link-fields.tsx';
import { LinkHealth } from './link-health.tsx';
import { statusItems } from '#domains/business/affiliate-links/list/status-items.tsx';
import '#domains/business/brands/panel/brand-panel.css';
import '#domains/business/brands/panel/campaign-link.css';
import './link-panel.css';
import './log-month.css';

const tabs = [
  { value: 'earnings', label: 'Earnings' },
  { value: 'details', label: 'Details' },
] as const;
const tabsWithoutMoney = tabs.filter(({ value }) => value === 'details');

interface LinkPanelProps {
  linkId: string;
  open: boolean;
  onClose: () => void;
}

/** Everything about one affiliate link, at the right edge while the list stays. */
export function LinkPanel({ linkId, open, onClose }: LinkPanelProps) {
  const link = affiliateLinks.useRows(rowsById).get(linkId);
  const known = brands.useRows(rowsById);
  const [chosen, setTab] = useState<'earnings' | 'details'>('earnings');
  const seesMoney = useSeesMoney();
  const tab = seesMoney ? chosen : 'details';
  const canEdit = useCan('edit');
  const settings = useFormats();
  if (!link) {
    return (
      <Dialog size="sheet" open={open} onClose={onClose} title="Affiliate link">
        <p className="muted">This link no longer exists.</p>
      </Dialog>
    );
  }
  const brand = link.brandId ? known.get(link.brandId) : undefined;
  return (
    <Dialog
      size="sheet"
      open={open}
      onClose={onClose}
      title={link.title}
      description={[brand?.name, networkLabel(link.network), programLabels[link.programType]]
        .filter(Boolean)
        .join(' · ')}
    >
      <LinkHead link={link} canEdit={canEdit} today={settings.today} onClose={onClose} />
      {canEdit ? null : <ReadOnlyNote className="xs faint" />}
      {link.url ? <LinkHealth link={link} settings={settings} canEdit={canEdit} /> : null}
      <Tabs
        label="About this link"
        value={tab}
        onChange={setTab}
        tabs={seesMoney ? tabs : tabsWithoutMoney}
      >
        {tab === 'earnings' ? (
          <LinkEarnings link={link} canEdit={canEdit} settings={settings} onLeave={onClose} />
        ) : canEdit ? (
          <LinkFields link={link} settings={settings} />
        ) : (
          <LinkFacts link={link} settings={settings} />
        )}
      </Tabs>
    </Dialog>
  );
}

interface LinkHeadProps {
  link: AffiliateLink;
  canEdit: boolean;
  today: string;
  onClose: () => void;
}

function LinkHead({ link, canEdit, today, onClose }: LinkHeadProps) {
  const { url, discountCode, status } = link;
  return (
    <div className="link-head">
      {url ? (
        <Button size="sm" icon={<Copy />} onClick={() => void copyText(url, 'Link')}>
          Copy link
        </Button>
      ) : null}
      {discountCode ? (
        <Button size="sm" icon={<Copy />} onClick={() => void copyText(discountCode, 'Code')}>
          {`Copy ${discountCode}`}
        </Button>
      ) : null}
      {status === 'active' ? null : <Tape tone="plain">{statusLabels[status]}</Tape>}
      <ExpiryTape link={link} today={today} />
      <span className="end" />
      <Menu
        label={`More for ${link.title}`}
        align="end"
        trigger={<IconButton boxed label="More" icon={<MoreHorizontal />} />}
        items={[
          ...utmItems(link),
          ...(canEdit
            ? [
                ...statusItems(link),
                'separator' as const,
                {
                  label: 'Delete',
                  icon: <Trash2 />,
                  danger: true,
                  onSelect: () => {
                    deleteLink(link);
                    onClose();
                  },
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
