import { Archive, ArchiveRestore, Mail, MoreHorizontal, Trash2 } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import { copyText } from '#client/ui/rows/copy-text.ts';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { affiliateLinks } from '#domains/business/affiliate-links/data.ts';
import { Activity } from '#domains/around/activities/activity.tsx';
import { Attachments } from '#domains/around/attachments/attachments.tsx';
import { type DayFormats, useFormats } from '#domains/people/auth/data.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { brandContacts } from '#domains/business/brands/contacts/data.ts';
import { brands } from '#domains/business/brands/data.ts';
import type { Brand } from '#domains/business/brands/schema.ts';
import { LinkedTasks } from '#domains/tasks/linking/linked-tasks.tsx';
import { useCan } from '#domains/people/workspaces/data.ts';
import { archiveBrand, deleteBrand } from '#domains/business/brands/parts/brand-actions.ts';
import { BrandCampaigns } from './brand-campaigns.tsx';
import { BrandContacts } from './brand-contacts.tsx';
import { BrandLinks } from './brand-links.tsx';
import { BrandNotes } from './brand-notes.tsx';
import { BrandOverview } from './brand-overview.tsx';
import { BrandPayments } from './brand-payments.tsx';
import type { BrandTab } from './brand-panel-host.tsx';
import { BrandRights } from './brand-rights.tsx';
import { countByBrand, primaryContacts } from '#domains/business/brands/parts/brand-selectors.ts';
import { BrandMark } from '#domains/business/brands/parts/brand-mark.tsx';
import './brand-panel.css';

const tabs: readonly { value: BrandTab; label: string }[] = [
  { value: 'overview', label: 'Overview' },
  { value: 'campaigns', label: 'Campaigns' },
  { value: 'tasks', label: 'Tasks' },
  { value: 'contacts', label: 'Contacts & log' },
  { value: 'links', label: 'Affiliate links' },
  { value: 'money', label: 'Money' },
  { value: 'rights', label: 'Rights' },
  { value: 'notes', label: 'Notes & files' },
];
const tabsWithoutMoney = tabs.filter(({ value }) => value !== 'money');

/** What each part of the sheet is given. */
export interface BrandPartProps {
  brand: Brand;
  canEdit: boolean;
  settings: DayFormats;
  /** Closes the sheet, for what opens elsewhere: never a sheet over a sheet. */
  onLeave: () => void;
  /** Where typing begins. */
  start: RefObject<HTMLInputElement | null>;
}

interface BrandPanelProps {
  brandId: string;
  tab: BrandTab | undefined;
  open: boolean;
  onClose: () => void;
}

/** Everything about one brand, at the right edge while the list behind it stays. */
export function BrandPanel({ brandId, tab: first = 'overview', open, onClose }: BrandPanelProps) {
  const brand = brands.useRows(rowsById).get(brandId);
  const status = brands.useStatus();
  const [chosen, setTab] = useState(first);
  const seesMoney = useSeesMoney();
  const tab = chosen === 'money' && !seesMoney ? 'overview' : chosen;
  const head = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLInputElement>(null);
  const canEdit = useCan('edit');
  const settings = useFormats();
  if (!brand) {
    return (
      <Dialog size="sheet" open={open} onClose={onClose} title="Brand">
        <p className="muted">
          {status === 'loading' ? 'Loading…' : 'This brand no longer exists.'}
        </p>
      </Dialog>
    );
  }
  const part = { brand, canEdit, settings, onLeave: onClose, start };
  return (
    <Dialog
      size="sheet"
      open={open}
      onClose={onClose}
      initialFocus={first === 'contacts' && canEdit ? start : head}
      title={brand.name}
      description={[brand.category, brand.agencyName && `through ${brand.agencyName}`]
        .filter(Boolean)
        .join(' · ')}
    >
      <div ref={head} tabIndex={-1} className="brand-head">
        <BrandHead brand={brand} canEdit={canEdit} onClose={onClose} />
      </div>
      <Tabs
        label="About this brand"
        value={tab}
        onChange={setTab}
        tabs={seesMoney ? tabs : tabsWithoutMoney}
      >
        <BrandPart tab={tab} {...part} />
      </Tabs>
    </Dialog>
  );
}

function BrandPart({ tab, ...part }: BrandPartProps & { tab: BrandTab }) {
  if (tab === 'campaigns') return <BrandCampaigns {...part} />;
  if (tab === 'tasks')
    return <LinkedTasks field="brandId" id={part.brand.id} onLeave={part.onLeave} />;
  if (tab === 'contacts') return <BrandContacts {...part} />;
  if (tab === 'links') return <BrandLinks {...part} />;
  if (tab === 'money') return <BrandPayments {...part} />;
  if (tab === 'rights') return <BrandRights {...part} />;
  if (tab === 'overview') return <BrandOverview {...part} />;
  return (
    <>
      <BrandNotes {...part} />
      <Attachments subject={{ brandId: part.brand.id }} kinds={['logo']} />
      <Activity subject={{ brandId: part.brand.id }} />
    </>
  );
}

interface BrandHeadProps {
  brand: Brand;
  canEdit: boolean;
  onClose: () => void;
}

function BrandHead({ brand, canEdit, onClose }: BrandHeadProps) {
  const contact = brandContacts.useRows(primaryContacts).get(brand.id);
  const uses = {
    campaigns: campaigns.useRows(countByBrand).get(brand.id) ?? 0,
    links: affiliateLinks.useRows(countByBrand).get(brand.id) ?? 0,
  };
  const { email } = contact ?? {};
  return (
    <>
      <BrandMark size="lg" brand={brand} />
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
    </>
  );
}
