import { Archive, ArchiveRestore, Mail, MoreHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Monogram } from '#client/ui/avatar.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { copyText } from '#client/ui/copy-text.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { ReadOnlyNote } from '#client/ui/read-only-note.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { Tape } from '#client/ui/tape.tsx';
import { affiliateLinks } from '#domains/affiliate-links/data.ts';
import { type DayFormats, useFormats } from '#domains/auth/data.ts';
import { campaigns } from '#domains/campaigns/data.ts';
import { brandContacts } from '#domains/brands/contacts/data.ts';
import { brands } from '#domains/brands/data.ts';
import type { Brand } from '#domains/brands/schema.ts';
import { useCan } from '#domains/workspaces/data.ts';
import { archiveBrand, deleteBrand } from './brand-actions.ts';
import { BrandContacts } from './brand-contacts.tsx';
import { BrandLinks } from './brand-links.tsx';
import { BrandNotes } from './brand-notes.tsx';
import { BrandOverview } from './brand-overview.tsx';
import type { BrandTab } from './brand-panel-host.tsx';
import { brandsById, countByBrand, primaryContacts } from './brand-selectors.ts';
import './brand-panel.css';

const tabs: readonly { value: BrandTab; label: string }[] = [
  { value: 'overview', label: 'Overview' },
  { value: 'contacts', label: 'Contacts & log' },
  { value: 'links', label: 'Affiliate links' },
  { value: 'notes', label: 'Notes' },
];

/** What each part of the sheet is given. */
export interface BrandPartProps {
  brand: Brand;
  canEdit: boolean;
  settings: DayFormats;
}

interface BrandPanelProps {
  brandId: string;
  tab: BrandTab | undefined;
  open: boolean;
  onClose: () => void;
}

/** Everything about one brand, at the right edge while the list behind it stays. */
export function BrandPanel({ brandId, tab: first = 'overview', open, onClose }: BrandPanelProps) {
  const brand = brands.useRows(brandsById).get(brandId);
  const status = brands.useStatus();
  const [tab, setTab] = useState(first);
  if (!brand) {
    return (
      <Dialog size="sheet" open={open} onClose={onClose} title="Brand">
        <p className="muted">
          {status === 'loading' ? 'Loading…' : 'This brand no longer exists.'}
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      size="sheet"
      open={open}
      onClose={onClose}
      title={brand.name}
      description={[brand.category, brand.agencyName && `through ${brand.agencyName}`]
        .filter(Boolean)
        .join(' · ')}
    >
      <BrandHead brand={brand} onClose={onClose} />
      <Tabs label="About this brand" value={tab} onChange={setTab} tabs={tabs}>
        <BrandPart brand={brand} tab={tab} onClose={onClose} />
      </Tabs>
    </Dialog>
  );
}

function BrandPart({ brand, tab, onClose }: { brand: Brand; tab: BrandTab; onClose: () => void }) {
  const canEdit = useCan('edit');
  const settings = useFormats();
  const shared = { brand, canEdit, settings };
  if (tab === 'contacts') return <BrandContacts {...shared} />;
  if (tab === 'links') return <BrandLinks {...shared} onLeave={onClose} />;
  if (tab === 'notes') return <BrandNotes {...shared} />;
  return <BrandOverview {...shared} />;
}

function BrandHead({ brand, onClose }: { brand: Brand; onClose: () => void }) {
  const canEdit = useCan('edit');
  const contact = brandContacts.useRows(primaryContacts).get(brand.id);
  const uses = {
    campaigns: campaigns.useRows(countByBrand).get(brand.id) ?? 0,
    links: affiliateLinks.useRows(countByBrand).get(brand.id) ?? 0,
  };
  const { email } = contact ?? {};
  return (
    <div className="brand-head">
      <Monogram size="lg" name={brand.name} color={brand.color} />
      <div className="grow">
        {contact ? (
          <p className="trunc">
            {contact.name}
            {email ? <span className="faint"> {email}</span> : null}
          </p>
        ) : (
          <p className="faint">Nobody to write to yet</p>
        )}
        {brand.isArchived ? <Tape tone="plain">Archived</Tape> : null}
        {canEdit ? null : <ReadOnlyNote className="xs faint" />}
      </div>
      {email ? (
        <IconButton
          boxed
          label="Copy e-mail"
          icon={<Mail />}
          onClick={() => void copyText(email, 'E-mail')}
        />
      ) : null}
      {canEdit ? (
        <Menu
          label={`More for ${brand.name}`}
          align="end"
          trigger={<IconButton boxed label="More" icon={<MoreHorizontal />} />}
          items={[
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
              onSelect: () => (deleteBrand(brand, uses) ? onClose() : undefined),
            },
          ]}
        />
      ) : null}
    </div>
  );
}
